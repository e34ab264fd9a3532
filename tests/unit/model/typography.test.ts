import { describe, expect, it } from 'vitest';
import { hyphenate, typeset } from '../../../src/model/serbian/typeset.ts';

describe('the typography of plainly typed text', () => {
  it.each([
    ['40 ml i 240 µg u čaši', '40~ml i 240~µg u čaši'],
    ['Boca od 1 l i 3,5 g', 'Boca od 1~l i 3,5~g'],
    ['500 mg, 2 kg, 3 cm i 4 mm', '500~mg, 2~kg, 3~cm i 4~mm'],
    ['ispod 7 °C, 30 × 10 g', 'ispod 7~°C, 30~×~10~g'],
    ['do 30 dana, 3 puta, od 9 do 17 h', 'do 30~dana, 3~puta, od~9~do~17~h'],
    ['18 godina i 24 meseca', '18~godina i 24~meseca'],
    ['21000 Novi Sad', '21000~Novi~Sad'],
    ['zovite 011 3608 440 ili +381 64 123 45 67', 'zovite 011~3608~440 ili +381~64~123~45~67'],
    ['Gel – bez šećera', 'Gel~– bez šećera'],
    ['tuba 130 g · bez fluora', 'tuba 130~g~· bez fluora'],
    ['br. 87/2018 i čl. 23', 'br.~87/2018 i čl.~23'],
    ['čl. 23 st. 2 tač. 4', 'čl.~23 st.~2 tač.~4'],
    ['Vitamini C i vitaminom B12', 'Vitamini~C i vitaminom~B12'],
    ['3–5 minuta', '3–\u20605 minuta'],
    ['Gel i L-arginin', 'Gel i L\u2011arginin'],
    ['Omega-3 kapsule', 'Omega\u20113 kapsule'],
    ['rekla je "hvala" i otišla', 'rekla je „hvala“ i otišla'],
    ['kapsule “Arktičko more”', 'kapsule „Arktičko more“'],
    ['40ml gela, 3,5g i do 25°C', '40~ml gela, 3,5~g i do 25~°C'],
    ['3-5 minuta', '3–\u20605 minuta'],
    ['Dobro — pa i više...', 'Dobro~– pa i više…'],
  ])('„%s“ is set right', (typed, set) => {
    expect(typeset(typed)).toBe(set.replaceAll('~', '\u00a0'));
  });

  it.each([
    'lista aloe',
    '2 litra',
    'Vitamin Cink',
    'vitamini i ekstrakti',
    'vitamina a u kapsuli',
    '5 gela',
    'na 0,5 12 kapi',
    '100 000 evra',
    '12 danas',
    '100000 Evra',
    'B12g',
    '011-3608-440',
    '2026-12-01',
  ])('„%s“ stays as it is', (typed) => {
    expect(typeset(typed)).toBe(typed);
  });

  it('does not change when it is applied twice', () => {
    const set = typeset('30 × 10 g – "vitamin C"');
    expect(typeset(set)).toBe(set);
  });
});

it.each([
  ['Stik dezodorans', 'Stik dezo-do-rans'],
  ['Mineralne tablete', 'Mine-ralne tablete'],
  ['Bobičasti napitak', 'Bobi-časti napitak'],
  ['limunada', 'limunada'],
  ['najprodavaniji', 'najpro-da-va-niji'],
  ['Kardio CoQ10', 'Kardio CoQ10'],
])('a long word of „%s“ may break after a syllable', (name, broken) => {
  expect(hyphenate(name)).toBe(broken.replaceAll('-', '\u00ad'));
});
