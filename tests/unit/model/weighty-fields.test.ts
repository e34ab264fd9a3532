// What a proposal changes that weighs more than it looks, besides the fields that are asked about by their schemas.
import { expect, test } from 'vitest';
import { weightyChanges } from '../../../src/model/weighty-fields.ts';
import { GEL, readContent, SITE } from '../../support/editor-snapshot.ts';

const site = readContent(SITE).replace(/^phone: .*$/m, 'phone: "+381 64 123 45 67"');
const POLICY = 'src/content/policies/privacy-policy.mdx';
const BUYING = 'src/content/buying.yaml';
const gel = readContent(GEL);
const say = (path: string, before: string, after: string) =>
  weightyChanges(path, before, after, site).map(({ says, is }) => [says, is]);

const PHONE = 'U tekstu je nov broj telefona';
const EMAIL = 'U tekstu je nova e-mail adresa';
const OTHER = 'U tekstu je nova adresa drugog sajta';
const SHOP = 'U tekstu je nova adresa u prodavnici';

test.each([
  ['Pozovite 065 765 43 21.', PHONE, '065 765 43 21'],
  ['Pozovite 065/765-43-21', PHONE, '065/765-43-21'],
  ['Pozovite 065 **765** 43\n21', PHONE, '065 **765** 43\n21'],
  ['Pozovite 065\\-765\\-43\\-21', PHONE, '065-765-43-21'],
  ['Sve je na zlo&#46;r\u200bs', OTHER, 'zlo.rs'],
  ['[Zovite](tel:+381657654321)', PHONE, '+381657654321'],
  ['Iz inostranstva: 00381 (0)65 765 43 21', PHONE, '00381 (0)65 765 43 21'],
  ['[Viber](viber://chat?number=%2B381657654321)', OTHER, 'viber://chat?number=%2B381657654321'],
  ['[Pišite](https://wa.me/381657654321)', OTHER, 'https://wa.me/381657654321'],
  ['Pišite na druga@example.com.', EMAIL, 'druga@example.com'],
  ['[Pišite](mailto:druga@example.com)', EMAIL, 'druga@example.com'],
  ['[Kupite](https://zlo.example/gel)', OTHER, 'https://zlo.example/gel'],
  ['[Kupite](//zlo.example)', OTHER, '//zlo.example'],
  ['Sve je na zlo.rs/gel, i lepše.', OTHER, 'zlo.rs/gel'],
  ['Sve je na **www.zlo.example**', OTHER, 'www.zlo.example'],
  [
    '[Gel](https://prodavnica.example.com/gel?ref=99)',
    SHOP,
    'https://prodavnica.example.com/gel?ref=99',
  ],
  ['Zovite 0 6 5 7 6 5 4 3 2 1.', PHONE, '0 6 5 7 6 5 4 3 2 1'],
  ['Sve je na zlo tačka rs.', OTHER, 'zlo tačka rs'],
  ['Poručite na @zla.druga.', 'U tekstu je nov nalog na mreži', '@zla.druga'],
  ['Broj je 160-123456-78.', 'U tekstu je nov broj računa', '160-123456-78'],
  ['Tel.065/765-43-21', PHONE, '065/765-43-21'],
  ['Zovite 064/123-4567 065/765-4321', PHONE, '065/765-4321'],
  ['Zovite 064/123-4567,065/765-4321', PHONE, '065/765-4321'],
  ['Zovite 06&#8203;5 765 43 21', PHONE, '065 765 43 21'],
  ['Pišite na druga&#x40;example.com', EMAIL, 'druga@example.com'],
  ['[Gel](https://example.com:a@zlo.example/)', OTHER, 'https://example.com:a@zlo.example/'],
  [
    '[Pišite](https://api.whatsapp.com/send?text=381641234567&phone=381657654321)',
    OTHER,
    'https://api.whatsapp.com/send?text=381641234567&phone=381657654321',
  ],
])('a new way to reach somebody: %s', (words, says, is) => {
  const after = gel.replace('Nana je', `${words} Nana je`);
  expect(say(GEL, gel, after)).toEqual([[says, is]]);
  // What stood there before is not asked about.
  expect(say(GEL, after, after.replace('zube preljute', 'bele zube'))).toEqual([]);
});

