import { COLLECTIONS, type CollectionName } from '../../model/collections.ts';
import { firstFree } from '../../model/first-free.ts';
import { nameOf } from '../../model/paths.ts';
import { error, type Finding, warning } from '../finding.ts';
import type { ParsedText } from '../parse-text.ts';
import { originalsFirst } from './copies.ts';

interface Numbered {
  text: ParsedText;
  file: string;
  line: number;
  id: number | string;
}

/**
 * Numbers that two texts share, and gaps among the products.
 * @param isIncomplete Some product could not be read, so what looks like a gap may be none.
 */
export function checkIds(texts: readonly ParsedText[], isIncomplete: boolean): Finding[] {
  const products = numbersOf(texts, 'products');
  const free = firstFree(new Set(products.map(({ id }) => id)));
  const findings = findTwins(
    products,
    'Broj proizvoda',
    `Ako je ovo nov proizvod, upišite prvi slobodan broj: id: ${free}`,
  );
  if (findings.length === 0 && !isIncomplete) findings.push(...findGaps(products));
  const lists = texts.filter(({ collection }) => collection.format === 'list');
  return [
    ...findings,
    ...COLLECTIONS.filter(({ format }) => format === 'text').flatMap(({ name }) =>
      findTwins(numbersOf(texts, name), 'Redni broj', 'Upišite broj koji nije zauzet.'),
    ),
    ...lists.flatMap((list) =>
      findTwins(
        numbersOf([list], list.collection.name),
        'Oznaka',
        'Upišite onu koja nije zauzeta.',
      ),
    ),
    ...lists.flatMap(findSamePlaces),
  ];
}

function numbersOf(texts: readonly ParsedText[], name: CollectionName): Numbered[] {
  return texts
    .filter(({ collection }) => collection.name === name)
    .flatMap((text) =>
      text.entries.flatMap(({ at, data: { id } }) =>
        typeof id === 'number' || typeof id === 'string'
          ? [
              {
                text,
                file: text.path,
                line: text.yaml.lineOf([...at, 'id']) ?? text.yaml.firstLine,
                id,
              },
            ]
          : [],
      ),
    );
}

function findTwins(numbered: readonly Numbered[], what: string, fix: string): Finding[] {
  const ordered = originalsFirst(numbered, ({ text }) => text);
  return ordered.flatMap(({ file, line, id }, index) => {
    const twin = ordered.slice(0, index).find((other) => other.id === id);
    if (!twin) return [];
    const where = twin.file === file ? `u redu ${twin.line}` : `u fajlu ${nameOf(twin.file)}`;
    return [error(file, line, `${what} ${id} već postoji ${where}.`, fix)];
  });
}

/** Groups in the same place of the page: which comes first is then nobody's choice. */
function findSamePlaces({ path, yaml, entries }: ParsedText): Finding[] {
  return entries.flatMap(({ at, data: { order } }, index) => {
    const isTaken = entries.slice(0, index).some(({ data }) => data['order'] === order);
    if (typeof order !== 'number' || !isTaken) return [];
    const text = `Redni broj ${order} ima i jedna grupa iznad ove.`;
    return [
      warning(path, yaml.lineOf([...at, 'order']) ?? 1, text, 'Upišite broj koji nije zauzet.'),
    ];
  });
}

function findGaps(numbered: readonly Numbered[]): Finding[] {
  const sorted = numbered
    .filter(({ id }) => typeof id === 'number')
    .sort((a, b) => Number(a.id) - Number(b.id));
  return sorted.flatMap(({ file, line, id }, index) => {
    const before = Number(sorted[index - 1]?.id ?? 0);
    if (Number(id) <= before + 1) return [];
    const next = before === 0 ? `prvi je ${id}` : `posle ${before} dolazi ${id}`;
    const text = `Broj ${before + 1} nema nijedan proizvod: ${next}.`;
    const fix = 'Nije greška, ali stare veze ka tom broju više ne vode nikuda.';
    return [warning(file, line, text, fix)];
  });
}
