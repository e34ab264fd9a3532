// Links that lead nowhere, in texts and in the fields of lists. By their signs, not by the tree, so
// that a browser without a parser says the same.
import { listValues } from '../../model/data.ts';
import type { Site } from '../check-site.ts';
import { error, type Finding } from '../finding.ts';
import type { Text } from '../read-text.ts';
import { judgeTarget } from './link-target.ts';
import { findLeftSigns } from './markdown-shape.ts';

const LINK = /(!?)\[([^\]]*)\]\(\s*<?([^)\s>]*)>?[^)]*\)/g;

export function checkLinks(text: Text, site: Site): Finding[] {
  const rows = text.body
    .split('\n')
    .flatMap((row, index) => judgeLinks(text, site, index + 1, row));
  return [...rows, ...checkValues(text, site)];
}

/** The links in these words, which stand on one line of the file. */
function judgeLinks(from: Text, site: Site, line: number, words: string): Finding[] {
  const half = /\]https?:\/\/\S+|^[^[]*\]\(\S*/.exec(words)?.[0].trim();
  const text = `„${half}“ nije cela veza.`;
  return [
    ...(half ? [error(from.path, line, text, 'Napišite je ovako: [tekst](adresa)')] : []),
    ...[...words.matchAll(LINK)].flatMap(({ 1: sign, 2: label = '', 3: url = '' }) =>
      sign === '!' ? [] : judgeTarget(from, site, line, label, url),
    ),
  ];
}

/** Texts of a list are Markdown, too. */
function checkValues(text: Text, site: Site): Finding[] {
  const { path, collection, entries, lineOf } = text;
  if (collection.format !== 'list') return [];
  return entries
    .flatMap((entry) => listValues(entry.data, entry.at))
    .flatMap(({ at, value }) => {
      if (typeof value !== 'string' || !/[\])]\s*[[(]/.test(value)) return [];
      const line = lineOf(at) ?? 1;
      return [
        ...judgeLinks(text, site, line, value),
        ...findLeftSigns(path, line, value.replace(LINK, '')).slice(0, 1),
      ];
    });
}
