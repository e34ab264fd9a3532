import { describe, expect, it } from 'vitest';
import { NUTRIENTS } from '../../../src/check/claims/nutrients';
import { offerClaims } from '../../../src/check/claims/offer';
import { functionsOf, phraseClaim } from '../../../src/check/claims/wording';
import { parseText } from '../../../src/check/parse-text';
import { checkBrands } from '../../../src/check/rules/brands';
import { checkClaims } from '../../../src/check/rules/claims';
import { product } from './claims/product';
import { effects, elsewhere } from './claims/tuned';

const PATH = 'src/content/products/x.mdx';

const said = (text: string, path = PATH) => {
  const { parsed } = parseText({ path, text });
  return parsed ? checkClaims(parsed) : [];
};
const sentences = (text: string, path = PATH) =>
  said(text, path).map(({ line, severity, text: words }) => `${severity} ${line}: ${words}`);

describe('an item of „Efekti proizvoda“', () => {
  it.each(effects.unlawful)('„%s“ is asked about', (item) => {
    const [first] = sentences(product({ effect: item }));
    expect(first).toContain('Ova stavka nije sa spiska dozvoljenih izjava: „');
  });

  it.each(effects.lawful)('„%s“ is left in peace', (item) => {
    expect(sentences(product({ effect: item }))).toEqual([]);
  });

  it.each(effects.careUnlawful)('„%s“ is asked about in cosmetics', (item) => {
    expect(sentences(product({ effect: item, kind: 'nega' }))).toHaveLength(1);
  });

  it.each(effects.care)('„%s“ is left in peace in cosmetics', (item) => {
    expect(sentences(product({ effect: item, kind: 'nega' }))).toEqual([]);
  });

  it.each(NUTRIENTS)('that says of $name what the list says is left in peace', (nutrient) => {
    const claims = functionsOf(nutrient).map((id) => phraseClaim([nutrient], id));
    expect(claims.length).toBeGreaterThan(0);
    for (const effect of claims) expect(sentences(product({ effect }))).toEqual([]);
  });

  it.each([
    ['esencijalne masne kiseline', 'Esencijalne masne kiseline su potrebne za normalan rast'],
    ['žive kulture jogurta', 'Žive kulture jogurta poboljšavaju varenje laktoze'],
    ['kreatin', 'Kreatin povećava fizičku sposobnost'],
  ])('of %s agrees with the noun', (wanted, start) => {
    const nutrient = NUTRIENTS.find(({ name }) => name === wanted);
    const claims = nutrient ? functionsOf(nutrient).map((id) => phraseClaim([nutrient], id)) : [];
    expect(claims).toContainEqual(expect.stringMatching(new RegExp(`^${start}`)));
  });

  it('of something to drink may not promise what cosmetics may', () => {
    expect(sentences(product({ effect: 'Neguje i omekšava kožu' }))).toHaveLength(1);
  });

  it.each([
    ['Jača imunitet', 'Vitamin C doprinosi normalnoj funkciji imunskog sistema'],
    ['DHA doprinosi održavanju normalnog vida', '(uz 250 mg DHA dnevno)'],
    ['Magnezijum protiv umora', 'Magnezijum doprinosi smanjenju umora i iscrpljenosti'],
    ['Omega-3 za srce', 'EPA i DHA doprinose normalnoj funkciji srca (uz 250 mg EPA i DHA dnevno)'],
  ])('„%s“ gets the nearest allowed claim', (item, nearest) => {
    const [first] = said(product({ effect: item, composition: 'Vitamin C, voda' }));
    expect(first?.fix).toContain('Najbliža dozvoljena: „');
    expect(first?.fix).toContain(nearest);
  });
});

