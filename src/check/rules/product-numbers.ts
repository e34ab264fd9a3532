// Where a text shows or leads to a product by its number: a card, the label on the home page, a column
// of a group's table.
import { type Data, isData } from '../../model/data.ts';
import type { Site } from '../check-site.ts';
import { error, type Finding, note, warning } from '../finding.ts';
import { isShown, type Text } from '../read-text.ts';
import type { Path } from '../read-yaml.ts';
import { compositionIn } from './label.ts';
import { askAboutProduct, productsIn } from './relations.ts';

export function checkProductNumbers(text: Text, site: Site): Finding[] {
  const { path, entries, lineOf } = text;
  return entries.flatMap(({ at, data }) =>
    numbersIn(data).flatMap(({ key, number, name, values = [], shown }) => {
      if (typeof number !== 'number') return [];
      const line = lineOf([...at, ...key]) ?? 1;
      const product = productsIn(site).find((one) => one.entries[0]?.data['id'] === number);
      if (!product) {
        const fix = 'Upišite broj postojećeg proizvoda.';
        const words = `Proizvod broj ${number} ne postoji.`;
        // Behind nothing it stands by its own number.
        const make = key[0] === 'order' ? warning : error;
        return site.isIncomplete ? [] : [make(path, line, words, fix)];
      }
      const findings = askAboutProduct(text, site, line, String(name ?? ''), product);
      if (!isShown(product, site.now)) {
        const words = `Proizvod broj ${number} se još ne prikazuje, pa se ni ${shown} ne vidi.`;
        findings.push(note(path, line, words, 'Pojavljuje se sama, zajedno sa proizvodom.'));
      }
      if (key[0] === 'label_product' && !product.entries[0]?.data['label_notes']) {
        const words = `Proizvod broj ${number} nema beleške uz sastav, pa se ${shown} ne vidi.`;
        const fix = 'Upišite broj proizvoda u čijem fajlu ima polja „label_notes“.';
        findings.push(warning(path, line, words, fix));
      }
      const composition = compositionIn(product.lines);
      for (const [index, value] of values.entries()) {
        if (!/\d%$/.test(value) || composition === '' || composition.includes(value)) continue;
        const row = lineOf([...at, ...key.slice(0, -1), 'values', index]) ?? line;
        const words = `Podatak ${value} ne stoji u „Sastavu“ proizvoda broj ${number}.`;
        findings.push(warning(path, row, words, 'Ispravite onaj koji nije sa deklaracije.'));
      }
      return findings;
    }),
  );
}

interface ProductNumber {
  key: Path;
  number: unknown;
  /** What the product is called there. */
  name?: unknown;
  /** What is said of it there. */
  values?: string[];
  /** What is left out while the product is not shown. */
  shown: string;
}

function numbersIn(data: Data): ProductNumber[] {
  const compare = isData(data['compare']) ? data['compare']['products'] : undefined;
  const columns: unknown[] = Array.isArray(compare) ? compare : [];
  return [
    { key: ['product'], number: data['product'], name: data['name'], shown: 'ova kartica' },
    // In a list it is a place among its items.
    { key: ['order'], number: data['kind'] && data['order'], shown: 'redosled' },
    { key: ['label_product'], number: data['label_product'], shown: 'deklaracija na početnoj' },
    ...columns.filter(isData).map(({ product, name, values }, index) => ({
      key: ['compare', 'products', index, 'product'],
      number: product,
      name,
      values: Array.isArray(values) ? values.map(String) : [],
      shown: 'ova kolona tabele',
    })),
  ];
}
