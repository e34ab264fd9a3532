// A blank of the form to copy („[[naziv proizvoda]]“) that was not filled in: no visitor may meet it.
import { openQuestions } from '../../model/common-fields.ts';
import { aboutOf } from '../../model/field-about.ts';
import { error, type Finding, note } from '../finding.ts';
import type { Text } from '../read-text.ts';

/** Two brackets, also one of its ends alone, and the word that stood in them once. */
const BLANK = /\[\[[^\]]*\]?\]?|\]\]|POPUNITI.*/;
const FIX = `Napišite pravi tekst i obrišite zagrade. Ako nešto još ne znate, napišite to opštim rečima, a pitanje upišite u polje „${aboutOf(openQuestions).label}“ (open_questions).`;

export function checkBlanks({ path, lines, isDraft }: Text): Finding[] {
  const make = isDraft ? note : error;
  return lines.flatMap((line, index) => {
    const found = /^\s*#\s/.test(line) ? undefined : BLANK.exec(line)?.[0];
    return found ? [make(path, index + 1, `Ostalo je prazno mesto: ${found}`, FIX)] : [];
  });
}
