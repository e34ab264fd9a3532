import { describe, expect, it } from 'vitest';
import { readSections, SectionError } from '../../src/lib/product-sections';

const GOOD = `---
id: 1
name: Gel
---

## Opis proizvoda

Prvi pasus.

Drugi, sa **važnom** rečju.

## Sastav

Voda, so.

## Efekti proizvoda

- Prva stavka
- Druga, koja
  ide u dva reda
* Treća, iz druge liste

## Način upotrebe

1 kesica dnevno.
`;

function problemsOf(source: string): readonly string[] {
  try {
    readSections(source);
  } catch (error) {
    if (error instanceof SectionError) return error.problems;
    throw error;
  }
  return [];
}

describe('a product with its four sections', () => {
  it('is read into the four keys of the data, as it was typed', () => {
    expect(readSections(GOOD)).toEqual({
      description: 'Prvi pasus.\n\nDrugi, sa **važnom** rečju.',
      scructure: 'Voda, so.',
      product_effects: ['Prva stavka', 'Druga, koja\n  ide u dva reda', 'Treća, iz druge liste'],
      way_of_use: '1 kesica dnevno.',
    });
  });

  it('reads the same with Windows line ends', () => {
    expect(readSections(GOOD.replaceAll('\n', '\r\n')).scructure).toBe('Voda, so.');
  });

  it('takes headings inside a code block for text', () => {
    const source = GOOD.replace('Voda, so.', 'Voda.\n\n```\n## Sastav\n```');
    expect(readSections(source).scructure).toContain('## Sastav');
  });

  it('leaves it to the schema to judge an empty section or a missing list', () => {
    const source = GOOD.replace('Voda, so.', '').replaceAll(/^[-*] .*\n/gm, 'Bez crtica.\n');
    expect(readSections(source)).toMatchObject({ scructure: '', product_effects: [] });
  });
});

describe('a product with a mistake in its headings', () => {
  it('names the section that is missing', () => {
    const [problem] = problemsOf(GOOD.replace('## Sastav\n\nVoda, so.\n', ''));
    expect(problem).toBe('Nedostaje odeljak „Sastav“. Dodajte red: ## Sastav');
  });

  it('names the misspelled heading and the one it leaves missing', () => {
    const problems = problemsOf(GOOD.replace('## Način', '## Nacin'));
    expect(problems.join(' ')).toContain('„Nacin upotrebe“ nije predviđen');
    expect(problems.join(' ')).toContain('Nedostaje odeljak „Način upotrebe“');
  });

  it('counts a doubled section', () => {
    expect(problemsOf(`${GOOD}\n## Sastav\n\nOpet.`).join(' ')).toContain(
      '„Sastav“ postoji 2 puta',
    );
  });

  it('tells the right order', () => {
    const source = GOOD.replace('## Opis proizvoda', '## X')
      .replace('## Sastav', '## Opis proizvoda')
      .replace('## X', '## Sastav');
    expect(problemsOf(source)).toEqual([expect.stringContaining('Odeljci nisu po redu')]);
  });

  it('asks for two hashes', () => {
    expect(problemsOf(GOOD.replace('## Sastav', '# Sastav'))).toEqual([
      expect.stringContaining('## Sastav'),
    ]);
  });

  it('sees a heading without the space after the hashes as missing', () => {
    expect(problemsOf(GOOD.replace('## Način', '##Način')).join(' ')).toContain(
      'Nedostaje odeljak „Način upotrebe“',
    );
  });

  it('does not lose a text above the first heading', () => {
    expect(problemsOf(GOOD.replace('## Opis', 'Uvod.\n\n## Opis')).join(' ')).toContain(
      'Ispred naslova „Opis proizvoda“ ima teksta',
    );
  });
});
