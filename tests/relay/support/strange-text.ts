import fc from 'fast-check';

const ALPHABETS = [
  'abcčćdžđefghijklmnoprsštuvzžABCČĆDĐŠŽ 0123456789',
  'абвгдђежзијклљмнњопрстћуфхцчџшАБВГДЂЏШ ',
  '🌿💚👩‍🦰🇷🇸🙏🏽 ☎️',
  'שלום مرحبا \u200f\u200e\u061c\u200b\u202b\u202c\u2066\u2069',
  '<>&"\'=?_.,;:@\\/%#{}[]()-+*$~`^|!',
  ' \t\u00a0\u2003\u3000\u0000\u0001\u001b\u007f\u0085\u2028\u2029\ufeff\ufffd\ud800\udc00',
  '漢字かなカナ한글',
];
const PIECES = [
  '\r\n',
  '\n',
  '\r',
  '\n\n\n',
  '\r\n.\r\n',
  '\nFrom mene\n',
  '\r\nBcc: drugi@primer.rs\r\n',
  '=?utf-8?Q?=0D=0ABcc:_drugi@primer.rs?=',
  '--granica--',
  'ana@primer.rs',
  'https://primer.rs/',
  '=\n',
  '=3D',
  ' \n',
];
const pieces = fc.array(
  fc.oneof(
    ...ALPHABETS.map((signs) => fc.string({ unit: fc.constantFrom(...signs), maxLength: 30 })),
    fc.constantFrom(...PIECES),
  ),
  { minLength: 1 },
);

/** Text as people, programs and attackers write it; in some cases longer than `max` UTF-16 units. */
export const strangeText = (max: number) =>
  fc.tuple(pieces, fc.integer({ min: 0, max: 102 })).map(([parts, share]) => {
    const text = parts.join('') || ' ';
    const length = Math.ceil((share / 100) ** 3 * max);
    return text.repeat(Math.ceil(length / text.length)).slice(0, length);
  });