test.each([
  ['Zovite 064/123-4567\n065/765-4321', '065/765-4321', '065/765-4322', PHONE],
  ['Sve je na https://bit.ly/AbC', 'https://bit.ly/AbC', 'https://bit.ly/aBc', OTHER],
  [
    '[Pišite](https://wa.me/message/K4ABC)',
    'https://wa.me/message/K4ABC',
    'https://wa.me/message/P4XYZ',
    OTHER,
  ],
])('another one in its place: %s', (words, was, is, says) => {
  const before = gel.replace('Nana je', `${words} Nana je`);
  expect(say(GEL, before, before.replace(was, is))).toEqual([[says, is]]);
});

const ADVICE = 'Tekst kaže nešto novo o zdravlju, upotrebi ili uslovima';

test.each([
  'Trudnice ipak mogu da ga piju.',
  'Lekara ne morate da pitate.',
  'Slobodno ga uzimajte uz lekove.',
  'Ne smeta ni kod alergije.',
  'Dajte ga i bebama.',
  'Piju ga i klinci od tri godine.',
  'U njemu nema nijednog alergena.',
  'Za brži učinak uzmite dve kesice.',
  'Kada se predomislite, novac ne vraćam.',
  'Plaćate meni, a ne prodavnici.',
  'Najbrže se javljam na Telegramu.',
])('a new sentence that somebody may follow: %s', (words) => {
  const after = gel.replace('Nana je', `${words} Nana je`);
  expect(say(GEL, gel, after)).toEqual([[ADVICE, words]]);
  // It stands there already: elsewhere in the text, in other lines, it is not new.
  expect(
    say(GEL, after, gel.replace('Nana je', `**Nov red.**\n\n${words.replace(' ', '\n')} Nana je`)),
  ).toEqual([]);
});

test.each([
  {
    path: GEL,
    was: '**Alergeni:** ',
    is: '**Alergeni:** bezbedno za sve, ',
    said: /^\*\*Alergeni:\*\* bezbedno za sve, /,
  },
  {
    path: GEL,
    was: '**Čuvanje:** ',
    is: '**Čuvanje:** Može i na suncu. ',
    said: /Može i na suncu\. na suvom/,
  },
  {
    path: GEL,
    was: /^for_whom: .*$/m,
    is: 'for_whom: odrasli i svi ostali',
    said: /^odrasli i svi ostali$/,
  },
  {
    path: POLICY,
    was: '\n## ',
    is: '\nPodatke ustupam svima.\n\n## ',
    said: /^Podatke ustupam svima\.$/,
  },
])('whatever it says, in a place that people rely on: $is', ({ path, was, is, said }) => {
  const before = readContent(path);
  expect(say(path, before, before.replace(was, is))).toEqual([
    [ADVICE, expect.stringMatching(said)],
  ]);
});

test('of the same kind: a new answer; not words of the search, and not of a file that is no text', () => {
  const question = '- question: Kakav je?\n  answer: Gorak.\n';
  const more = `${question}- question: Smeju li deca?\n  answer: Smeju.\n`;
  expect(say(BUYING, question, more)).toEqual([[ADVICE, 'Smeju li deca? Smeju.']]);
  expect(say('src/other.yaml', question, more)).toEqual([]);
  expect(say(GEL, gel, gel.replace('words: deca', 'words: bebe, trudnice, deca'))).toEqual([]);
});

test.each([
  '064/123 45 67',
  '[Viber](viber://chat?number=%2B381641234567)',
  'ime.prezime@example.com',
  'https://example.com/products',
  '[Gel](/products#14)',
  'od 01.02.2026. do 1. 12. 2026.',
  '- 0 g\n- 12345678\n- 100 ml',
  '11000 Beograd, MB 12345678, 2026-11-22, 0,5 l',
])('nothing new: %s', (words) => {
  expect(say(GEL, gel, gel.replace('Nana je', `${words} Nana je`))).toEqual([]);
});

