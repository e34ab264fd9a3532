// Fields are plain text: signs of HTML or Markdown in them are shown as they were typed.
import { listValues } from '../../model/data.ts';
import { type Finding, warning } from '../finding.ts';
import type { ParsedText } from '../parse-text.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&nbsp;': ' ',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&ndash;': '–',
  '&mdash;': '–',
  '&hellip;': '…',
  '&deg;': '°',
};
const SIGNS = /&(?:[a-z]+|#\d+|#x[\da-f]+);|<\/?[a-z][^<>]*>|\*\*(?=\S)[^*]+\*\*/gi;
/** Quoted as they stand in another text. */
const QUOTES = ['confirmed_claims'];

export function checkFieldTexts({ path, yaml, entries }: ParsedText): Finding[] {
  return entries
    .flatMap((entry) => listValues(entry.data, entry.at))
    .filter(({ at }) => !at.some((key) => QUOTES.includes(String(key))))
    .flatMap(({ at, value }) => (typeof value === 'string' ? judge(value, at) : []));

  function judge(text: string, at: readonly PropertyKey[]): Finding[] {
    const sign = /^https?:/i.test(text) ? undefined : text.match(SIGNS)?.[0];
    if (sign === undefined) return [];
    const words = `U polju „${String(at.at(-1))}“ se „${sign}“ vidi na sajtu onako kako je napisano.`;
    const fix = `Napišite samo tekst: ${plain(text)}`;
    return [warning(path, yaml.lineOf(at) ?? yaml.firstLine, words, fix)];
  }
}

function plain(text: string): string {
  return text
    .replace(SIGNS, (sign) => {
      if (sign.startsWith('**')) return sign.slice(2, -2);
      if (sign.startsWith('<')) return ' ';
      const code = /^&#(x?)([\da-f]+);$/i.exec(sign);
      if (code) return String.fromCodePoint(Number.parseInt(code[2] ?? '', code[1] ? 16 : 10));
      return ENTITIES[sign.toLowerCase()] ?? '';
    })
    .replace(/\s+/g, ' ')
    .trim();
}
