// Sentences as plain text, one a line: U (unlawful) or L (lawful), its group, a colon, the sentence.
// What is known of the text may follow behind „ | “; other lines are left out:
//
//   U effects: Jača imunitet
//   L effects: Cink doprinosi održavanju normalnih noktiju | Sastav: cink, voda
//   L effects: Neguje i omekšava usne | kozmetika
//   U other: Koža mi je zategnuta. | hrana
//   L other: Kod bolesti srca pitajte lekara. | Važno
import { readFileSync } from 'node:fs';
import { judgePassages, type Passage } from '../../../../src/check/claims/judge.ts';

/** `group` is what is asked about: `unlawful effects`, `lawful other` … */
export interface Verdict {
  line: string;
  group: string;
  isAsked: boolean;
  isRight: boolean;
}

const LINE = /^([UL]) (effects|other): ([^|]+?)\s*(?:\|\s*(.*))?$/;

/** What the guard says of each sentence in a file; throws when there is none. */
export function judgeSentences(file: string | URL): Verdict[] {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  const verdicts = lines.flatMap((line) => {
    const [, kind, group, text, about = ''] = LINE.exec(line) ?? [];
    if (!text) return [];
    const isAsked = ask(text, group === 'effects', about);
    const isUnlawful = kind === 'U';
    const name = `${isUnlawful ? 'unlawful' : 'lawful'} ${group}`;
    return [{ line, group: name, isAsked, isRight: isAsked === isUnlawful }];
  });
  if (verdicts.length === 0) throw new Error(`${file} holds no sentence.`);
  return verdicts;
}

function ask(text: string, isEffect: boolean, about: string): boolean {
  const composition = /Sastav:\s*(.*)/i.exec(about)?.[1];
  const passages: Passage[] = [{ text, ...(isEffect && { role: 'effect' as const }) }];
  if (composition) passages.push({ text: composition, role: 'composition' });
  const isFood = isEffect || /hrana/i.test(about);
  return judgePassages(
    passages,
    /kozmetika/i.test(about) ? 'care' : isFood ? 'food' : undefined,
  ).some(({ passage }) => passage === passages[0]);
}

/** Share that is asked about, in percent, for each group. */
export function sharesOf(verdicts: readonly Verdict[]): Map<string, number> {
  const groups = Map.groupBy(verdicts, ({ group }) => group);
  return new Map(
    [...groups].map(([group, of]) => [
      group,
      (100 * of.filter(({ isAsked }) => isAsked).length) / of.length,
    ]),
  );
}
