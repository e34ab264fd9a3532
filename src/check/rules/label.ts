// What is written beside a label's own words: notes on words of „Sastav“, and a group's table.
import { type Data, isData } from '../../model/data.ts';
import { splitAtWords } from '../../model/label-notes.ts';
import { oneLine, withoutAllergens } from '../../model/plain-text.ts';
import { readSections } from '../../model/product-text.ts';
import type { Site } from '../check-site.ts';
import { error, type Finding, warning } from '../finding.ts';
import type { Text } from '../read-text.ts';
import { productsIn } from './relations.ts';

/** The words of each note stand in „Sastav“, once. */
export function checkLabelNotes({ path, entries, lines, isDraft, lineOf }: Text): Finding[] {
  const words = itemsIn(entries[0]?.data, 'label_notes').map((one) => String(one['words'] ?? ''));
  const composition = compositionIn(lines);
  if (isDraft || composition === '') return [];
  const marked = new Set(splitAtWords(composition, words).map(({ note }) => note));
  return words.flatMap((one, index) => {
    if (one.trim() === '' || marked.has(index)) return [];
    const line = lineOf(['label_notes', index, 'words']) ?? 1;
    const isTwin = words.findIndex((other) => other.toLowerCase() === one.toLowerCase()) < index;
    return isTwin
      ? [
          error(
            path,
            line,
            `Za reči „${one}“ već ima beleška iznad.`,
            'Spojite ih u jednu belešku.',
          ),
        ]
      : [
          error(
            path,
            line,
            `Reči „${one}“ ne stoje u odeljku „Sastav“.`,
            'Prepišite ih odande slovo po slovo. Ne računa se pasus „Alergeni“, a reči dve beleške ne smeju da se preklapaju.',
          ),
        ];
  });
}

/** A table has a name for each row, and each column something to say in each. */
export function checkTable({ path, entries, lineOf }: Text, site: Site): Finding[] {
  return entries.flatMap(({ at, data }) => {
    const columns = itemsIn(data, 'compare_products');
    const rows = listIn(data, 'compare_rows');
    const lineAt = (...key: PropertyKey[]) => lineOf([...at, ...key]) ?? 1;
    if (columns.length === 0) return [];
    if (rows.length === 0 || !data['compare_title']) {
      const fix =
        'Dopišite polja „compare_title“ i „compare_rows“ ili obrišite i „compare_products“.';
      return [error(path, lineAt('compare_products'), 'Tabela nema naslov ili redove.', fix)];
    }
    return columns.flatMap((column, index) => {
      const values = listIn(column, 'values').map(String);
      const key = ['compare_products', index, 'values'] as const;
      if (values.length !== rows.length) {
        const text = `Kolona „${column['name']}“ ima podataka: ${values.length}, a redova tabele ima: ${rows.length}.`;
        const fix =
          'Za svaki red iz „compare_rows“ upišite po jedan podatak, istim redom. Gde ga nema, upišite crtu: –';
        return [error(path, lineAt(...key), text, fix)];
      }
      const product = productsIn(site).find(
        ({ entries: [one] }) => one?.data['id'] === column['product'],
      );
      const composition = product && compositionIn(product.lines);
      return values.flatMap((value, place) => {
        if (!value.endsWith('%') || !composition || composition.includes(value)) return [];
        const text = `Podatak ${value} ne stoji u „Sastavu“ proizvoda broj ${column['product']}.`;
        return [
          warning(
            path,
            lineAt(...key, place),
            text,
            'Ako se deklaracija promenila, ispravite oba mesta.',
          ),
        ];
      });
    });
  });
}

function compositionIn(lines: readonly string[]): string {
  return oneLine(withoutAllergens(readSections(lines.join('\n')).scructure));
}

function itemsIn(data: Data | undefined, key: string): Data[] {
  return listIn(data, key).map((item) => (isData(item) ? item : {}));
}

function listIn(data: Data | undefined, key: string): unknown[] {
  const list = data?.[key];
  return Array.isArray(list) ? list : [];
}
