// What the check must leave in peace, and what it only mentions.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { writeYaml } from '../../../src/model/yaml-text';
import {
  newFindingsWith,
  openQuestions,
  problemsWith,
  replace,
  unfilledWith,
} from './support/checked-content';

const GEL = 'products/aloe-gel.mdx';

/** A 21st product, made from a real one. */
const copy = (change: (text: string) => string) =>
  change(
    readFileSync('src/content/products/aloe-gel.mdx', 'utf8')
      .replace('id: 1\n', 'id: 21\n')
      .replace(/^name: .*/m, 'name: Novo')
      .replace(/^link: .*/m, 'link: https://prodavnica.example.com/korpa/novo'),
  );

describe('the content as it is', () => {
  it('has no error and no warning', () => {
    expect(problemsWith({})).toEqual([]);
  });

  it('has two sentences that its owner is asked about', () => {
    const sentences = openQuestions().map((line) => /„([^“]*)“/.exec(line)?.[1]);
    expect(sentences).toEqual([
      'Godinama sam imala tegobe sa varenjem i nisam ih shvatala ozbiljno, jer je uvek bilo nečeg prečeg.',
      'Saznajte više o našim najprodavanijim proizvodima',
    ]);
  });
});

describe('correct ways of writing', () => {
  it.each([
    ['a colon inside quotes', replace('name: Aloe vera gel', 'name: "Gel: novo pakovanje"')],
    [
      'a text over several lines',
      replace('name: Aloe vera gel', 'name: >\n  Aloe vera: gel\n  #1'),
    ],
    ['a comment on its own line', replace('name:', '# naziv sa deklaracije: ovde\nname:')],
    ['a comment behind a number', replace('id: 1', 'id: 1 # ne menjati')],
    ['fields in another order', replace(/(id: 1\n)(name: .*\n)/, '$2$1')],
    ['an escaped sign', replace('Ukus je', 'Manje od \\<25 i \\{50 ml\\}. Ukus je')],
    ['a sign with a space behind it', replace('Ukus je', 'Manje od < 25. Ukus je')],
    ['code', replace('Ukus je', '`{<25}` Ukus je')],
    ['a note that is never shown', replace('## Sastav', '{/* proveriti: <25 */}\n\n## Sastav')],
    ['a list within a list', replace('- Neutralan', '- Ukus:\n  - blag\n  - gorak\n- Neutralan')],
    ['stars for bullets', (text: string) => text.replaceAll(/^- /gm, '* ')],
    [
      'every kind of link',
      replace(
        'Ukus je',
        '[jedan](/products#2) [dva](https://primer.rs/a_(b)) [tri](mailto:a@primer.rs) [četiri](tel:+381601234567) [pet](/privacy-policy#8-pritužba-povereniku "Naslov") Ukus je',
      ),
    ],
    ['what is said not to be so', replace('Ukus je', 'Ovo nije lek i ne leči bolest. Ukus je')],
  ])('%s', (_, change) => {
    expect(problemsWith({ [GEL]: change })).toEqual([]);
  });

  it('a 21st product takes the number 21', () => {
    expect(problemsWith({ 'products/novo.mdx': copy((text) => text) })).toEqual([]);
  });
});

describe('a product that waits', () => {
  const draft = replace('id: 14', 'id: 14\ndraft: true');

  it('takes its card along, which is only mentioned', () => {
    expect(newFindingsWith({ 'products/zubni-gel.mdx': draft })).toEqual([
      'NAPOMENA featured/zubni-gel.md:7 Proizvod broj 14 se još ne prikazuje, pa se ni ova kartica ne vidi. → Kartica se pojavljuje sama, zajedno sa proizvodom.',
    ]);
  });

  it('is no place for a link yet', () => {
    const link = replace('Ukus je', '[Zubni gel](/products#14) Ukus je');
    expect(problemsWith({ 'products/zubni-gel.mdx': draft, [GEL]: link })).toEqual([
      'UPOZORENJE products/aloe-gel.mdx:14 Veza vodi na proizvod koji se još ne prikazuje: /products#14 → Sačekajte sa vezom dok se proizvod ne pojavi na sajtu.',
    ]);
  });

  it('is shown again when its day has come', () => {
    const past = replace('id: 14', 'id: 14\npublish_from: 2026-11-20');
    expect(newFindingsWith({ 'products/zubni-gel.mdx': past })).toEqual([]);
  });
});

