import { describe, expect, test } from 'vitest';
import { comparisonOf } from '../../../src/lib/product-comparison.ts';
import {
  drawComposition,
  drawPageSections,
  drawSections,
} from '../../../src/lib/product-sections.ts';
import { productDescription, productTitle } from '../../../src/lib/product-seo.ts';
import { labelOf, splitAtWords } from '../../../src/model/product/label-notes.ts';
import { detailsOf, leadOf } from '../../../src/text/product-details.ts';
import {
  allergensIn,
  cutAtWarnings,
  oneLine,
  withoutAllergens,
} from '../../../src/text/product-paragraphs.ts';

describe('what search engines show of a product', () => {
  test.each([
    ['Sapun', 'Sapun: sastav i upotreba'],
    ['N'.repeat(45), `${'N'.repeat(45)}: sastav`],
    ['N'.repeat(60), 'N'.repeat(60)],
    ['Veoma dug naziv '.repeat(6), 'Veoma dug naziv Veoma dug naziv Veoma dug naziv Veoma dug…'],
  ])('has a title of at most sixty characters: %s', (name, title) => {
    expect(productTitle(name)).toBe(title);
    expect(title.length).toBeLessThanOrEqual(60);
  });

  test.each([0, 10, 60, 100, 119, 150, 155, 400])(
    'has a description of the right length out of %i characters',
    (length) => {
      const text = 'Nekoliko reči. '.repeat(40).slice(0, length).trim();
      for (const facts of [undefined, 'tuba 130 g · bez fluora']) {
        const description = productDescription(text, facts);
        expect(description.length).toBeGreaterThanOrEqual(length === 0 ? 110 : 120);
        expect(description.length).toBeLessThanOrEqual(155);
      }
    },
  );
});

describe('the allergens above the link to the shop', () => {
  test.each([
    [
      'Gel, propolis.\n\n**Alergeni:** propolis (pčelinji proizvod).',
      'propolis (pčelinji proizvod)',
    ],
    [
      'Gel.\n\n**Alergeni**: soja. Za mleko\nproverite deklaraciju.',
      'soja. Za mleko proverite deklaraciju',
    ],
    ['**Alergen:** soja', 'soja'],
    ['Gel.\n\n**Alergeni:** soja.\n\n**Alergeni:** riba.', 'soja; riba'],
    ['Gel.\n\n__Alergeni:__ soja', 'soja'],
    ['Izolat sojinog proteina. Bez alergena.', undefined],
  ])('are the words of the composition, and never guessed: %j', (composition, words) => {
    expect(allergensIn(composition)).toBe(words);
  });
});

test('Markdown leaves no signs in a line for search engines', () => {
  expect(oneLine('**Gel**  za\n[piće](/products#1).\n\nBlag.')).toBe('Gel za piće. Blag.');
});

describe('above the link to the shop', () => {
  const known = {
    for_whom: 'odrasli',
    lasts: '30 dana uz 40 ml dnevno',
    scructure: 'Gel.\n\n**Alergeni:** soja.',
    checked_against_label: new Date('2026-11-12'),
  };

  test.each([
    [{ scructure: 'Gel.' }, []],
    [
      known,
      [
        'Za koga: odrasli',
        'Koliko traje: 30\u00a0dana uz 40\u00a0ml dnevno',
        'Alergeni: soja',
        'Upoređeno sa deklaracijom: 12.\u00a0novembra 2026.',
      ],
    ],
  ])('stands what is known, and only that: %o', (data, lines) => {
    const details = detailsOf({ data } as Parameters<typeof detailsOf>[0]);
    expect(details.map(({ term, words }) => `${term}: ${words}`)).toEqual(lines);
  });
});

describe('a section of a product', () => {
  const draw = (texts: object) => {
    const all = { description: '', scructure: '', product_effects: [], way_of_use: '' };
    return drawSections({ data: { ...all, ...texts } });
  };

  test.each([
    ['with Serbian quotes', 'Kaže: "da".', '<p>Kaže: „da“.</p>'],
    ['with the dashes as they are', 'Gel -- bez', '<p>Gel -- bez</p>'],
  ])('is drawn %s', (_, description, html) => {
    expect(draw({ description }).description.html.trim()).toBe(html);
  });

  test('keeps each effect one item, of however many paragraphs', () => {
    const { html } = draw({ product_effects: ['Neguje.\n\nČisti.\n\nOsvežava.'] }).product_effects;
    expect(html.replaceAll('\n', '')).toBe(
      '<ul><li><p>Neguje.</p><p>Čisti.</p><p>Osvežava.</p></li></ul>',
    );
  });

  test('is told once on the page of the product, which shows its first sentence and its warnings apart', () => {
    const { lead, description, way_of_use, warnings } = drawPageSections({
      data: {
        description: 'Gel iz lista. Ukus je blag.',
        scructure: 'Gel.',
        product_effects: ['Osvežava'],
        way_of_use: 'Pijte.\n\n**Važno:** Ne gutajte.',
      },
    });
    const shown = [description.html, way_of_use.html, warnings].map((html) => html.trim());
    expect([lead, ...shown]).toEqual([
      'Gel iz lista.',
      '<p>Ukus je blag.</p>',
      '<p>Pijte.</p>',
      '<p><strong>Važno:</strong> Ne gutajte.</p>',
    ]);
  });

  test('does not tell the allergens again, which stand above the button', () => {
    const scructure = 'Gel.\n\n**Alergeni:** soja.';
    expect(draw({ scructure }).scructure.html.trim()).toBe('<p>Gel.</p>');
  });
});

