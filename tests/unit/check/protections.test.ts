// What protects people in the text of a published product: a proposal that takes some of it away waits for an answer,
// which names what was deleted; another amount or group, and a caution that is gone from any text, is shown once more.
import { expect, test } from 'vitest';
import { checkContent } from '../../../src/check/check-content.ts';
import { tellInFile } from '../../../src/check/finding.ts';

const PATH = 'src/content/products/gel.mdx';
const ALLERGENS = '**Alergeni:** propolis (pčelinji proizvod), soja.';
const WARNINGS =
  '**Važno:** Ne gutajte. Ne koristite u slučaju alergije na pčelinje proizvode. Uz lekove pitajte lekara.';
const MARKS = 'not_for:\n  - pcelinji-proizvodi\n  - lekovi\n';

const PUBLISHED = `---
id: 1
name: Gel
kind: nega
image: ./gel.jpg
alt: Tuba
${MARKS}---

## Opis proizvoda

Gel u tubi.

## Sastav

Gel aloe vere, propolis, lecitin.

${ALLERGENS}

## Efekti proizvoda

- Vlaži kožu

## Način upotrebe

Naneti na kožu.

**Čuvanje:** van domašaja dece.

${WARNINGS}
`;

const filesOf = (text: string, path = PATH) => [{ path, bytes: new TextEncoder().encode(text) }];

const RESTORE =
  'Ako to na deklaraciji više ne piše, javite vlasnici sajta. Ako piše, vratite obrisani red: ';

test.each<{ deletes: string; after: string; asked: [string, string][] }>([
  {
    deletes: 'the allergens',
    after: PUBLISHED.replace(ALLERGENS, ''),
    asked: [
      [
        'Među alergenima više ne piše ono što je na sajtu (soja, pčelinji proizvod).',
        '**Alergeni:** propolis (pčelinji proizvod), soja',
      ],
    ],
  },
  {
    deletes: 'one allergen',
    after: PUBLISHED.replace(', soja.', '.'),
    asked: [
      [
        'Među alergenima više ne piše ono što je na sajtu (soja).',
        '**Alergeni:** propolis (pčelinji proizvod), soja',
      ],
    ],
  },
  {
    deletes: '„Važno“',
    after: PUBLISHED.replace(WARNINGS, ''),
    asked: [['Obrisan je pasus „Važno“.', WARNINGS.replace(/\.$/, '')]],
  },
  {
    deletes: 'one warning',
    after: PUBLISHED.replace(' Uz lekove pitajte lekara.', ''),
    asked: [
      ['U pasusu „Važno“ više nema upozorenja koje je na sajtu.', 'Uz lekove pitajte lekara'],
    ],
  },
  {
    deletes: 'a mark of „Za koga nije“',
    after: PUBLISHED.replace('  - lekovi\n', ''),
    asked: [['Obrisana je oznaka „Uz neke lekove prvo pitati lekara“.', '- lekovi']],
  },
  {
    deletes: 'nothing, in other words',
    after: PUBLISHED.replace('propolis (pčelinji proizvod), soja', 'soja; propolis').replace(
      'Uz lekove pitajte lekara.',
      'Uz lekove, pitajte lekara!',
    ),
    asked: [],
  },
  {
    deletes: 'nothing, off the site',
    after: PUBLISHED.replace('id: 1', 'id: 1\ndraft: true').replace(WARNINGS, ''),
    asked: [],
  },
])('$deletes', ({ after, asked }) => {
  expect(foundIn(after)).toEqual(
    asked.map(([text, row]) =>
      expect.objectContaining({ severity: 'question', text, fix: RESTORE + row }),
    ),
  );
});

const NEW_AMOUNT = 'Ovde je broj kog na sajtu nema:';
const COMPARE = 'Uporedite sa deklaracijom.';

test.each<{ usage: string; asked: [words: string, onSite: string][] }>([
  {
    usage: 'Naneti na kožu 8 puta dnevno. Na noć oko 30–40 ml vode.',
    asked: [['Naneti na kožu 8 puta dnevno.', ' Na sajtu piše: „Naneti na kožu 3 puta dnevno.“']],
  },
  {
    usage: 'Naneti na kožu 3 puta dnevno. Na noć oko 30–40 ml vode. Najviše jednu kap.',
    asked: [['Najviše jednu kap.', '']],
  },
  { usage: 'Na noć oko 30–40 ml vode. Naneti na kožu 3 puta dnevno.', asked: [] },
])('another amount is asked about: $usage', ({ usage, asked }) => {
  const withUsage = (words: string) => PUBLISHED.replace('Naneti na kožu.', words);
  const site = withUsage('Naneti na kožu 3 puta dnevno. Na noć oko 30–40 ml vode.');
  expect(foundIn(withUsage(usage), site)).toEqual(
    asked.map(([words, onSite]) => ({
      severity: 'warning',
      line: site.split('\n').findIndex((row) => row.startsWith('Naneti')) + 1,
      text: `${NEW_AMOUNT} „${words}“`,
      fix: COMPARE + onSite,
    })),
  );
});

