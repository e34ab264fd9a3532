import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FUNCTIONS, NUTRIENTS, type Phrase, WORDS } from '../../../src/check/claims/claims-list.ts';
import { checkEffect } from '../../../src/check/claims/effect.ts';
import { offerClaims, phraseClaim } from '../../../src/check/claims/offer.ts';
import { findGroup, findPhrase, isWord, joinWords } from '../../../src/check/claims/words.ts';
import { tellInFile } from '../../../src/check/finding.ts';
import { readContentFile } from '../../../src/check/read-text.ts';
import { checkClaims } from '../../../src/check/rules/claims.ts';
import { fold, wordsOf } from '../../../src/model/serbian/fold.ts';
import { product } from './claims/product.ts';
import { judgeSentences } from './claims/sentences.ts';

const PATH = 'src/content/products/x.mdx';

const doubtsAbout = (source: string, path = PATH) => {
  const { text } = readContentFile(path, source);
  return text ? checkClaims(text).map(tellInFile) : [];
};
const sentences = (text: string, path = PATH) =>
  doubtsAbout(text, path).map(({ line, severity, text: words }) => `${severity} ${line}: ${words}`);

describe.each(['known', 'unseen'])('the guard of claims', (file) => {
  const verdicts = judgeSentences(new URL(`claims/${file}.txt`, import.meta.url));

  it(`decides rightly about every sentence of ${file}.txt but the known misses`, () => {
    const surprises = verdicts.filter(({ isRight, isKnownMiss }) => isRight === isKnownMiss);
    expect(surprises.map(({ line }) => line)).toEqual([]);
  });
});

describe('claims.yaml', () => {
  // Reference intakes of Regulation (EU) 1169/2011, annex XIII.
  it.each([
    ['vitamin A', 800, 'µg'],
    ['vitamin B1', 1.1, 'mg'],
    ['vitamin B2', 1.4, 'mg'],
    ['vitamin B3', 16, 'mg'],
    ['vitamin B5', 6, 'mg'],
    ['vitamin B6', 1.4, 'mg'],
    ['biotin', 50, 'µg'],
    ['folna kiselina', 200, 'µg'],
    ['vitamin B12', 2.5, 'µg'],
    ['vitamin C', 80, 'mg'],
    ['vitamin D', 5, 'µg'],
    ['vitamin E', 12, 'mg'],
    ['vitamin K', 75, 'µg'],
    ['bakar', 1, 'mg'],
    ['cink', 10, 'mg'],
    ['fluorid', 3.5, 'mg'],
    ['fosfor', 700, 'mg'],
    ['gvožđe', 14, 'mg'],
    ['hlorid', 800, 'mg'],
    ['hrom', 40, 'µg'],
    ['jod', 150, 'µg'],
    ['kalcijum', 800, 'mg'],
    ['kalijum', 2000, 'mg'],
    ['magnezijum', 375, 'mg'],
    ['mangan', 2, 'mg'],
    ['molibden', 50, 'µg'],
    ['selen', 55, 'µg'],
  ])('asks for the least share of what is recommended of %s: %s %s', (nutrient, intake, unit) => {
    const condition = NUTRIENTS.find(({ name }) => name === nutrient)?.condition;
    const least = Number((0.15 * intake).toFixed(4)).toLocaleString('sr-Latn-RS', {
      maximumFractionDigits: 4,
    });
    expect(condition).toBe(`dnevna doza sadrži bar 15% preporučenog unosa (${least} ${unit})`);
  });

  it('names functions by an id that it defines, or in full', () => {
    expect([...FUNCTIONS].filter(({ says }) => !says.includes(' '))).toEqual([]);
  });
});

const lineOf = (words: string) => joinWords(wordsOf(words));

/** Group → the words and phrases by which it is recognised. */
const RECOGNISED: Record<string, string[]> = parse(
  readFileSync(new URL('claims/recognised.yaml', import.meta.url), 'utf8'),
);

describe.each(Object.entries(WORDS))('the words of „%s“', (group, row) => {
  const { words = [], phrases = [], counterExamples = [] } = row;
  const recognised = RECOGNISED[group] ?? [];

  it('are recognised, in other forms too', () => {
    expect(recognised.filter((item) => findGroup(group, lineOf(item)).length === 0)).toEqual([]);
  });

  it('have each a word or a phrase in the list of what is recognised', () => {
    const plain = recognised.map(fold);
    const isListed = (word: string) => plain.some((item) => isWord(word, item));
    expect(words.filter((word) => !isListed(word))).toEqual([]);
    const isFound = (phrase: Phrase) =>
      recognised.some((item) => findPhrase(phrase, lineOf(item)).length > 0);
    expect(phrases.filter((phrase) => !isFound(phrase))).toEqual([]);
  });

  it.each(counterExamples)('leave „%s“ alone', (word) => {
    expect(findGroup(group, lineOf(word))).toEqual([]);
  });

  it.each(phrases)('find „$example“, and not „$counterExample“', (phrase) => {
    expect(findPhrase(phrase, lineOf(phrase.example))).not.toEqual([]);
    expect(findPhrase(phrase, lineOf(phrase.counterExample ?? ''))).toEqual([]);
  });
});

