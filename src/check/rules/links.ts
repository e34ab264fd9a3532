// Links that lead nowhere, in texts and in the fields of lists.
import { listValues } from '../../model/data.ts';
import type { Site } from '../check-site.ts';
import { error, type Finding } from '../finding.ts';
import { visit } from '../markdown.ts';
import type { Text } from '../read-text.ts';
import { judgeTarget } from './link-target.ts';
import { findLeftSigns } from './markdown-shape.ts';

export function checkLinks(text: Text, site: Site): Finding[] {
  return [...checkBody(text, site), ...checkValues(text, site)];
}

function checkBody(text: Text, site: Site): Finding[] {
  const { path, body, tree } = text;
  const findings: Finding[] = [];
  if (!tree && !site.parse) {
    // In a browser there is no parser: what looks like a link is judged as one.
    for (const { 0: whole, 1: label = '', 2: url = '', index } of body.matchAll(LINK)) {
      const line = body.slice(0, index).split('\n').length;
      if (!whole.startsWith('!')) findings.push(...judgeTarget(text, site, line, label, url));
    }
  }
  visit(tree, ({ type, url = '', children = [], position: { start, end } }) => {
    if (type !== 'link') return;
    if (body[start.offset - 1] === ']') {
      const words = `Adresa veze treba da stoji u oblim zagradama: ${url}`;
      findings.push(error(path, start.line, words, `Napišite vezu ovako: [tekst](${url})`));
    }
    if (body[start.offset] !== '[') return;
    const [first, last] = [children[0], children.at(-1)];
    const label = first ? body.slice(first.position.start.offset, last?.position.end.offset) : '';
    if (start.offset < end.offset)
      findings.push(...judgeTarget(text, site, start.line, label, url));
  });
  return findings;
}

const LINK = /!?\[([^\]]*)\]\(\s*<?([^)\s>]*)>?[^)]*\)/g;

/** Texts of a list are Markdown, too. */
function checkValues(text: Text, site: Site): Finding[] {
  const { path, collection, entries, lineOf } = text;
  if (collection.format !== 'list') return [];
  return entries
    .flatMap((entry) => listValues(entry.data, entry.at))
    .flatMap(({ at, value }) => {
      if (typeof value !== 'string' || !/[\])]\s*[[(]/.test(value)) return [];
      const line = lineOf(at) ?? 1;
      const links = [...value.matchAll(LINK)].flatMap(({ 1: label = '', 2: url = '' }) =>
        judgeTarget(text, site, line, label, url),
      );
      return [...links, ...findLeftSigns(path, line, value.replace(LINK, '')).slice(0, 1)];
    });
}
