// One rule for an address in the form and in the relay. An address that cannot be answered is '' here: the form asks
// about it, and the relay's mail has no Reply-To.
import { expect, test } from 'vitest';
import {
  answerableEmail,
  meantEmail,
  undressEmail,
} from '../../../src/model/contact/email-address.ts';

test.each([
  ['a comma behind it', 'ana@gmail.com,'],
  ['a full stop behind it', 'ana@gmail.com. '],
  ['brackets', '<ana@gmail.com>'],
  ['a bracket that was not copied', 'ana@gmail.com>'],
  ['round brackets', '(ana@gmail.com)'],
  ['quotation marks', '„ana@gmail.com“'],
  ['a link to write to', 'mailto:ana@gmail.com'],
  ['the same in capitals, with a space', 'MAILTO: ana@gmail.com'],
  ['the name of its owner', 'Ana Marić <ana@gmail.com>'],
  ['a quoted name, and the end of a list', '"Marić, Ana" <ana@gmail.com>;'],
  ['a character without a width in front', '\u200bana@gmail.com'],
  ['such characters inside', 'ana\u00ad@gmail\u2060.com\ufeff'],
  ['marks of direction, as a list of contacts writes them', '\u202aana@gmail.com\u202c'],
  ['nothing around it', 'ana@gmail.com'],
])('An address is undressed: %s', (_, typed) => {
  expect(undressEmail(typed)).toBe('ana@gmail.com');
});

test.each([
  '?',
  'nemam.',
  '-',
  '"a@primer.rs x"@primer.rs',
  'ana@gmail,',
  `${','.repeat(70_000)}@`,
])('A text that is no address in its dress stays as it was typed: %.20s', (typed) => {
  expect(undressEmail(typed)).toBe(typed);
});

test.each([
  ['ana@gmail.com', 'ana@gmail.com'],
  ['ana@пример.срб', 'ana@xn--e1afmkfd.xn--90a3ac'],
  ['ana@xn--e1afmkfd.xn--90a3ac', 'ana@xn--e1afmkfd.xn--90a3ac'],
  ['ana@šumadija.rs', 'ana@xn--umadija-pqb.rs'],
  ["o'neill@gmail.com", "o'neill@gmail.com"],
  ['ana&co@firma.rs', 'ana&co@firma.rs'],
  ['ana.marić+gel@firma.rs', ''],
  ['ana.m+gel_1@posta.firma.photography', 'ana.m+gel_1@posta.firma.photography'],
  ['Ana@GMAIL.com', 'Ana@gmail.com'],
  ['1@1a.rs', '1@1a.rs'],
  ['', ''],
  ['ana', ''],
  ['ana@', ''],
  ['@gmail.com', ''],
  ['ana@gmail', ''],
  ['ana.@gmail.com', ''],
  ['.ana@gmail.com', ''],
  ['ana..m@gmail.com', ''],
  ['ana@gmail..com', ''],
  ['ana@gmail.com.', ''],
  ['ana@-firma.rs', ''],
  ['ana@fir_ma.rs', ''],
  ['ana@firma.r', ''],
  ['ana@firma.123', ''],
  ['ana@127.0.0.1', ''],
  ['ana@[127.0.0.1]', ''],
  ['ana@firma.rs/x', ''],
  ['ana@firma.rs:25', ''],
  ['ana m@gmail.com', ''],
  ['a@primer.rs, b@primer.rs', ''],
  ['a@b@primer.rs', ''],
  ['"ana"@primer.rs', ''],
  ['svi: a@primer.rs;', ''],
  ['=?utf-8?Q?ana?=@primer.rs', ''],
  ['ana@primer.rs\nBcc: b@primer.rs', ''],
  [`${'a'.repeat(65)}@primer.rs`, ''],
  [`ana@${'a'.repeat(64)}.rs`, ''],
  [`ana@${'a.'.repeat(130)}rs`, ''],
  [`ana@${'漢'.repeat(60_000)}.rs`, ''],
])('An answer to %.40s goes to „%s“', (address, answered) => {
  expect(answerableEmail(address)).toBe(answered);
});

test.each([
  ['ana@gmial.con', 'ana@gmail.com'],
  ['Ana@GMIAL.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.cm', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gnail.com', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@yaho.com', 'ana@yahoo.com'],
  ['ana@otulook.com', 'ana@outlook.com'],
  ['ana@firma.con', 'ana@firma.com'],
  ...[
    ...[
      'gmail.com',
      'yahoo.com',
      'hotmail.com',
      'outlook.com',
      'icloud.com',
      'live.com',
      'gmx.com',
    ],
    ...[
      'mail.com',
      'email.com',
      'ymail.com',
      'yahoo.co.uk',
      'yahoo.ca',
      'hotmail.ch',
      'outlook.de',
    ],
    ...['mts.rs', 'sbb.rs', 'firma.co', 'firma.cm', 'firma.om', 'posta.gmai.com', 'x.com', 'a.rs'],
  ].map((domain): [string, string] => [`ana@${domain}`, '']),
  ['ana', ''],
])('By %s a visitor probably meant „%s“', (address, meant) => {
  expect(meantEmail(address)).toBe(meant);
});