const KINDS = 'src/content/products/kinds.yaml';
const QUESTIONS = 'src/content/questions.yaml';
const POLICY = 'src/content/policies/privacy-policy.mdx';
const GONE = 'Ovde više ne piše:';

test.each<{ was: string; is: string; gone: string[] }>([
  {
    was: 'Pre upotrebe pitajte lekara. Gel je gorak.',
    is: 'Da, slobodno, to su prirodni sastojci. Gel je gorak.',
    gone: ['Pre upotrebe pitajte lekara.'],
  },
  {
    was: 'Gel nije za trudnice. Gel je gorak.',
    is: 'Gel je i za trudnice. Gel je gorak.',
    gone: ['Gel nije za trudnice.'],
  },
  {
    was: 'Ako dete popije više, odmah zovite 194.',
    is: 'Ako dete popije više, odmah zovite 193.',
    gone: ['Ako dete popije više, odmah zovite 194.'],
  },
  {
    was: 'Koriste ga deca uz nadzor odrasle osobe.',
    is: 'Koriste ga deca.',
    gone: ['Koriste ga deca uz nadzor odrasle osobe.'],
  },
  {
    was: 'Otvorena boca ne traje: posle mesec dana gel bacite.',
    is: 'Možete.',
    gone: ['Otvorena boca ne traje: posle mesec dana gel bacite.'],
  },
  {
    was: 'Uzima se samo po savetu lekara.',
    is: 'Uzima se, ne samo po savetu lekara.',
    gone: ['Uzima se samo po savetu lekara.'],
  },
  {
    was: 'Ne gutajte.',
    is: 'Ne brinite ako progutate. Ne gutajte samo celu tubu.',
    gone: ['Ne gutajte.'],
  },
  {
    was: 'Samo za spoljašnju upotrebu. Ovde ništa ne potpisujte.',
    is: 'Mazivo. Ovde odmah potpišite.',
    gone: ['Samo za spoljašnju upotrebu.', 'Ovde ništa ne potpisujte.'],
  },
  {
    was: 'Pre upotrebe pitajte lekara.',
    is: 'Pre upotrebe pitajte lekara, ako želite.',
    gone: ['Pre upotrebe pitajte lekara.'],
  },
  {
    was: 'Pitajte lekara. Gel je gorak. Pitajte lekara.',
    is: 'Gel je gorak. Pitajte lekara.',
    gone: ['Pitajte lekara.'],
  },
  // In another order, with other signs, and what is no caution.
  {
    was: 'Uz lekove pitajte lekara. Ne gutajte.',
    is: 'Ne gutajte! Uz lekove, pitajte lekara.',
    gone: [],
  },
  { was: 'Gel je gorak i vole ga deca.', is: 'Gel je sladak.', gone: [] },
])('a caution that is gone from any text: $was', ({ was, is, gone }) => {
  const questions = (answer: string) => `- question: Smem li?\n  answer: ${answer}\n`;
  const sentences = foundIn(questions(`"${is}"`), questions(`"${was}"`), QUESTIONS);
  expect(sentences).toEqual(
    gone.map((words) => ({
      severity: 'warning',
      line: 2,
      text: `${GONE} „${words}“`,
      fix: 'Ako to i dalje važi, vratite.',
    })),
  );
});

test('each group has its own notice, also where others say the same', () => {
  const kind = (id: string, notice: string) =>
    `- id: ${id}\n  title: Grupa\n  label: Oznaka\n  notice: ${notice}\n`;
  const [caution, other] = ['Čuvajte van domašaja dece.', 'Izbegavajte dodir sa očima.'];
  const site = kind('a', caution) + kind('b', caution) + kind('c', other);
  const gone = (text: string) => foundIn(text, site, KINDS).map(({ text }) => text);
  expect(gone(kind('a', caution) + kind('b', 'Važi deklaracija.') + kind('c', other))).toEqual([
    `${GONE} „${caution}“`,
  ]);
  expect(gone(kind('a', other) + kind('b', caution) + kind('c', caution))).toEqual([
    `${GONE} „${caution}“`,
    `${GONE} „${other}“`,
  ]);
  expect(gone(kind('c', other) + kind('b', caution) + kind('a', caution))).toEqual([]);
});

