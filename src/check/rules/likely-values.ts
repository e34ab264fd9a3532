import { quoted } from '../../model/file/yaml.ts';

/** Values that an editor may have meant by one that the schema refuses; the caller tries the schema on each. */
export function likelyValues(typed: string): string[] {
  const bare = typed
    .replace(/^(["'])(.*)\1$/, '$2')
    .replace(/\p{Cf}/gu, '')
    .trim();
  const digits = bare.replace(/\D/g, '').replace(/^(?:00)?(?:381)?0?/, '');
  const phone = `+381 ${digits.replace(/^(\d\d)(\d{3})(\d\d)/, '$1 $2 $3 ')}`;
  return [
    bare,
    quoted(bare),
    ...truthOf(bare),
    ...daysIn(bare),
    bare.replace(/[,;.]+$/, ''),
    // Names in one line, where a list is meant.
    /^[\w-]+(?:[,;\s]+[\w-]+)*$/.test(bare) ? `[${bare.split(/[,;\s]+/).join(', ')}]` : '',
    /\/|\.(com|rs|org|net)$/.test(bare) && !bare.includes('@')
      ? `https://${bare.replace(/^(?:https?\/+|[a-z]*:\/*)/i, '')}`
      : '',
    // With a letter in place of a digit („6O“), leaving the letter out would make another number.
    digits.length > 5 && !/\d[OolI]|[OolI]\d/.test(bare) ? quoted(phone) : '',
  ].filter((one) => one !== '' && one !== typed);
}

const YES = words('da yes on 1 tačno tacno istina true ture treu tru uključeno ukljuceno');
const NO = words('ne no off 0 netačno netacno false flase fasle fals isključeno iskljuceno');

/** Only what surely means it: the wrong one of the two would show what was to be hidden. */
function truthOf(bare: string): string[] {
  const word = bare.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  return [...(YES.has(word) ? ['true'] : []), ...(NO.has(word) ? ['false'] : [])];
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Days in the form of the schema for „1.12.2026.“ or „2026-1-12“, also with day and month exchanged. */
function daysIn(typed: string): string[] {
  if (!/^\d+([./ -]+\d+){2}\.?$/.test(typed)) return [];
  const numbers = (typed.match(/\d+/g) ?? []).map((number) => number.padStart(2, '0'));
  const [year, a, b] = numbers[0]?.length === 4 ? numbers : numbers.toReversed();
  return [`${year}-${a}-${b}`, `${year}-${b}-${a}`];
}
