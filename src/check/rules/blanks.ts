// A blank of the form for a new product („[[naziv proizvoda]]“) that was not filled in.
import { openQuestions } from '../../model/schema/common-fields.ts';
import { type Finding, unfinished } from '../finding.ts';
import type { Text } from '../read-text.ts';
import { labelled, say } from '../wording.ts';

/** A blank, also with one pair of its brackets lost, and the older word for a blank. */
const BLANK = /\[\[[^\]]*\]?\]?|\]\]|POPUNITI.*/;
const FIELD = labelled('open_questions', openQuestions);
const FIX = say`Napišite pravi tekst i obrišite zagrade. Ako nešto još ne znate, napišite to opštim rečima, a pitanje upišite u polje ${FIELD}.`;

export function checkBlanks({ path, lines, comments }: Text): Finding[] {
  return lines.flatMap((line, index) => {
    const found = comments.has(index + 1) ? undefined : BLANK.exec(line)?.[0];
    return found ? [unfinished(path, index + 1, `Ostalo je prazno mesto: ${found}`, FIX)] : [];
  });
}