describe('an effect', () => {
  const VITAMIN_C = 'Vitamin C doprinosi normalnoj funkciji imunskog sistema';

  it.each(NUTRIENTS)('may say all that the law allows of $name', (nutrient) => {
    const items = [...nutrient.claims].map(([one, amount]) => phraseClaim(nutrient, one, amount));
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter((item) => checkEffect(item, 'food'))).toEqual([]);
  });

  it.each([
    [
      'Kalcijum je potreban za održavanje normalnih kostiju',
      'Gel aloe vere, vitamin C.',
      'kalcijum',
    ],
    [
      'Kalcijum i vitamin D doprinose održavanju normalnih kostiju',
      'Kalcijum-karbonat.',
      'vitamin D',
    ],
    ['Fluorid doprinosi održavanju mineralizacije zuba', 'Voda, sorbitol. Bez fluora.', 'fluorid'],
    ['Izvor magnezijuma', 'Voda.', 'magnezijum'],
    ['Izvor magnezijuma', 'Celuloza, magnezijum-stearat.', 'magnezijum'],
    ['Izvor kalijuma', 'Voda, kalijum-sorbat, kalijum-benzoat.', 'kalijum'],
    ['Izvor kalcijuma', 'Brašno, kalcijum-propionat.', 'kalcijum'],
  ])('„%s“ needs its nutrient in „Sastav“', (effect, composition, absent) => {
    expect(sentences(product({ effect, composition }))).toEqual([
      `question 20: Izjava „${effect}“ pominje ono čega nema u „Sastavu“: ${absent}.`,
    ]);
  });

  it.each([
    ['Vitamin D doprinosi normalnoj funkciji mišića', 'L-arginin, vitamini C, D3 i B6.'],
    [VITAMIN_C, 'Gel aloe vere, askorbinska kiselina.'],
    ['DHA doprinosi održavanju normalnog vida (uz 250 mg DHA dnevno)', 'Riblje ulje 46%.'],
    ['Proteini doprinose rastu mišićne mase', 'Izolat sojinog proteina 55–57%.'],
    ['DHA doprinosi održavanju normalnog vida (uz 1.000 mg DHA dnevno)', 'Riblje ulje.'],
    ['DHA doprinosi održavanju normalnog vida (uz 0,25 g DHA dnevno)', 'Riblje ulje.'],
  ])('„%s“ finds it under its other names and in other units', (effect, composition) => {
    expect(sentences(product({ effect, composition }))).toEqual([]);
  });

  it.each([
    [
      'Jača imunitet',
      'Vitamin C, voda.',
      `Najbliža dozvoljena: „${VITAMIN_C}“. Dozvoljena je samo ako dnevna doza sadrži bar 15% preporučenog unosa (12 mg).`,
    ],
    [
      'Vitamin C i magnezijum doprinose normalnoj funkciji imunskog sistema',
      'Vitamin C, magnezijum.',
      'Najbliža dozvoljena',
    ],
    [
      'Omega-3 za srce',
      'Riblje ulje.',
      '(uz 250 mg EPA i DHA dnevno)“. Dozvoljena je samo ako dnevna doza sadrži toliko: 250 mg.',
    ],
    [
      'DHA doprinosi održavanju normalnog vida',
      'Riblje ulje.',
      '„DHA doprinosi održavanju normalnog vida (uz 250 mg DHA dnevno)“',
    ],
    ['Čisti creva', 'Gel aloe vere.', 'Ako je to podatak o proizvodu'],
    ['Koenzim Q10 čuva srce', 'Koenzim Q10, magnezijum.', 'Ako je to podatak o proizvodu'],
  ])('„%s“ in „%s“ hears what is allowed there', (effect, composition, advice) => {
    const [first] = doubtsAbout(product({ effect, composition }));
    expect(first?.text).toContain(`„${effect}“`);
    expect(first?.fix).toContain(advice);
    expect(first?.fix).not.toMatch(/15%.*toliko|inulin/);
  });
});

