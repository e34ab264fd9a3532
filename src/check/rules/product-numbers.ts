// Checks every number by which a text refers to a product: in a card, the label on the home page, a column
// of a kind's table, the order of products.
import { type Data, isData } from '../../model/data.ts';
import type { Content } from '../content.ts';
import { error, type Finding, note, warning } from '../finding.ts';
import { askAboutProduct, productNumbered } from '../products.ts';
import { isShown, type Text } from '../read-text.ts';
import type { Path } from '../read-yaml.ts';
import { either } from '../wording.ts';

export function checkProductNumbers(text: Text, content: Content): Finding[] {
  // In a product, `order` is the number of another product; elsewhere it is a place in a list.
  const order = text.collection.name === 'products' ? ['order'] : [];
  return text.entries
    .flatMap(({ at, data }) => mapsIn(data, at))
    .flatMap(({ at, data }) =>
      ['product', 'label_product', ...order].flatMap((key) =>
        checkNumber(text, content, at, data, key),
      ),
    );
}

function checkNumber(text: Text, content: Content, at: Path, data: Data, key: string): Finding[] {
  const { path, lineOf } = text;
  const number = data[key];
  if (typeof number !== 'number') return [];
  const line = lineOf([...at, key]) ?? 1;
  const meant = productNumbered(number, content);
  if (!meant) {
    const fix = either('Upišite broj postojećeg proizvoda.', 'Izaberite drugi.');
    const message = `Proizvod broj ${number} ne postoji.`;
    // An `order` that names no product is harmless: the product then stands by its own number.
    const make = key === 'order' ? warning : error;
    return content.isIncomplete ? [] : [make(path, line, message, fix)];
  }
  const name = key === 'product' ? String(data['name'] ?? '') : '';
  const findings = askAboutProduct(path, line, name, meant, content);
  if (!isShown(meant, content.now)) {
    const message = `Proizvod broj ${number} se još ne prikazuje, pa se ni ovo ne vidi.`;
    findings.push(note(path, line, message, 'Pojavljuje se samo, zajedno sa proizvodom.'));
  }
  if (key === 'label_product' && !meant.product.labelNotes) {
    const message = `Proizvod broj ${number} nema beleške uz sastav, pa se deklaracija na početnoj ne vidi.`;
    const fix = either(
      'Upišite broj proizvoda u čijem fajlu ima polja „label_notes“.',
      'Izaberite proizvod koji ima beleške uz sastav.',
    );
    findings.push(warning(path, line, message, fix));
  }
  const { composition } = meant.product;
  for (const [index, value] of (Array.isArray(data['values']) ? data['values'] : []).entries()) {
    const share = String(value);
    if (!/\d%$/.test(share) || composition === '' || composition.includes(share)) continue;
    const message = `Podatak ${share} ne stoji u „Sastavu“ proizvoda broj ${number}.`;
    const row = lineOf([...at, 'values', index]) ?? line;
    findings.push(warning(path, row, message, 'Ispravite onaj koji nije sa deklaracije.'));
  }
  return findings;
}

function mapsIn(value: unknown, at: Path): { at: Path; data: Data }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => mapsIn(item, [...at, index]));
  if (!isData(value)) return [];
  const below = Object.entries(value).flatMap(([key, item]) => mapsIn(item, [...at, key]));
  return [{ at, data: value }, ...below];
}
