// What is pasted from a chat loses the chat's signs before anybody sees them.
import { describe, expect, test } from 'vitest';
import { cleanPaste, type Kept, withoutDash } from '../../../../src/editor/form/clean-paste.ts';

const SECTION: Kept = { markdown: true, lines: true };
const LINE: Kept = {};
const PAGE: Kept = { markdown: true, headings: true, lines: true };
const OF_A_CUSTOMER: Kept = { markdown: true, emoji: true, lines: true };

test.each<[string, Kept, string, string, string[]]>([
  [
    'an answer of a chat',
    SECTION,
    'Naravno! Evo opisa:\n\n## ✨ Krema za ruke 🌿\n\nNežna **krema** sa aloom.\n\n---\n\nUpija se brzo 😊.\n\nDa li želite da tekst bude kraći? 😊',
    'Krema za ruke\n\nNežna **krema** sa aloom.\n\nUpija se brzo.',
    ['sličice', 'znaci #', 'crte ---', 'obraćanje', 'pitanje na kraju'],
  ],
  [
    'a message of Viber',
    SECTION,
    '[12.11.2026. 14:05] Milica: Gel je odličan\n[12.11.2026. 14:06] Milica: Hvala Vam!',
    'Gel je odličan\nHvala Vam!',
    ['vreme i ime iz prepiske'],
  ],
  [
    'a message of WhatsApp, in the words of a customer',
    OF_A_CUSTOMER,
    '12.11.26, 14:05 - Ana Đurić: Super je 😊',
    'Super je 😊',
    ['vreme i ime iz prepiske'],
  ],
  [
    'a message of WhatsApp on a computer, with its time first',
    OF_A_CUSTOMER,
    '[14:32, 28.11.2026.] Jelena: Gel je odličan',
    'Gel je odličan',
    ['vreme i ime iz prepiske'],
  ],
  [
    'a mail of a customer, with the signature of a phone',
    OF_A_CUSTOMER,
    'Gel je odličan!\n\nSent from my iPhone',
    'Gel je odličan!',
    ['potpis telefona'],
  ],
  [
    'bold words and a dash, in one line',
    LINE,
    '- **Hidrira** kožu\n',
    'Hidrira kožu',
    ['zvezdice', 'crtica na početku'],
  ],
  ['empty lines', SECTION, 'Prvi.\n\n\nDrugi.', 'Prvi.\n\nDrugi.', []],
  ['a rainbow of signs', LINE, '❤️ Gel 👩🏽‍🍳 🇷🇸 1️⃣', 'Gel', ['sličice']],
  ['a heading of a chat in a name', LINE, '### Aloe gel', 'Aloe gel', ['znaci #']],
  [
    'an offer in the same paragraph',
    SECTION,
    'Prija posle sunca. Ako želite, mogu da napišem i kraću verziju.',
    'Prija posle sunca.',
    ['pitanje na kraju'],
  ],
])('%s', (_, kept, pasted, text, taken) => {
  expect(cleanPaste(pasted, kept)).toEqual({ text, taken });
});

describe('stays as it is:', () => {
  test.each<[string, Kept]>([
    ['Gel od aloe vere, 1.000 ml – 98 % gela', LINE],
    ['tuba 130 g · bez fluora', LINE],
    ['Voda, gel aloe vere.\n\n**Alergeni:** propolis (pčelinji proizvod).', SECTION],
    ['- prvo\n- drugo', SECTION],
    ['Više u [priči](/about-me).', SECTION],
    ['## 1. Rukovalac\n\nPodaci.\n\n---\n\nKraj.', PAGE],
    ['Da li je to lek?', LINE],
    ['Ako imate osetljivu kožu, pitajte me.', SECTION],
    ['Sat je 14:05, a dan 12. novembar 2026.', SECTION],
    ['© 2026 Aloe™', LINE],
    ['Evo i mog saveta: pijte ga hladnog.', SECTION],
    ['Da li želite da ga probate?', SECTION],
    ['5. maja 2026. u 18:30: radionica', SECTION],
  ])('%s', (text, kept) => {
    expect(cleanPaste(text, kept)).toEqual({ text, taken: [] });
  });
});

test('a message in Cyrillic comes in Latin letters, without its head', () => {
  const pasted = '[12.11.2026. 14:05] Милица: Гел је одличан, Ђурђо';
  expect(cleanPaste(pasted, OF_A_CUSTOMER)).toEqual({
    text: 'Gel je odličan, Đurđo',
    taken: ['vreme i ime iz prepiske'],
    wasCyrillic: true,
  });
});

test.each([
  ['- Hidrira kožu', 'Hidrira kožu'],
  ['– Hidrira', 'Hidrira'],
  ['•Hidrira', 'Hidrira'],
  ['-', '-'],
  ['- ', '- '],
  ['-5 °C', '-5 °C'],
  ['Anti-age', 'Anti-age'],
])('An effect needs no dash: „%s“ → „%s“', (typed, shown) => {
  expect(withoutDash(typed)).toBe(shown);
});
