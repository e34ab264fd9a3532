// The search of the first page: words in any script, and a phone number in any way of writing.
import { expect, test } from 'vitest';
import { foldTexts, placeOf, search } from '../../../../src/editor/start/search.ts';

const TEXTS = [
  { title: 'Podaci o sajtu', lines: ['phone: "+381 64 123 45 67"', 'reply_time: jedan dan'] },
  { title: 'Saradnja', lines: ['Firma: (011) 360-84-40.'] },
  { title: 'Biljni čaj', lines: ['Topao napitak sa cvetom aloe.'] },
  { title: 'Aloe vera gel', lines: ['Prija uz čaj, u slučaju žeđi.', 'Pakovanje 2026 / 150 kom.'] },
  {
    title: 'Zubni gel',
    lines: ['Aloe vera, pčelinji smolasti dodatak (propolis), menta. Bez alergije.'],
  },
];

test.each([
  ['caj', ['Biljni čaj', 'Aloe vera gel']],
  ['чај', ['Biljni čaj', 'Aloe vera gel']],
  ['ČAJ biljni', ['Biljni čaj']],
  ['napitak cvet', ['Biljni čaj']],
  ['064 123 45 67', ['Podaci o sajtu']],
  ['0641234567', ['Podaci o sajtu']],
  ['064 123', ['Podaci o sajtu']],
  ['+381 (0)64/123-45-67', ['Podaci o sajtu']],
  ['00381641234567', ['Podaci o sajtu']],
  ['123-45-67', ['Podaci o sajtu']],
  ['0113608440', ['Saradnja']],
  // Its beginning, as one types.
  ['064', ['Podaci o sajtu']],
  ['+381 6', ['Podaci o sajtu']],
  ['011/3', ['Saradnja']],
  ['065', []],
  ['150', ['Aloe vera gel']],
  ['propolis', ['Zubni gel']],
  ['menta smolasti', ['Zubni gel']],
  // Another case.
  ['napitkom', ['Biljni čaj']],
  ['žeđ', ['Aloe vera gel']],
  ['biljnog čaja', ['Biljni čaj']],
  ['alergiju', ['Zubni gel']],
  ['luk', []],
  ['  ', []],
])('%j finds %j', (sought, titles) => {
  expect(search(foldTexts(TEXTS), sought).map(({ title }) => title)).toEqual(titles);
});

const DATA = {
  phone: '+381 64 123 45 67',
  items: [
    { question: 'Da li je gel\nza decu?' },
    { question: 'Kako se čuva?', answer: 'Na hladnom.' },
  ],
};

test.each([
  ['064/123', ['phone']],
  ['cuva', ['items', '1', 'question']],
  ['dete', undefined],
  ['deci', ['items', '0', 'question']],
  // Words of two fields.
  ['čuva hladnom', undefined],
])('%j stands at %j', (sought, place) => {
  expect(placeOf(DATA, sought)).toEqual(place);
});
