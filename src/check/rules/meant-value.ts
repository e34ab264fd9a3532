import { quoted } from '../../model/yaml.ts';

/** What may have been meant by a value that the schema refuses; the schema tells which is right. */
export function meantBy(typed: string): string[] {
  const bare = typed
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const digits = bare.replace(/\D/g, '').replace(/^(?:00)?(?:381)?0?/, '');
  const phone = `+381 ${digits.replace(/^(\d\d)(\d{3})(\d\d)/, '$1 $2 $3 ')}`;
  return [
    bare,
    quoted(bare),
    /^(da|yes|tačno|tacno|true)$/i.test(bare) ? 'true' : 'false',
    ...daysIn(bare),
    bare.replace(/[,;.]+$/, ''),
    /\/|\.(com|rs|org|net)$/.test(bare) && !bare.includes('@')
      ? `https://${bare.replace(/^(?:https?\/+|[a-z]*:\/*)/i, '')}`
      : '',
    // „6O“: a letter that stands for a digit would be left out, and another number come of it.
    digits.length > 5 && !/\d[OolI]|[OolI]\d/.test(bare) ? quoted(phone) : '',
  ].filter((one) => one !== '' && one !== typed);
}

/** „1.12.2026.“ and „2026-1-12“, and with the day and the month in each other's place. */
function daysIn(typed: string): string[] {
  if (!/^\d+([./ -]+\d+){2}\.?$/.test(typed)) return [];
  const numbers = (typed.match(/\d+/g) ?? []).map((number) => number.padStart(2, '0'));
  const [year, a, b] = numbers[0]?.length === 4 ? numbers : numbers.toReversed();
  return [`${year}-${a}-${b}`, `${year}-${b}-${a}`];
}