describe('no testimonials', () => {
  const named = 'testimonials/testimonials.yaml';

  it.each([
    ['an empty list', '[]\n'],
    ['an empty file', ''],
    ['a file with blank lines alone', '\n\n'],
    ['comments alone', '# Ovde još nema utisaka.\n'],
  ])('%s is right, and nothing of it is left to fill in', (_, text) => {
    expect(problemsWith({ [named]: text })).toEqual([]);
    expect(unfilledWith({ [named]: text }).filter((line) => line.includes(named))).toEqual([]);
  });

  it('may come to that in the editor, too', () => {
    const source = readFileSync('src/content/testimonials/testimonials.yaml', 'utf8');
    const emptied = writeYaml(source, []);
    expect(parse(emptied)).toEqual([]);
    expect(emptied).toContain('# Utisci korisnika na početnoj stranici.');
    expect(problemsWith({ [named]: emptied })).toEqual([]);
  });

  it('leave the other lists as they were: a site without groups of products is a mistake', () => {
    expect(problemsWith({ 'products/kinds.yaml': '' })).toEqual([
      'GREŠKA products/kinds.yaml:1 Fajl je prazan. → Vratite raniji sadržaj fajla; bez njega sajt ne može da se napravi.',
    ]);
  });
});

describe('what is no mistake', () => {
  it('a gap in the numbers is a warning, below a product and behind the last one', () => {
    // Two new products in two proposals: the second one's number is free where both are known.
    const later = copy((text) => text.replace('id: 21', 'id: 22'));
    expect(problemsWith({ 'products/novo.mdx': later })).toEqual([
      'UPOZORENJE products/novo.mdx:2 Broj 21 nema nijedan proizvod: posle 20 dolazi 22. → Nije greška, ali stare veze ka tom broju više ne vode nikuda.',
    ]);
    expect(problemsWith({ 'products/biljni-caj.mdx': null })).toEqual([
      'UPOZORENJE products/kardio-coq10.mdx:2 Broj 12 nema nijedan proizvod: posle 11 dolazi 13. → Nije greška, ali stare veze ka tom broju više ne vode nikuda.',
    ]);
  });

  it('a byte order mark and Windows line ends are notes', () => {
    const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    expect(newFindingsWith({ [GEL]: windows })).toEqual([
      'NAPOMENA products/aloe-gel.mdx:1 Na početku fajla je nevidljiv znak (BOM). → Ne morate ništa da menjate.',
      'NAPOMENA products/aloe-gel.mdx:1 Fajl je sačuvan na način uobičajen za Windows (CRLF). → Ne morate ništa da menjate.',
    ]);
  });

  it('a testimonial without a picture is a note, with one of nearly that name a warning', () => {
    const named = (name: string) => ({
      'testimonials/testimonials.yaml': replace('name: Korisnik 1', `name: ${name}`),
    });
    expect(newFindingsWith(named('Ana Đurić'))).toContain(
      'NAPOMENA testimonials/testimonials.yaml:7 Za „Ana Đurić“ nema slike ana-djuric.jpg, pa na sajtu stoje inicijali. → Sliku možete da dodate u isti folder, ali ne morate.',
    );
    expect(newFindingsWith(named('Ana Đurić\n  image: ./korisnik-1.svg'))).toEqual([]);
    expect(problemsWith(named('Korisnica 1'))).toEqual([
      'UPOZORENJE testimonials/testimonials.yaml:7 Za „Korisnica 1“ nema slike korisnica-1.jpg, pa na sajtu stoje inicijali. → Ako je to slika korisnik-1.svg, preimenujte je u: korisnica-1.svg',
    ]);
  });
});
