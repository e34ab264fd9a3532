// One line of an editor's YAML: where it starts, its field's name and colon, and the value.
import type { Collection } from '../model/collections.ts';
import { count } from '../model/word-forms.ts';
import { FIELD } from './yaml.ts';
import { judgeValue } from './yaml-value.ts';

interface Repair {
  text: string;
  /** The line as it was meant. */
  line: string;
  /** In the place of „write the line so“, where a trimmed line would not show it. */
  fix?: string;
}

/**
 * A function that takes the lines one by one, each with the one below it, and tells what is wrong.
 * `first` is the name with which every item of a list begins.
 */
export function lineJudge({ plain }: Collection, first: string | undefined) {
  const fields = Object.keys(plain.shape);
  const names = [...fields, 'image', 'alt'];
  /** Column of the field whose text goes on in the lines below it, further in. */
  let block = -1;
  /** Column of the fields of this item or file. */
  let column = first === undefined ? 0 : 2;
  /** Column from which lines belong to the field above them, which has only these for its value. */
  let inside = Number.POSITIVE_INFINITY;
  /** The item that these lines belong to has had its `first`; another order is no mistake. */
  let hasFirst = true;

  return function judge(line: string, next: string): Repair | undefined {
    const indent = line.search(/\S/);
    if (indent < 0 || /^\s*#/.test(line) || (block >= 0 && indent > block)) return undefined;
    block = -1;
    const [, lead = '', name = '', colon = '', value = ''] =
      FIELD.exec(line.replace(/^(\s*-)(?=\w+\s*:)/, '$1 ')) ?? [];
    const isKnown = names.includes(name);
    const better = `${lead}${name}: ${value}`;
    if (isKnown && /^\s*-\w/.test(line))
      return { text: 'Iza crtice na početku reda nedostaje razmak.', line: better };
    if (name === '' || (!isKnown && !colon.startsWith(':'))) {
      if (/^\s*[-#[{]/.test(line) || indent > column) return undefined;
      return {
        text: `Red „${line.trim()}“ nije u obliku polje: vrednost.`,
        line: '',
        fix: 'Ako je to nastavak teksta iznad, spojite ga sa njim u isti red. Ako je novo polje, napišite naziv, dvotačku, razmak i vrednost.',
      };
    }
    const isItem = lead.includes('-');
    if (indent <= column) {
      const isBare = value === '' && next.search(/\S/) > indent;
      inside = isBare ? next.search(/\S/) : Number.POSITIVE_INFINITY;
    }
    if (isItem) hasFirst = name === first;
    if (isItem && lead.length < 4) column = lead.length;
    if (name === first && hasFirst && !isItem && indent <= column) {
      return {
        text: `Ispred polja „${name}“ nedostaje crtica, kojom počinje nova stavka.`,
        line: `- ${line.trim()}`,
      };
    }
    if (fields.includes(name) && !isItem && indent < inside && lead !== ' '.repeat(column)) {
      const spaces =
        column > 0 ? ` i otkucajte ${count(column, 'razmak', 'razmaka', 'razmaka')}` : '';
      const fix = `Obrišite sve ispred prve reči${spaces}.`;
      return {
        text: `Ispred polja „${name}“ nema tačno onoliko razmaka koliko treba.`,
        line: ' '.repeat(column) + line.trim(),
        fix,
      };
    }
    const goesOn = /^\s+(?!- |\w+:(\s|$))\S/.test(next) && next.search(/\S/) > indent;
    if (goesOn || /^[|>][-+\d]*$/.test(value)) block = indent;
    if (!/^ *:( +|)$/.test(colon) || (colon.endsWith(':') && value !== '')) {
      if (!isKnown) return undefined;
      return { text: `Iza naziva polja „${name}“ treba da stoje dvotačka i razmak.`, line: better };
    }
    if (block >= 0) return undefined;
    const misread = judgeValue(name, value);
    return misread && { text: misread.text, line: `${lead}${name}: ${misread.better}` };
  };
}