describe('while an effect is typed', () => {
  const FOOD = { name: 'Napitak', type: 'food' } as const;
  it.each(['vit', 'umor', 'Vitamin C', 'кости', 'EPA'])('„%s“ gets offers that pass', (typed) => {
    const composition = 'Vitamini C i D, cink, riblje ulje.';
    const offers = offerClaims({ typed, composition, ...FOOD });
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.length).toBeLessThanOrEqual(8);
    for (const { claim: effect } of offers)
      expect(sentences(product({ effect, composition }))).toEqual([]);
  });

  it.each(['vid', 'kalcijum', 'Hidr', ''])(
    '„%s“ gets none about what is not in „Sastav“',
    (typed) => {
      const composition = 'Gel aloe vere, limunska kiselina, vitamin C.';
      expect(offerClaims({ typed, composition, ...FOOD })).toEqual([]);
    },
  );

  it.each([
    ['Zubni gel sa propolisom', 'Leči parodontozu', 'Čisti zube i osvežava dah'],
    ['Pasta za zube', 'Pruža', 'Pruža osećaj čistoće i svežine u ustima'],
    ['Balzam za usne', 'Leči herpes', 'Štiti usne od isušivanja'],
    ['Stik dezodorans', 'Zaustavlja znojenje', 'Pomaže protiv neprijatnog mirisa'],
    ['Krema za ruke', 'Hidr', 'Hidrira površinske slojeve kože'],
    ['Aloe vera sprej', 'Leči opekotine', 'Neguje i omekšava kožu'],
  ])('of „%s“, „%s“ is offered first „%s“', (name, typed, first) => {
    const offers = offerClaims({ typed, composition: 'Voda, vitamin E.', name, type: 'care' });
    expect(offers[0]).toEqual({ claim: first, condition: '' });
    for (const { claim: effect } of offers)
      expect(sentences(product({ effect, kind: 'nega' }))).toEqual([]);
  });

  it('a doubt about cosmetics advises what suits the product', () => {
    const gel = product({ effect: 'Leči parodontozu', kind: 'nega' }).replace('X', 'Zubni gel');
    expect(doubtsAbout(gel)[0]?.fix).toMatch(
      /^Dozvoljeno je, na primer: „Čisti zube i osvežava dah“/,
    );
  });
});

describe('a price in a product', () => {
  it.each([
    'boca od 1 l · 2.990 din',
    'Dve boce su 4.500 RSD.',
    'boca od 1 l, 25 evra',
    'Cena je 2.990 din.',
    'Košta 3.490 dinara.',
  ])('„%s“ is named as a price, with what happens', (facts) => {
    const source = product({}).replace('alt:', `facts: ${facts}\nalt:`);
    const asked = doubtsAbout(source);
    expect(asked).toMatchObject([
      {
        severity: 'question',
        text: `U proizvodu stoji cena: „${facts}“.`,
        fix: 'Cena stoji u prodavnici; obrišite je. Dok ovo stoji, proizvod se neće videti na sajtu.',
      },
    ]);
  });

  it.each(['Dostava košta 350 dinara.', 'Cena je 2.990 din, a popusta nema.'])(
    'beside a cost, no other text is asked about it: „%s“',
    (answer) => {
      const source = `- question: Koliko?\n  answer: ${answer}\n`;
      expect(doubtsAbout(source, 'src/content/questions.yaml')).toEqual([]);
    },
  );

  it.each([
    [PATH, product({ description: 'Zaradite 500 evra mesečno uz ovaj gel.' })],
    ['src/content/questions.yaml', '- question: Koliko?\n  answer: Mesečno 500 evra.\n'],
  ])('in %s, an income stays an income', (path, source) => {
    expect(doubtsAbout(source, path)[0]?.fix).toContain('zaradu ne možete da obećate');
  });
});