describe('a sentence anywhere else', () => {
  it.each(elsewhere.unlawful)('„%s“ is asked about once', (sentence) => {
    const found = said(product({ description: sentence }));
    expect(found).toHaveLength(1);
    expect(found[0]?.text).toMatch(/^Proverite izjavu „.*“: možda nije dozvoljena\.$/);
    expect(found[0]?.fix).toMatch(/\S{2} Ako sme tako, potvrdite je/);
  });

  it.each(elsewhere.lawful)('„%s“ is left in peace', (sentence) => {
    expect(sentences(product({ description: sentence }))).toEqual([]);
  });

  it('is read over line breaks and asked about on its line', () => {
    const text = product({ description: 'Ukus je blag. Ovaj napitak\nleči želudac.' });
    const line = text.split('\n').findIndex((row) => row.startsWith('leči')) + 1;
    expect(sentences(text)[0]).toMatch(
      new RegExp(`^question ${line}: .*Ovaj napitak leči želudac`),
    );
  });

  it('may name an illness in „Važno“ and „Alergeni“, but heals nothing there either', () => {
    expect(sentences(product({ warning: 'Bolest štitaste žlezde, čir, dijabetes.' }))).toEqual([]);
    expect(sentences(product({ warning: 'Leči dijabetes.' }))).toHaveLength(1);
  });

  it('stands in front matter, lists of data and pages, too', () => {
    const list = '- id: 1\n  name: Mira\n  text: Prošla me je migrena.\n';
    expect(sentences(list, 'src/content/testimonials/testimonials.yaml')[0]).toContain(
      'question 3',
    );
    const alt = product({}).replace('alt: Boca', 'alt: Gel koji leči');
    expect(sentences(alt)[0]).toContain('Gel koji leči');
  });
});

describe('a name that hints at health', () => {
  const eyes = (effect: string) =>
    product({ effect, description: 'Tableta za oči je mala.' }).replace(
      'name: X',
      'name: Tablete za oči',
    );

  it('is asked about where no authorised claim stands beside it', () => {
    expect(sentences(eyes('Ukus jagode'))).toHaveLength(2);
  });

  it('is left in peace beside one, and so is its beginning', () => {
    const longer = eyes('Vitamin A doprinosi održavanju normalnog vida').replace(
      'name: Tablete za oči',
      'name: Tablete za oči i vid',
    );
    expect(sentences(longer)).toEqual([]);
    expect(sentences(eyes('Vitamin A doprinosi održavanju normalnog vida'))).toEqual([]);
  });
});

describe('while an effect is typed', () => {
  it('claims are offered that the rule itself lets pass', () => {
    const typed = [
      'vit',
      'Vitamin C',
      'umor',
      'kosti',
      'EPA',
      'cink i selen',
      'kosa',
      'Hidr',
      'магнезијум',
    ];
    for (const text of typed) {
      const offers = offerClaims(text);
      expect(offers.length).toBeGreaterThan(0);
      expect(offers.length).toBeLessThanOrEqual(8);
      for (const effect of offers) {
        expect(sentences(product({ effect, kind: 'nega' }))).toEqual([]);
      }
    }
  });

  it('nutrients that are named stay together', () => {
    expect(offerClaims('Cink i selen')).toContain(
      'Cink i selen doprinose normalnoj funkciji imunskog sistema',
    );
    expect(offerClaims('vitamin d i kalcijum kosti')[0]).toBe(
      'Vitamin D i kalcijum doprinose održavanju normalnih kostiju',
    );
    expect(offerClaims('')).toEqual([]);
  });
});

describe('a confirmation', () => {
  const confirmed = (text: string) =>
    product({ description: 'Godinama sam imala tegobe sa varenjem.' }).replace(
      'alt: Boca',
      `alt: Boca\nconfirmed_claims:\n  - text: ${text}\n    reason: Lična priča\n    date: 2026-11-22`,
    );

  it('empties the list', () => {
    expect(sentences(confirmed('Godinama sam imala tegobe sa varenjem.'))).toEqual([]);
    expect(sentences(confirmed('godinama sam imala tegobe sa varenjem'))).toEqual([]);
  });

  it('whose sentence has changed is pointed out, and the sentence asked about again', () => {
    const found = sentences(confirmed('Nekad sam imala tegobe sa varenjem.'));
    expect(found).toHaveLength(2);
    expect(found[1]).toContain('„Nekad sam imala tegobe sa varenjem.“ ne stoji više u ovom tekstu');
    expect(found[1]).toMatch(/^warning 8:/);
  });
});

describe("the maker's names", () => {
  const brands = (text: string) =>
    checkBrands({ path: PATH, text }).map(({ text: words }) => words);

  it.each(['Forever', 'ARGI+', 'C9', 'Aloe Lips', 'forever living'])(
    '%s gets a warning',
    (brand) => {
      expect(brands(`Gel ${brand}, novo pakovanje`)[0]).toContain(
        'je iz asortimana proizvođača i ne sme da stoji na sajtu',
      );
    },
  );

  it('are not seen inside other words and in addresses', () => {
    expect(brands('Vitamin C90, flpx, vesela leća')).toEqual([]);
    expect(brands('Kupite [u prodavnici](https://prodavnica.rs/forever/gel)')).toEqual([]);
  });
});
