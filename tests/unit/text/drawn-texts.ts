// What Astro draws of a text is what the check has read of it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRead } from '../../../src/check/check-content.ts';
import { readContentFile } from '../../../src/check/read-text.ts';
import { checkAllowedParts } from '../../../src/check/rules/allowed-parts.ts';
import { dialectOf } from '../../../src/text/dialect.ts';
import type { Node } from '../../../src/text/node.ts';
import { parseMarkdown } from '../../../src/text/parse-markdown.ts';
import { type AstroNode, astroTree } from '../../support/astro-tree.ts';
import { markdown } from '../../support/random-markdown.ts';
import { REAL, textOf } from '../check/changed-site.ts';

/** A part of a page as its reader meets it: neighbouring words are one. */
type Seen = string | { type: string; of: unknown; inside: Seen[] };

function see(node: AstroNode | Node): Seen[] {
  if (node.type === 'text') return [node.value ?? ''];
  if (node.type === 'break') return ['\n'];
  const inside: Seen[] = [];
  for (const seen of (node.children ?? []).flatMap(see)) {
    const before = inside.at(-1);
    if (typeof seen === 'string' && typeof before === 'string')
      inside[inside.length - 1] = before + seen;
    else if (seen !== '') inside.push(seen);
  }
  const type = /^mdxJsx/.test(node.type) ? 'component' : node.type;
  const { url, name, depth, ordered, start, checked } = node as Partial<Node>;
  return [{ type, of: [url, name, depth, ordered, ordered && start, checked ?? null], inside }];
}

/** Each kind of text that is drawn, by a file of it and the way that the site goes with its body. */
const KINDS = [
  { file: 'pages/contact.mdx', draw: (body: string) => astroTree(body, true) },
  { file: 'about/o-meni.md', draw: (body: string) => astroTree(body, false) },
  { file: 'products/aloe-gel.mdx', draw: (body: string) => astroTree(body, false) },
];

const OTHERS = REAL.texts.flatMap(({ path, bytes }) => readContentFile(path, bytes).text ?? []);

/** Counts the texts that are equal, and those about which the check has an error. */
export function describeDrawnTexts(numRuns: number): void {
  test.each(KINDS)('$file: equal, or refused', ({ file, draw }) => {
    const path = `src/content/${file}`;
    const { text } = readContentFile(path, textOf(file));
    if (!text) throw new Error(file);
    const dialect = dialectOf(text.collection);
    const front = text.lines.slice(0, text.lines.indexOf('---', 1) + 1).join('\n');
    const isRefused = (body: string) => {
      const whole = file.startsWith('products/')
        ? textOf(file).replace('## Opis proizvoda\n', `$&\n${body.replaceAll('$', '$$$$')}\n`)
        : `${front}\n${body}\n`;
      const read = readContentFile(path, whole);
      const found = read.text ? checkAllowedParts(read.text) : [];
      // The other rules take a hundred times as long.
      return [...found, ...(found.length > 0 ? [] : checkRead(path, read, OTHERS))].some(
        ({ severity }) => severity === 'error',
      );
    };
    let equal = 0;
    fc.assert(
      fc.property(markdown, (body) => {
        // A refused text is not drawn by the build either: the code „import `\\“ ends Astro's parser with all of Node.
        if (/^(?:im|ex)port/m.test(body) && isRefused(body)) return;
        const read = see(parseMarkdown(body, dialect));
        const drawn = attempt(() => see(draw(body)));
        if (JSON.stringify(read) === JSON.stringify(drawn)) {
          equal += 1;
          return;
        }
        expect(isRefused(body) || { read, drawn }, JSON.stringify(body)).toBe(true);
      }),
      { numRuns, examples: [['<ImeSavetnice /> '], ['import `\\']] },
    );
    // A comparison that is never made would find no difference either.
    expect(equal).toBeGreaterThan(numRuns / 3);
  });
}

/** Undefined where Astro ends in English. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
