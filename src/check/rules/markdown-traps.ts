// What Markdown makes of a text otherwise than its writer meant: lines that turn into headings,
// notes with an English title, stars that stay stars.
import { collectionOf } from '../../model/collections.ts';
import { error, type Finding, warning } from '../finding.ts';
import { proseLines } from '../markdown-lines.ts';

/** Not the text of a paragraph, so a line below it underlines nothing. */
const NO_PARAGRAPH = /^\s*($|#{1,6}\s|>|[-*+]\s|\d+[.)]\s|\||<|[-=*_]{3,}\s*$)/;

/** Findings for a text without its front matter, whose lines are blank. */
export function checkMarkdownTraps(path: string, body: string): Finding[] {
  const lines = proseLines(body);
  return lines.flatMap((line, index) => [
    ...checkUnderline(path, index + 1, line, lines[index - 1] ?? ''),
    ...checkFootnote(path, index + 1, line),
    ...checkGluedHeading(path, index + 1, line),
    ...checkStars(path, index + 1, line, lines),
  ]);
}

function checkUnderline(path: string, number: number, line: string, above: string): Finding[] {
  const [, mark] = /^ {0,3}(-{2,}|={3,})\s*$/.exec(line) ?? [];
  if (mark === undefined) return [];
  if (!NO_PARAGRAPH.test(above)) {
    const text = `Red „${mark}“ pretvara tekst iznad sebe u naslov.`;
    const fix = mark.startsWith('-')
      ? 'Obrišite ga ili ispred njega ostavite prazan red.'
      : 'Obrišite ga.';
    return [error(path, number, text, fix)];
  }
  if (mark.startsWith('-')) return [];
  return [
    error(path, number, `Red „${mark}“ vidi se na sajtu onako kako je napisan.`, 'Obrišite ga.'),
  ];
}

function checkFootnote(path: string, number: number, line: string): Finding[] {
  const mark = /(?<!\\)\[\^[^\]\s]+\]/.exec(line)?.[0];
  if (mark === undefined) return [];
  const text = `Fusnota ${mark} dobija na sajtu engleski naslov.`;
  return [error(path, number, text, 'Napišite napomenu u zagradi, u istoj rečenici.')];
}

/** `##Moja priča`: without a space it is no heading. The headings of a product have words of their own. */
function checkGluedHeading(path: string, number: number, line: string): Finding[] {
  const [, signs, title] = /^ {0,3}(#{2,6})([^\s#].*)$/.exec(line) ?? [];
  if (signs === undefined || collectionOf(path)?.format === 'product') return [];
  const text = `Red „${line.trim()}“ nije naslov, pa se znaci ${signs} vide na sajtu.`;
  return [warning(path, number, text, `Iza znakova ${signs} stavite razmak: ${signs} ${title}`)];
}

/** `** Alergeni: **`: with a space beside them, the stars are shown. */
function checkStars(
  path: string,
  number: number,
  line: string,
  lines: readonly string[],
): Finding[] {
  const parts = splitStars(line);
  if (parts.length % 2 === 0) {
    // Bold text may go on to the next line, but not past its paragraph.
    const isAlone = [lines[number - 2], lines[number]].every((near = '') => near.trim() === '');
    if (!isAlone) return [];
    const text = 'Podebljani tekst ovde počinje zvezdicama **, a nigde se ne završava.';
    return [warning(path, number, text, 'Dodajte ** na kraj podebljanog teksta ili ih obrišite.')];
  }
  return parts
    .filter((part, index) => index % 2 === 1 && /^\s*\S/.test(part) && part !== part.trim())
    .map((part) => {
      const text = `Uz zvezdice oko „${part.trim()}“ ima razmaka, pa se zvezdice vide na sajtu.`;
      return warning(path, number, text, `Napišite ovako: **${part.trim()}**`);
    });
}

function splitStars(line: string): string[] {
  return line.replaceAll('\\*', '  ').split('**');
}
