// A product that is not shown yet may be half done: it is kept, and blocks nobody's publishing.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newFindingsWith, problemsWith, unfilledWith } from './support/checked-content';

const DRAFT = 'products/krema.mdx';
const form = readFileSync('src/content/products/_novi-proizvod.mdx', 'utf8');
const begun = '---\nid: 21\nname: Krema za ruke\ndraft: true\n---\n';

describe('a draft', () => {
  it('as the form for a new product leaves it is no mistake, and nothing to fill in', () => {
    expect(problemsWith({ [DRAFT]: form })).toEqual([]);
    expect(unfilledWith({ [DRAFT]: form }).filter((line) => line.includes(DRAFT))).toEqual([]);
  });

  it('may be a name alone; what it lacks is only mentioned', () => {
    const found = newFindingsWith({ [DRAFT]: begun });
    expect(found.filter((line) => !line.startsWith('NAPOMENA'))).toEqual([]);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Nedostaje polje „link“ (veza ka prodavnici).'),
        expect.stringContaining('Nedostaje odeljak „Sastav“.'),
      ]),
    );
  });

  it('may lack its number, which is then free for another product', () => {
    const nameless = begun.replace('id: 21\n', '');
    expect(problemsWith({ [DRAFT]: nameless })).toEqual([]);
  });

  it('may lack the picture that it names, the text below a heading and an effect', () => {
    const half = `${begun.replace('draft', 'image: ./krema.jpg\ndraft')}
## Opis proizvoda

## Sastav

Voda.

## Efekti proizvoda

-

## Način upotrebe
`;
    expect(problemsWith({ [DRAFT]: half })).toEqual([]);
  });

  it('is still told of what is written wrongly, since that may break more than itself', () => {
    const wrong = begun.replace('id: 21', 'id: 1').replace('name:', 'nmae:');
    expect(problemsWith({ [DRAFT]: `${wrong}\nManje od <5 ml.\n` })).toEqual([
      expect.stringContaining('krema.mdx:2 Broj proizvoda 1 već postoji u fajlu aloe-gel.mdx.'),
      expect.stringContaining('Polje „nmae“ ne postoji; verovatno ste mislili „name“.'),
      expect.stringContaining('Ispred naslova „Opis proizvoda“ ima teksta.'),
      expect.stringContaining('Znak < se ovde čita kao programski kod.'),
    ]);
  });

  it('that was made of the form itself is told to need a name of its own', () => {
    const path = 'src/content/products/_novi-proizvod.mdx';
    const filled = form.replace(/^name: .*/m, 'name: Krema za ruke');
    const line = filled.split('\n').indexOf('name: Krema za ruke') + 1;
    expect(newFindingsWith({}, { forms: [{ path, text: form }] })).toEqual([]);
    expect(newFindingsWith({}, { forms: [{ path, text: filled }] })).toEqual([
      `UPOZORENJE products/_novi-proizvod.mdx:${line} Ovaj proizvod se neće videti na sajtu: obrazac je popunjen na svom mestu. → Preimenujte fajl u: krema-za-ruke.mdx, a obrazac _novi-proizvod.mdx vratite iz ranije verzije.`,
    ]);
  });

  it('has to be complete as soon as it is to be shown', () => {
    const shown = begun.replace('draft: true\n', '');
    const found = problemsWith({ [DRAFT]: shown });
    expect(found).toContain(
      'GREŠKA products/krema.mdx:4 Nedostaje polje „kind“ (grupa). → Iza reda 3 dodajte: kind: nega',
    );
    expect(found).toContainEqual(expect.stringMatching(/^GREŠKA .*Nedostaje odeljak „Sastav“/));
  });
});
