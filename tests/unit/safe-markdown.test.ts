import { describe, expect, it } from 'vitest';
import { code, plain } from '../../src/github/safe-markdown';

describe('a stranger’s words', () => {
  it.each([
    ['@savetnica', '\\@\u2060savetnica'],
    ['#12 i GH-12', '\\#\u206012 i GH\\-\u206012'],
    ['https://zlo.example www.zlo.rs', 'https\\:\u2060\\/\\/zlo\\.example www\u2060\\.zlo\\.rs'],
    ['<img src=x> &lt; **jako** `kod`', '\\<img src\\=x\\> &amp;lt\\; \\*\\*jako\\*\\* \\`kod\\`'],
    ['[klik](x)\n\n# Naslov\u202e', '\\[klik\\]\\(x\\) \\# Naslov '],
  ])('are only words: %s', (text, said) => {
    expect(plain(text)).toBe(said);
  });

  it('stay in their code, however many marks they hold', () => {
    expect(code('a `` b ` c')).toBe('``` a `` b ` c ```');
  });
});