test.each([
  { path: BUYING, before: readContent(BUYING), line: '\nnote: "Zovite 065 765 43 21"\n' },
  { path: BUYING, before: readContent(BUYING), line: '\nnote: [\n# 065 765 43 21\n' },
  { path: 'src/content/about/novo.md', before: '', line: 'Zovite 065 765 43 21' },
])('in any text: $path', ({ path, before, line }) => {
  expect(say(path, before, before + line)).toEqual([[PHONE, '065 765 43 21']]);
});

const insert = (line: string) => gel.replace(/^kind:/m, `${line}\nkind:`);
test.each([
  { after: insert('draft: true'), says: ['Proizvod nestaje sa sajta'] },
  {
    after: insert('publish_from: 2999-12-01'),
    says: ['Do 1.\u00a0decembra 2999. proizvod se ne vidi na sajtu'],
  },
  { after: insert('publish_from: 2020-12-01'), says: [] },
  { before: insert('draft: true'), after: insert('draft: true\npublish_from: 2999-12-01') },
  { before: insert('draft: true'), after: gel, says: ['Sakriven proizvod se vraća na sajt'] },
  {
    before: insert('publish_from: 2999-12-01'),
    after: insert('draft: false'),
    says: ['Sakriven proizvod se vraća na sajt'],
  },
  { before: '', after: insert('draft: true') },
  { before: '', after: gel, says: ['Na sajt dolazi nov proizvod'] },
])('a product that is hidden or shown: $says', ({ before = gel, after, says = [] }) => {
  expect(say(GEL, before, after).map(([said]) => said)).toEqual(says);
});

test('a text or an item that goes', () => {
  const steps = (...titles: string[]) => titles.map((title) => `- title: ${title}\n`).join('');
  expect(say('src/content/steps.yaml', steps('Prvi', 'Drugi'), steps('Drugi'))).toEqual([
    ['Nestaje deo spiska', 'obrisano'],
  ]);
  expect(say('src/content/steps.yaml', steps('Prvi'), steps('Prvi', 'Drugi'))).toEqual([]);
  expect(say('src/content/about/o-meni.md', 'Tekst.', '')).toEqual([
    ['Briše se ceo tekst', undefined],
  ]);
});

test('a consent, and what she is said to have read', () => {
  const of = 'src/content/testimonials/testimonials.yaml';
  const words = '- name: Ana\n  text: Lepo.\n';
  const says = 'U Vaše ime piše da imate pristanak za utisak';
  expect(say(of, words, `${words}  consent: 2026-11-20\n`)).toEqual([[says, 'Ana: „Lepo.“']]);
  const other = words.replace('Lepo', 'Najlepše');
  expect(say(of, `${words}  consent: 2026-11-20\n`, `${other}  consent: 2026-11-20\n`)).toEqual([
    [says, 'Ana: „Najlepše.“'],
  ]);
  const checked = say(GEL, gel, insert('checked_against_label: 2026-11-20'));
  expect(checked).toEqual([['Menja se upoređeno sa deklaracijom', '20.\u00a0novembra 2026.']]);
  const read = say(SITE, site, `${site}confirmed: 2026-11-20\n`);
  expect(read.map(([, is]) => is)).toEqual(['20.\u00a0novembra 2026.']);
});

test('a claim that is confirmed in the name of the owner', () => {
  const claim = (text: string) =>
    insert(`confirmed_claims:\n  - text: ${text}\n    reason: Tako je.\n    date: 2026-11-20`);
  const says = 'Potvrđuje se izjava u Vaše ime';
  expect(say(GEL, gel, claim('Uklanja bore.'))).toEqual([[says, 'Uklanja bore.']]);
  expect(say(GEL, claim('Uklanja bore.'), claim('Uklanja bore.'))).toEqual([]);
  const question = (more: string) => `- question: A?\n  answer: B.\n${more}`;
  const confirmed = question('  confirmed_claims:\n    - text: Leči.\n');
  expect(say(BUYING, question(''), confirmed)).toEqual([[says, 'Leči.']]);
});
