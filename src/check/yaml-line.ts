// One line of an editor's YAML: where it starts, its field's name and colon, and the value.
import type { Collection } from '../model/collections.ts';
import { count } from '../model/word-forms.ts';
import { FIELD } from './yaml.ts';
import { judgeValue } from './yaml-value.ts';

export interface Repair {
  text: string;
  /** The line as it was meant. */
  line: string;
  /** In the place of „write the line so“, where a trimmed line would not show it. */
  fix?: string;
  /** The site reads the line as it stands, so it only looks odd. */
  isOnlyShown?: boolean;
}

/**
 * A function that takes the lines one by one, each with the one below it, and tells what is wrong.
 * `first` is the name with which every item of a list begins.
 */
export function lineJudge({ plain, format }: Collection, first: string | undefined) {
  const names = [...Object.keys(plain.shape), 'image', 'alt'];
  /** Column of the field whose text goes on in the lines below it, further in. */
  let block = -1;
  /** Columns in which fields may start here, the innermost last. */
  let open: number[] = [];
  let hasValue = false;
  /** The item that these lines belong to has had its `first`; another order is no mistake. */
  let hasFirst = true;

  return function judge(line: string, next: string): Repair | undefined {
    const indent = line.search(/\S/);
    if (indent < 0 || /^\s*#/.test(line) || (block >= 0 && indent > block)) return undefined;
    block = -1;
    const glued = /^(\s*)-([A-Za-z_]\w*)(\s*:.*)$/.exec(line);
    if (glued && names.includes(glued[2] ?? '')) {
      open = [indent + 2];
      hasValue = true;
      const better = `${glued[1]}- ${glued[2]}${glued[3]}`;
      return { text: 'Iza crtice na početku reda nedostaje razmak.', line: better };
    }
    const [, lead = '', name = '', colon = '', value = ''] = FIELD.exec(line) ?? [];
    const isKnown = names.includes(name);
    if (/[^ -]/.test(lead)) {
      hasValue = value !== '';
      return move(line, name);
    }
    if (name === '' || (!isKnown && !colon.startsWith(':'))) {
      const isRest = hasValue && indent <= (open.at(-1) ?? 0);
      if ((indent > 0 && !isRest) || /^\s*[-#[{]/.test(line)) return undefined;
      return {
        text: `Red „${line.trim()}“ nije u obliku polje: vrednost.`,
        line: '',
        fix: hasValue
          ? 'Ako je to nastavak teksta iznad, spojite ga sa njim u isti red. Ako je novo polje, napišite naziv, dvotačku, razmak i vrednost.'
          : 'Napišite naziv polja, dvotačku, razmak i vrednost.',
      };
    }
    if (lead.startsWith('-')) hasFirst = name === first;
    const isNext = name === first && hasFirst && lead.length <= (open[0] ?? 0);
    const startsItem = open.length === 0 || isNext;
    if (format === 'list' && first !== undefined && startsItem && !lead.includes('-')) {
      hasValue = value !== '';
      open = [2];
      const text = `Ispred polja „${name}“ nedostaje crtica, kojom počinje nova stavka.`;
      return { text, line: `- ${line.trim()}` };
    }
    const isMoved = !fits(lead.length);
    const goesOn = /^\s+(?!- |\w+:(\s|$))\S/.test(next) && next.search(/\S/) > indent && !isMoved;
    hasValue = value !== '' && !/^([|>&]|#)/.test(value);
    if (isMoved) return move(line, name);
    if (goesOn || /^[|>][-+\d]*$/.test(value)) block = indent;
    if (!/^ *:( +|)$/.test(colon) || (colon.endsWith(':') && value !== '')) {
      if (!isKnown) return undefined;
      const text = `Iza naziva polja „${name}“ treba da stoje dvotačka i razmak.`;
      return { text, line: `${lead}${name}: ${value}` };
    }
    if (block >= 0) return undefined;
    const misread = judgeValue(name, value);
    if (!misread) return undefined;
    const { text, better, isOnlyShown } = misread;
    return { text, line: `${lead}${name}: ${better}`, isOnlyShown };
  };

  /** Whether a field may start in this column; remembers what it opens and closes. */
  function fits(column: number): boolean {
    const before = [...open];
    open = open.filter((one) => one <= column);
    if (open.at(-1) === column) return true;
    const isDeeper = before.length === open.length;
    if (before.length > 0 && (hasValue || !isDeeper)) {
      open = before;
      return false;
    }
    open.push(column);
    return true;
  }

  /** The line moved to the column of the fields around it. */
  function move(line: string, name: string): Repair {
    const rest = line.trim();
    const column = Math.max(0, (open.at(-1) ?? 0) - (/^- /.test(rest) ? 2 : 0));
    const text = `Ispred polja „${name}“ nema tačno onoliko razmaka koliko treba.`;
    const fix =
      column === 0
        ? 'Obrišite sve ispred prve reči.'
        : `Obrišite sve ispred prve reči i otkucajte ${count(column, 'razmak', 'razmaka', 'razmaka')}.`;
    return { text, line: ' '.repeat(column) + rest, fix };
  }
}
