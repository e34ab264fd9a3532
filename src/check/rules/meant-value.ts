import { quoted } from '../yaml.ts';

/** What may have been meant by a value that the schema refuses; the schema tells which is right. */
export function meantBy(key: string, typed: string): string[] {
  const bare = typed
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const [, network] = /^(facebook|instagram)_url$/.exec(key) ?? [];
  const isName = /^@?[\w.-]+$/.test(bare) && !/\.(com|rs|org|net)$/.test(bare);
  return [
    bare,
    quoted(bare),
    /^(da|yes|tačno|tacno|true)$/i.test(bare) ? 'true' : 'false',
    ...daysIn(bare),
    bare.replace(/[,;.]+$/, ''),
    network && isName ? `https://www.${network}.com/${bare.replace('@', '')}` : '',
    /[./]/.test(bare) && !bare.includes('@') && !(network && isName)
      ? `https://${bare.replace(/^[a-z]*:\/*/i, '')}`
      : '',
    /\d{6}/.test(bare.replace(/\D/g, '')) ? quoted(phoneOf(bare)) : '',
  ].filter((one) => one !== '' && one !== typed);
}

/** „1.12.2026.“ and „2026-1-12“, and with the day and the month in each other's place. */
function daysIn(typed: string): string[] {
  const [first = '', second = '', third = ''] = typed.match(/\d+/g) ?? [];
  const [year, middle, last] = first.length === 4 ? [first, second, third] : [third, second, first];
  const [a, b] = [middle.padStart(2, '0'), last.padStart(2, '0')];
  return [`${year}-${a}-${b}`, `${year}-${b}-${a}`];
}

/** The number as it is called from abroad: „060/123-4567“ is „+381 60 123 45 67“. */
function phoneOf(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^(?:00)?(?:381)?0?/, '');
  return `+381 ${digits.replace(/^(\d\d)(\d{3})(\d\d)/, '$1 $2 $3 ')}`;
}
