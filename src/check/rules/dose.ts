// Compares the daily dose in two places of a product, and the contents of the pack with how long it lasts:
// „30 kesica“, „30 dana uz 1 kesicu dnevno“, „Pijte 1 kesicu dnevno“.
import { type Finding, warning } from '../finding.ts';
import type { Text } from '../read-text.ts';

/** Beginnings of the nouns that follow a number: sachets, tablets, capsules. */
const PIECE = '(?:filter-)?(kesic|tablet|kapsul)\\p{L}*';
const COUNT = '\\d+|jedn[au]|dve|tri|četiri';
const WORDS: Readonly<Record<string, number>> = { jedna: 1, jednu: 1, dve: 2, tri: 3, četiri: 4 };

interface Amount {
  count: number;
  /** Beginning of the counted noun: „kesic“. */
  piece: string;
}

export function checkDose({ path, product, isDraft, data, lineOf }: Text): Finding[] {
  if (!product || isDraft) return [];
  const lasts = String(data['lasts'] ?? '');
  const [dose] = amountsIn(lasts);
  const [pack] = amountsIn(String(data['facts'] ?? ''));
  const report = (words: string, fix: string) => [
    warning(path, lineOf(['lasts']) ?? 1, words, fix),
  ];
  const used = amountsIn(product.usage).filter(({ piece }) => piece === dose?.piece);
  if (dose && used.length > 0 && used.every(({ count }) => count !== dose.count))
    return report(
      `Dnevna količina nije ista kao u „Načinu upotrebe“: ${lasts}`,
      'Uporedite obe sa deklaracijom.',
    );
  const [, times, unit] = /^(\d+) (dana|puta)/.exec(lasts) ?? [];
  if (!pack || times === undefined || (dose && dose.piece !== pack.piece)) return [];
  // „25 puta“ counts the pieces themselves; „30 dana“ says nothing without a dose.
  const daily = dose?.count ?? (unit === 'puta' ? 1 : undefined);
  if (daily === undefined || Number(times) * daily === pack.count) return [];
  return report(
    `Pakovanje od ${pack.count} ne traje toliko: ${lasts}`,
    `Proverite broj u „facts“, dnevnu količinu i koliko traje: ${pack.count} : ${daily} = ${pack.count / daily}.`,
  );
}

function amountsIn(text: string): Amount[] {
  const found = text.matchAll(new RegExp(`(?<![\\d,–-])(${COUNT}) ${PIECE}`, 'giu'));
  return [...found].map(([, number = '', piece = '']) => ({
    count: WORDS[number.toLowerCase()] ?? Number(number),
    piece,
  }));
}