test('each question has its own answer', () => {
  const entry = (question: string, answer: string) =>
    `- question: ${question}\n  answer: ${answer}\n`;
  const [first, second] = ['Smem li da ga pijem?', 'Kakav je?'];
  const [caution, taste] = ['Pitajte lekara.', 'Gorak.'];
  const site = entry(first, caution) + entry(second, taste);
  const gone = (text: string) => foundIn(text, site, QUESTIONS).map(({ text }) => text);
  expect(gone(entry(first, taste) + entry(second, caution))).toEqual([`${GONE} „${caution}“`]);
  expect(gone(entry(second, taste) + entry(first, caution))).toEqual([]);
  // Asked in other words, it is a new item, with the same answer.
  expect(gone(entry('Smem li ja da ga pijem?', caution) + entry(second, taste))).toEqual([
    `${GONE} „${first}“`,
  ]);
});

test('what no visitor reads says nothing to them', () => {
  const site = '- question: Smem li?\n  answer: Pitajte lekara.\n';
  const moved =
    '- question: Smem li?\n  answer: Da.\n  open_questions:\n    - question: Pitajte lekara.\n';
  expect(foundIn(moved, site, QUESTIONS).map(({ text }) => text)).toContain(
    `${GONE} „Pitajte lekara.“`,
  );
});

test('another sentence in a policy is asked about', () => {
  const policy = (time: string) => `---\ntitle: P\n---\n\nPoruke čuvam ${time}.\n`;
  expect(foundIn(policy('3 godine'), policy('30 dana'), POLICY)).toEqual([
    {
      severity: 'warning',
      line: 5,
      text: `${GONE} „Poruke čuvam 30 dana.“`,
      fix: 'Ako to i dalje važi, vratite.',
    },
  ]);
});

test('what a text has lost is told where it stood', () => {
  const policy = (...rows: string[]) => `---\ntitle: P\n---\n\n${rows.join('\n\n')}\n`;
  const [first, second] = ['Poruke čuvam 30 dana.', 'Pristanak se može opozvati.'];
  const lines = (is: string) =>
    foundIn(is, policy('Ovo je uvod u sve.', first, '## Prava', second), POLICY).map(
      ({ line, text }) => [line, text],
    );
  expect(lines(policy('Ovo je uvod u sve.', first, '## Prava', 'Ne može.'))).toEqual([
    [9, `${GONE} „${second}“`],
  ]);
  expect(lines(policy(first, '## Prava', second))).toEqual([[5, `${GONE} „Ovo je uvod u sve.“`]]);
});

test('another group is asked about, with the words that it brings', () => {
  const kinds = {
    path: KINDS,
    bytes: new TextEncoder().encode(
      '- id: nega\n  title: Nega\n  label: Kozmetika\n  notice: A\n- id: napici\n  title: Napici\n  label: Nije lek\n  notice: B\n',
    ),
  };
  const told = foundIn(PUBLISHED.replace('kind: nega', 'kind: napici'), PUBLISHED, PATH, [kinds]);
  expect(told).toEqual([
    {
      severity: 'warning',
      line: 4,
      text: 'Proizvod iz grupe „Nega“ prelazi u grupu „Napici“.',
      fix: 'Umesto „Kozmetika“ pisaće „Nije lek“, sa drugom napomenom. Uporedite sa deklaracijom.',
    },
  ]);
});

/** What the check says of a text only because the site has another one. */
function foundIn(
  text: string,
  site = PUBLISHED,
  path = PATH,
  others: ReturnType<typeof filesOf> = [],
) {
  const files = { texts: [...filesOf(text, path), ...others], pictures: [], unusedFiles: [] };
  const check = (published?: typeof files.texts) =>
    checkContent(files, new Date(), { published })
      .findings.map(tellInFile)
      .map(({ severity, line, text, fix }) => ({ severity, line, text, fix }));
  const alone = new Set(check().map((one) => JSON.stringify(one)));
  return check([...filesOf(site, path), ...others]).filter(
    (one) => !alone.has(JSON.stringify(one)),
  );
}