describe('the sheet of a composition', () => {
  const NOTES = [
    { words: 'silika', note: 'Pesak.' },
    { words: 'med', note: 'Nije ovde.' },
    { words: 'Gel', note: 'Iz lista.' },
  ];

  test('numbers the notes in the order of their words, and leaves out a note without its words', () => {
    const { parts, notes } = labelOf('<p>Gel i silika.</p>', NOTES);
    expect(notes).toEqual(['Iz lista.', 'Pesak.']);
    expect(parts.filter(({ number }) => number)).toEqual([
      { html: 'Gel', note: 'Iz lista.', number: 1 },
      { html: 'silika', note: 'Pesak.', number: 2 },
    ]);
  });

  test.each([
    ['pčelinji vosak', 'pčelinji\u00a0vosak'],
    ['gimnema (Gymnema sylvestre)', 'gimnema (Gymnema sylvestre)'],
  ])('the words „%s“ stay in one line where that of a phone holds them', (words, html) => {
    expect(labelOf(`Ulje, ${words}, so.`, [{ words, note: 'N.' }]).parts[1]?.html).toBe(html);
  });
});

test('a composition on the home page is one paragraph without allergens, whatever its characters', () => {
  const scructure = 'Gel <99%>,\n**aloja**.\n\n**Alergeni:** soja.';
  expect(drawComposition({ data: { scructure } })).toBe(
    '<p><strong>Sastav:</strong> Gel &lt;99%&gt;, aloja.</p>',
  );
});

describe('a table that compares products', () => {
  const compare = (shown: number[], value = 'sladak') =>
    comparisonOf({
      kind: {
        data: {
          compare: {
            caption: 'Koji napitak?',
            rows: ['Ukus'],
            products: [1, 2, 3].map((product) => ({
              product,
              name: `P${product}`,
              values: [value],
            })),
          },
        },
      },
      products: shown.map((id) => ({ data: { id } })),
    } as Parameters<typeof comparisonOf>[0]);

  test.each([
    ['99,7%', '99.7%'],
    ['35 %', '35%'],
    ['oko 35%', undefined],
    ['sladak', undefined],
  ])('has a bar only for a percentage: %s', (value, bar) => {
    expect(compare([1, 2], value)?.rows[0]?.cells[0]).toEqual({ value, bar });
  });

  test('has the products that are shown, in its own order', () => {
    expect(compare([3, 1])?.columns.map(({ name }) => name)).toEqual(['P1', 'P3']);
  });

  test('is left out when fewer than two of its products are shown', () => {
    expect(compare([2])).toBeUndefined();
  });
});

describe('the sentence below the name', () => {
  test.each([
    ['Lepo peni. Namenjen je licu.', 'Lepo peni.'],
    ['Ribu jedete retko? U kapsuli je ulje.', 'Ribu jedete retko?'],
    [
      'Bočica od 4,5 g, za decu od 4. godine. Ukus je blag.',
      'Bočica od 4,5 g, za decu od 4. godine.',
    ],
    ['Jedina rečenica.\n\nNov pasus.', 'Jedina rečenica.'],
    ['**Važno** je ovo. Zatim ostalo.', undefined],
  ])('is the first one of the description: %s', (description, lead) => {
    expect(leadOf(description)).toBe(lead);
  });
});

describe('the warnings on the page of a product', () => {
  test.each([
    [
      'Uz obrok.\n\n**Važno:** Nije za decu.\n\n- Sadrži kofein.',
      'Uz obrok.',
      '**Važno:** Nije za decu.\n\n- Sadrži kofein.',
    ],
    ['__Važno:__ Nije za decu.', '', '__Važno:__ Nije za decu.'],
    ['Uz obrok. Važno: pre jela.', 'Uz obrok. Važno: pre jela.', ''],
  ])('are what begins with „Važno“: %j', (wayOfUse, use, warnings) => {
    expect(cutAtWarnings(wayOfUse)).toEqual({ use, warnings });
  });
});

describe('words that are marked in a composition', () => {
  const marks = (text: string, words: string[]) =>
    splitAtWords(text, words).map((part) =>
      part.note === undefined ? part.text : `[${part.note}:${part.text}]`,
    );

  test.each([
    ['in their order in the text', ['silika', '35,5%'], 'Gel [1:35,5%], propolis i [0:silika].'],
    ['whatever their case', ['PROPOLIS'], 'Gel 35,5%, [0:propolis] i silika.'],
    ['whole, and not within a word', ['pro', 'gel'], '[1:Gel] 35,5%, propolis i silika.'],
    ['over several words and a line', ['propolis i'], 'Gel 35,5%, [0:propolis i] silika.'],
    ['and not while nothing is typed', ['', ' '], 'Gel 35,5%, propolis i silika.'],
  ])('are found %s', (_, words, text) => {
    expect(
      marks(
        'Gel 35,5%, propolis i silika.',
        words.map((one) => one.trim()),
      ).join(''),
    ).toBe(text);
  });

  test('are marked once for each note', () => {
    expect(marks('Ulje i\nulje (čisto).', ['ulje', 'ulje (čisto)']).join('')).toBe(
      '[0:Ulje] i\n[1:ulje (čisto)].',
    );
  });

  test('are not marked within an address', () => {
    const html = '<p><a href="/products/aloe-vera-gel">Naš</a> aloe.</p>';
    expect(marks(html, ['aloe']).join('')).toBe(html.replace(' aloe', ' [0:aloe]'));
  });

  test('are marked in front of a sign that ends no tag', () => {
    expect(marks('Gel aloe (> 35%), < 2% šećera, med.', ['gel', 'med']).join('')).toBe(
      '[0:Gel] aloe (> 35%), < 2% šećera, [1:med].',
    );
  });

  test('are searched in the composition without its allergens', () => {
    expect(withoutAllergens('Gel.\n\n**Alergeni:** soja.\n\nBez fluora.')).toBe(
      'Gel.\n\nBez fluora.',
    );
  });
});
