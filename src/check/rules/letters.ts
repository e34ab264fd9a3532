// Cyrillic letters in a site that is written in Latin ones: a whole text typed with the wrong
// keyboard, or single letters that look alike, which a search never finds.
import { shorten } from '../../model/shorten.ts';
import { type Finding, MOST_IN_ADVICE, warning } from '../finding.ts';
import type { ParsedText } from '../parse-text.ts';

const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'а a б b в v г g д d ђ đ е e ж ž з z и i ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ ć',
    'у u ф f х h ц c ч č џ dž ш š і i ѕ s һ h ԁ d ё e й j ы i э e ю ju я ja щ šč',
  ].flatMap((row) =>
    [...row.matchAll(/(\S) (\S+)/gu)].map(([, cyrillic, latin]) => [cyrillic, latin]),
  ),
);
const CYRILLIC = /\p{Script=Cyrillic}/u;
const WORD = /[\p{L}\p{M}\d]*\p{Script=Cyrillic}[\p{L}\p{M}\d]*/gu;

/** One warning for each line with such letters; names of fields, comments and addresses are not read. */
export function checkLetters({ path, yaml, body }: ParsedText): Finding[] {
  const data = yaml.lines.map((line) => line.replace(/^\s*#.*|^\s*(?:- +)?[\p{L}_]+\s*:/u, ''));
  return [...judge(data, yaml.firstLine), ...judge(body.split('\n'), 1)];

  function judge(lines: readonly string[], firstLine: number): Finding[] {
    return lines.flatMap((line, index) => {
      const told = explain(line.replace(/https?:\/\/\S+|\]\([^)]*\)/g, ' ').trim());
      return told ? [warning(path, firstLine + index, ...told)] : [];
    });
  }
}

function explain(line: string): [text: string, fix: string] | undefined {
  if (!CYRILLIC.test(line)) return undefined;
  const words = [...line.matchAll(WORD)].map(([word]) => word);
  if (words.every((word) => /\p{Script=Latin}/u.test(word))) {
    const text = `U reči „${words[0]}“ ima ćiriličnih slova, pa je pretraga ne nalazi.`;
    return [text, `Otkucajte latinicom: ${words.map(toLatin).join(', ')}`];
  }
  const short = shorten(toLatin(line), MOST_IN_ADVICE);
  return ['Ovaj red je napisan ćirilicom, a ceo sajt je na latinici.', `Napišite: ${short}`];
}

/** Serbian Cyrillic in Latin letters; „Љ“ before a small letter is „Lj“. */
export function toLatin(text: string): string {
  return text.replace(/\p{Script=Cyrillic}/gu, (letter, offset: number) => {
    const latin = LATIN[letter.toLowerCase()] ?? letter;
    if (letter === letter.toLowerCase()) return latin;
    const isShouted = /^\p{Lu}/u.test(text.slice(offset + 1));
    return isShouted ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1);
  });
}
