import { describe, expect, it } from 'vitest';
import { formatChange } from '../../../src/github/content-changes.ts';
import { code, plain } from '../../../src/github/safe-markdown.ts';

describe('the text of a stranger', () => {
  it.each([
    ['@savetnica', '\\@\u2060savetnica'],
    ['#12 i GH-12', '\\#\u206012 i GH\\-\u206012'],
    ['https://zlo.example www.zlo.rs', 'https\\:\u2060\\/\\/zlo\\.example www\u2060\\.zlo\\.rs'],
    ['<img src=x> &lt; **jako** `kod`', '\\<img src\\=x\\> &amp;lt\\; \\*\\*jako\\*\\* \\`kod\\`'],
    ['moj\u200f sajt\u200e', 'moj sajt '],
    ['[klik](x)\n\n# Naslov\u202e', '\\[klik\\]\\(x\\) \\# Naslov '],
  ])('are only words: %s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it('is escaped both where it is deleted and where it is added', () => {
    const path = 'src/content/products/gel.mdx';
    const diff = '@@ -7 +7 @@\n Ukus je\n-@ana <i>\n+@mira <b>\n~\n';
    expect(formatChange({ kind: 'M', was: path, is: path }, () => diff)).toEqual([
      '- **products\\/gel\\.mdx**',
      '  - red 7: Ukus je <del>\\@\u2060ana \\<i\\></del> <b>\\@\u2060mira \\<b\\></b>',
    ]);
  });

  it('stays inside of its code, however many backticks and lines it holds', () => {
    expect(code('a `` b ` c')).toBe('``` a `` b ` c ```');
    expect(code('a\n\n# Naslov\u202e')).toBe('` a # Naslov `');
  });
});
