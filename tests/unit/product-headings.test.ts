import { describe, expect, it } from 'vitest';
import { parseProductFile } from '../../src/model/files/product-file';
import { readSections } from '../../src/model/product-text';

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

/** Line, sentence and advice of every problem with the headings. */
function problemsOf(source: string): string[] {
  return parseProductFile(source).problems.map(
    ({ line, text, fix }) => `${line}: ${text} → ${fix}`,
  );
}

describe('a product with its four sections', () => {
  it('is read into the four keys of the data, as it was typed', () => {
    expect(readSections(GOOD)).toEqual({
      description: 'Prvi pasus.\n\nDrugi, sa **važnom** rečju.',
      scructure: 'Voda, so.',
      product_effects: ['Prva stavka', 'Druga, koja\nide u dva reda', 'Treća, iz druge liste'],
      way_of_use: '1 kesica dnevno.',
    });
  });

  it('reads the same with Windows line ends', () => {
    expect(readSections(GOOD.replaceAll('\n', '\r\n')).scructure).toBe('Voda, so.');
  });
});

describe('a product with a mistake in its headings', () => {
  it('names the section that is missing, and where it belongs', () => {
    expect(problemsOf(GOOD.replace('## Sastav\n\nVoda, so.\n\n', ''))).toEqual([
      '12: Nedostaje odeljak „Sastav“. → Iza odeljka „Opis proizvoda“ dodajte red: ## Sastav',
    ]);
  });

  it.each([
    ['## Nacin upotrebe', 'Nacin upotrebe'],
    ['##Način upotrebe', 'Način upotrebe'],
    ['# Način upotrebe', 'Način upotrebe'],
    ['## Način upotrebe:', 'Način upotrebe:'],
  ])('writes „%s“ as it should be', (heading, name) => {
    expect(problemsOf(GOOD.replace('## Način upotrebe', heading))).toEqual([
      `23: Naslov „${name}“ nije tačno napisan. → Napišite tačno: ## Način upotrebe`,
    ]);
  });

  it('names a heading that does not belong there', () => {
    expect(problemsOf(GOOD.replace('## Sastav', '## Cena\n\n100\n\n## Sastav'))).toEqual([
      expect.stringContaining('12: Naslov „Cena“ nije predviđen.'),
    ]);
  });

  it('shows the second of two sections with one name', () => {
    expect(problemsOf(`${GOOD}\n## Sastav\n\nOpet.`)).toEqual([
      expect.stringContaining('27: Odeljak „Sastav“ postoji više puta.'),
    ]);
  });

  it('tells the right order', () => {
    const source = GOOD.replace('## Opis proizvoda', '## X')
      .replace('## Sastav', '## Opis proizvoda')
      .replace('## X', '## Sastav');
    expect(problemsOf(source)).toEqual([
      expect.stringContaining('6: Odeljak „Sastav“ nije na svom mestu. → Poređajte'),
    ]);
  });

  it('does not lose a text above the first heading', () => {
    expect(problemsOf(GOOD.replace('## Opis', 'Uvod.\n\n## Opis'))).toEqual([
      expect.stringContaining('6: Ispred naslova „Opis proizvoda“ ima teksta.'),
    ]);
  });
});