describe('a doubtful sentence', () => {
  it.each([
    ['alt', (text: string) => product({}).replace('alt: Boca', `alt: ${text}`), PATH],
    [
      'the words of the search',
      (text: string) => product({}).replace('alt: Boca', `alt: Boca\nwords: ${text}`),
      PATH,
    ],
    ['Važno', (text: string) => product({ warning: text }), PATH],
    ['Sastav', (text: string) => product({ composition: `${text}.` }), PATH],
    [
      'an item of a list',
      (text: string) => `- title: Birajte\n  text: ${text}\n`,
      'src/content/steps.yaml',
    ],
  ])('in %s is asked about once', (_place, write, path) => {
    expect(sentences(write('Leči desni'), path)).toHaveLength(1);
    expect(sentences(write('Ukus nane'), path)).toEqual([]);
  });

  it.each([
    ['Ne tvrdim da gel leči desni.', 0],
    ['Ne tvrdim da radi čuda, ali gel leči desni.', 1],
    ['Ne obećavam ništa, ipak gel leči desni.', 1],
    ['Ne tvrdim ništa, međutim gel leči desni.', 1],
  ])('is none once it is disavowed, up to an „ali“: „%s“', (text, questions) => {
    expect(sentences(product({ description: text }))).toHaveLength(questions);
  });

  it.each([
    ['Zaradićete do 500 evra mesečno.', 'Obrišite iznos'],
    ['Zaradićete mnogo.', 'bez iznosa'],
  ])('about money, „%s“, hears „%s …“', (text, advice) => {
    expect(doubtsAbout(product({ description: text }))[0]?.fix).toContain(advice);
  });

  it('is found across line breaks, and the question has its line', () => {
    const text = product({ description: 'Ukus je blag. Ovaj napitak\npomaže želucu.' });
    const line = text.split('\n').findIndex((row) => row.startsWith('pomaže')) + 1;
    expect(sentences(text)).toEqual([
      `question ${line}: Proverite izjavu „Ovaj napitak pomaže želucu.“: možda nije dozvoljena.`,
    ]);
  });

  it('of a customer is left out or asked about, and never changed', () => {
    const text = '- id: 1\n  name: Jelena M.\n  text: Gel je blag. Prošle su mi tegobe.\n';
    expect(doubtsAbout(text, 'src/content/testimonials/testimonials.yaml')).toEqual([
      expect.objectContaining({
        ready: 'Prošle su mi tegobe.',
        fix: expect.stringMatching(
          /^Reči kupca ne menjajte\. Izostavite celu tu rečenicu i pitajte tu osobu/,
        ),
      }),
    ]);
  });

  it('may be the name of a product that suggests health without an authorised claim', () => {
    const eyes = (effect: string) =>
      product({
        effect,
        composition: 'Vitamin A.',
        description: 'Tableta za oči je mala.',
      }).replace('name: X', 'name: Tablete za oči');
    expect(sentences(eyes('Ukus jagode'))).toHaveLength(2);
    expect(sentences(eyes('Vitamin A doprinosi održavanju normalnog vida'))).toEqual([]);
  });
});

describe('a confirmation', () => {
  const confirmed = (text: string) =>
    product({ description: 'Godinama sam imala tegobe sa varenjem.' }).replace(
      'alt: Boca',
      `alt: Boca\nconfirmed_claims:\n  - text: ${text}\n    reason: Lična priča\n    date: 2026-11-22`,
    );

  it('answers every question', () => {
    expect(sentences(confirmed('godinama sam imala tegobe sa varenjem'))).toEqual([]);
  });

  it.each([
    { is: 'an effect', of: { effect: 'Leči upalu grla i snižava šećer u krvi' } },
    { is: 'a cure', of: { description: 'Leči želudac.' } },
    { is: 'an illness', of: { description: 'Pomaže kod dijabetesa.' } },
    { is: 'a lower pressure', of: { description: 'Snižava krvni pritisak.' } },
  ])('of $is answers nothing, whatever its reason', ({ of }) => {
    const [sentence = ''] = Object.values(of);
    const text = product(of).replace(
      'alt: Boca',
      `alt: Boca\nconfirmed_claims:\n  - text: ${sentence}\n    reason: Svi tako pišu\n    date: 2026-11-22`,
    );
    expect(doubtsAbout(text)).toEqual([
      expect.objectContaining({
        severity: 'question',
        text: `Izjava „${sentence}“ pominje bolest ili lečenje, pa ne sme da stoji ni sa obrazloženjem.`,
        fix: expect.not.stringContaining('potvrdite'),
      }),
    ]);
    expect(doubtsAbout(text)[0]).not.toHaveProperty('ready');
  });

  it('is not possible of a cure in a text that a question would not hold back', () => {
    const text = '- title: Birajte\n  text: Leči upalu grla.\n';
    expect(doubtsAbout(text, 'src/content/steps.yaml').map(({ severity }) => severity)).toEqual([
      'error',
    ]);
  });

  it('gets a warning when its sentence has changed, and the sentence a question again', () => {
    const found = sentences(confirmed('Nekad sam imala tegobe sa varenjem.'));
    expect(found).toHaveLength(2);
    expect(found[1]).toMatch(/^warning 8: .*„Nekad sam imala tegobe sa varenjem.“ ne stoji više/);
  });
});
