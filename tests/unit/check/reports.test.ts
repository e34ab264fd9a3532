import { describe, expect, it } from 'vitest';
import { newFindings } from '../../../src/check/check-version.ts';
import { error, note, question, sortFindings, warning } from '../../../src/check/finding.ts';
import { drawProblemPage } from '../../../src/check/guard-server.ts';
import { formatAnnotations, formatCount, formatFindings } from '../../../src/check/report.ts';

const FILE = 'src/content/products/x.mdx';

describe('the report in a terminal', () => {
  it('gives each finding two lines, the first of them clickable, the gravest first', () => {
    const found = [question(FILE, 2, 'Proverite.'), error(FILE, 5, 'Nedostaje.', 'Dodajte ga.')];
    expect(formatFindings(found)).toBe(
      `GREŠKA ${FILE}:5 Nedostaje.\n  → Dodajte ga.\nPITANJE ${FILE}:2 Proverite.`,
    );
  });

  it('is sorted by file and line, without repetitions', () => {
    const findings = [
      note('b', 1, 'n'),
      error('b', 1, 'e'),
      ...[10, 9, 9].map((line) => error('a', line, 'e')),
    ];
    const said = sortFindings(findings).map(({ file, line, text }) => `${file}${line}${text}`);
    expect(said).toEqual(['a9e', 'a10e', 'b1e', 'b1n']);
  });

  it('ends with the sum, or with good news', () => {
    const some = [error(FILE, 1, 'a'), error(FILE, 2, 'b'), warning(FILE, 1, 'c')];
    expect(formatCount(some)).toBe('Provera sadržaja: 2 greške, 1 upozorenje.');
    const mentioned = 'Provera sadržaja: 1 napomena. Sajt može da se napravi.';
    expect(formatCount([note(FILE, 1, 'd')])).toBe(mentioned);
    expect(formatCount([])).toBe('Provera sadržaja: sve je u redu.');
  });
});

it('the page in place of the site lists only what stops the site', () => {
  const page = drawProblemPage([error(FILE, 5, 'Nedostaje.'), warning(FILE, 7, 'Prekratko.')], 1);
  expect(page).toContain('Provera sadržaja: 1 greška.');
  expect(page).toContain('Nedostaje.');
  expect(page).not.toContain('Prekratko.');
});

describe('the name of a file with a line break', () => {
  const finding = error('src/content/x\n::error::lažna.mdx', 1, 'Nedostaje.');

  it('begins no line in a terminal, where GitHub would take it for a command', () => {
    expect(formatFindings([finding])).toBe('GREŠKA src/content/x ::error::lažna.mdx:1 Nedostaje.');
  });

  it('is escaped on GitHub', () => {
    expect(formatAnnotations([finding])).toMatch(
      /^::error file=src\/content\/x%0A%3A%3Aerror%3A%3Alažna.mdx,line=1,.*$/,
    );
  });
});

describe('the report on GitHub', () => {
  it('shows each finding at its line, and escapes what the commands require', () => {
    const finding = error('src/content/a,b:c.mdx', 3, 'Sok je 100% čist:\nda, jeste', 'Ispravite.');
    expect(formatAnnotations([finding])).toBe(
      '::error file=src/content/a%2Cb%3Ac.mdx,line=3,title=Greška u sadržaju::Sok je 100%25 čist:%0Ada, jeste%0A→ Ispravite.',
    );
  });
});

it('a question is new in a text that did not have it, although another text has the same', () => {
  const asked = (file: string) => question(file, 7, 'Proverite izjavu „Leči kožu.“');
  const [gel, krema] = [asked('gel.mdx'), asked('krema.mdx')];
  expect(newFindings([gel, krema], [gel])).toEqual([krema]);
});
