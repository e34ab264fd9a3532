// The preview in /admin draws a text as the site does.
import { markdownToHtml } from 'satteri';
import { describe, expect, test } from 'vitest';
import { MARKDOWN } from '../../../src/lib/markdown.ts';
import { drawHtml } from '../../../src/text/draw-html.ts';
import { parseMarkdown } from '../../../src/text/parse-markdown.ts';

const DIALECT = { isMdx: false, hasIndentedCode: true, components: [] };

/** As a reader sees it: without the lines of the file and its comments, an apostrophe written in one way. */
const seen = (html: string) =>
  html.replace(/(?<=>)\n|\n(?=<)|<!--.*?-->/g, '').replaceAll('&#39;', "'");

describe('drawn as on the site:', () => {
  test.each([
    'Gel, **blag** i *bistar*, 40 ml.',
    'Prvi red\ndrugi red\n\nNov pasus, sa  \nprelomom',
    '- nana\n- **aloja**\n  i voda',
    '- nana\n\n- aloja\n\n  i voda',
    '3. treće\n4. četvrto\n   - u njemu',
    '## Naslov\n\n### Manji „naslov“\n\n> Navod "reči"\n\n---\n\nKraj.',
    '[Kontakt](/contact) i [pošta](mailto:ana@primer.rs?a=1&b=2)',
    '| Kolačić | Trajanje |\n| --- | --- |\n| izbor | **1** godina |\n| samo jedan |',
    '| Samo | zaglavlje |\n| --- | --- |',
    'Manje od 2 & više od 1, d\'Or "ovako", 2\\*1',
    'Skriveno <!-- ovo --> i dalje.\n\n![Boca](./boca.jpg)',
  ])('%s', (source) => {
    const drawn = drawHtml(parseMarkdown(source, DIALECT));
    expect(seen(drawn)).toBe(seen(markdownToHtml(source, MARKDOWN).html));
  });
});

test('what would be code is shown, and a component is drawn by who knows it', () => {
  const dialect = { isMdx: true, hasIndentedCode: false, components: ['Ime', 'Samo'] };
  const draw = (source: string) =>
    drawHtml(parseMarkdown(source, dialect), ({ name }, inside) => `[${name}:${inside}]`);
  expect(draw('<script>alert(1)</script> {2} <Ime />')).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; {2} [Ime:]</p>',
  );
  expect(draw('<Samo>\n\n- a\n\n</Samo>')).toBe('[Samo:<ul><li>a</li></ul>]');
});
