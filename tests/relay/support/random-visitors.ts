/** A small seeded generator (mulberry32): a failure can be repeated. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const ALPHABETS = [
  'abcčćdžđefghijklmnoprsštuvzžABCČĆDĐŠŽ 0123456789',
  'абвгдђежзијклљмнњопрстћуфхцчџшАБВГДЂЏШ ',
  '🌿💚👩‍🦰🇷🇸🙏🏽 ☎️',
  'שלום مرحبا \u200f\u200e\u061c\u200b\u202b\u202c\u2066\u2069',
  '<>&"\'=?_.,;:@\\/%#{}[]()-+*$~`^|!',
  ' \t\u00a0\u2003\u3000',
  '\u0000\u0001\u001b\u007f\u0085\u2028\u2029\ufeff\ufffd\ud800\udc00',
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

/** Text as people, programs and attackers write it; at most about `max` UTF-16 units. */
export function randomText(random: () => number, max: number): string {
  const length = Math.floor(random() ** 3 * max * 1.05);
  let text = '';
  while (text.length < length) {
    if (random() < 0.2) {
      text += PIECES[Math.floor(random() * PIECES.length)];
      continue;
    }
    const signs = Array.from(ALPHABETS[Math.floor(random() * ALPHABETS.length)] ?? 'a');
    // Sometimes one very long line.
    const run = random() < 0.02 ? 4000 : 1 + random() * 30;
    for (let i = 0; i < run && text.length < length; i += 1) {
      text += signs[Math.floor(random() * signs.length)];
    }
  }
  return text;
}
