// Names that one computer writes and another cannot read.
import { describe, expect, it } from 'vitest';
import type { Picture } from '../../../src/check/content-files';
import { checkFileNames } from '../../../src/check/rules/file-names';
import { REQUIRED } from '../../../src/model/collections';

const FOLDER = 'src/content/products';
const PICTURE: Picture = {
  path: '',
  size: 1,
  fingerprint: '',
  format: 'jpg',
  width: 1000,
  height: 1000,
  truncated: false,
};

/** What is said of these files beside those that must be there. */
function say(files: { texts?: string[]; pictures?: string[]; others?: string[] }): string[] {
  const at = (name: string) => `${FOLDER}/${name}`;
  const texts = [...REQUIRED, ...(files.texts ?? []).map(at)];
  return checkFileNames({
    texts: texts.map((path) => ({ path, bytes: new Uint8Array() })),
    pictures: (files.pictures ?? []).map((name) => ({ ...PICTURE, path: at(name) })),
    others: (files.others ?? []).map(at),
    addresses: [],
    outside: [],
  }).map(
    ({ severity, file, text, fix }) =>
      `${severity} ${file.replace(`${FOLDER}/`, '')}: ${text} → ${fix}`,
  );
}

describe('a name that Windows does not take', () => {
  it.each([
    ['of a device', { texts: ['con.mdx'] }, 'con.mdx', 'con-1.mdx'],
    ['of a device, in large letters', { pictures: ['NUL.jpg'] }, 'NUL.jpg', 'nul-1.jpg'],
    ['with a colon', { pictures: ['gel 12:30.jpg'] }, 'gel 12:30.jpg', 'gel-12-30.jpg'],
    ['with a question mark', { texts: ['sta-je?.mdx'] }, 'sta-je?.mdx', 'sta-je.mdx'],
    ['with a backslash', { pictures: ['slike\\gel.jpg'] }, 'slike\\gel.jpg', 'slike-gel.jpg'],
  ])('%s is told, with another one', (_, files, name, better) => {
    expect(say(files)).toContainEqual(
      `error ${name}: Računar sa Windowsom ne prihvata ime „${name}“. → Preimenujte fajl, na primer: ${better} Posle toga promenite ime i tamo gde se pominje.`,
    );
  });

  it.each(['gel.', 'gel '])('„%s“ at the end is told as well', (name) => {
    expect(say({ others: [name] }).join('\n')).toContain(`ne prihvata ime „${name}“`);
  });

  it('may be that of a folder', () => {
    expect(say({ texts: ['aux/gel.mdx'] }).join('\n')).toContain(
      'ne prihvata ime „aux“. → Preimenujte folder.',
    );
  });
});

describe('two names of which one computer keeps one', () => {
  it('are told at the one that is wrongly named: texts', () => {
    expect(say({ texts: ['Zubni-gel.mdx', 'zubni-gel.mdx'] })).toContain(
      'error Zubni-gel.mdx: Fajl se zove skoro isto kao zubni-gel.mdx, pa bi na sajtu ostao samo jedan. → Preimenujte jedan od njih.',
    );
  });

  it('are told at the one that is wrongly named: pictures', () => {
    expect(
      say({ pictures: ['Gel.jpg', 'gel.jpg', 'gel.png'] }).filter((line) =>
        line.startsWith('error'),
      ),
    ).toEqual([
      'error Gel.jpg: Fajl se zove skoro isto kao gel.jpg, pa bi na sajtu ostao samo jedan. → Preimenujte jedan od njih.',
    ]);
  });
});

describe('a name with a wrong ending', () => {
  it.each([
    [{ others: ['krema'] }, 'Ako je to tekst, preimenujte ga u: krema.mdx'],
    [{ texts: ['krema.mdx.txt'] }, 'Preimenujte ga u: krema.mdx'],
    [
      { texts: ['krema.mdx.mdx'] },
      'Preimenujte ga u: krema.mdx (i tamo gde se njegovo ime pominje).',
    ],
    [{ texts: ['Novi tekst.txt'] }, 'Preimenujte ga u: novi-tekst.mdx'],
    [
      { pictures: ['gel.jpg.jpg'] },
      'Preimenujte ga u: gel.jpg (i tamo gde se njegovo ime pominje).',
    ],
  ])('%j gets the right one', (files, fix) => {
    expect(say(files)).toEqual([expect.stringContaining(`→ ${fix}`)]);
  });
});
