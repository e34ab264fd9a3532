// Sentences as plain text, one a line: U (unlawful) or L (lawful), its group, a colon, the sentence.
// Facts about the text may follow after „ | “; other lines are ignored:
//
//   U effects: Jača imunitet
//   L effects: Cink doprinosi održavanju normalnih noktiju | Sastav: cink, voda
//   L effects: Neguje i omekšava usne | kozmetika
//   U other: Koža mi je zategnuta. | hrana
//   L other: Kod bolesti srca pitajte lekara. | Važno
//   U other: Tamo lekara ne viđaju često. | hrana, promašaj
//
// „promašaj“ marks a sentence about which the guard is known to decide wrongly.
import { readFileSync } from 'node:fs';
import { checkPassages, type Passage } from '../../../../src/check/claims/check-passages.ts';

/** `group` is the first two words of the line in full: `unlawful effects`, `lawful other` … */
export interface Verdict {
  line: string;
  group: string;
  isAsked: boolean;
  isRight: boolean;
  isKnownMiss: boolean;
}

const LINE = /^([UL]) (effects|other): ([^|]+?)\s*(?:\|\s*(.*))?$/;

/** Each sentence of the file, and whether the guard asks about it as it should. @throws for a file without sentences. */
export function judgeSentences(file: string | URL): Verdict[] {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  const verdicts = lines.flatMap((line) => {
    const [, kind, group, text, about = ''] = LINE.exec(line) ?? [];
    if (!text) return [];
    const isAsked = ask(text, group === 'effects', about);
    const isUnlawful = kind === 'U';
    const name = `${isUnlawful ? 'unlawful' : 'lawful'} ${group}`;
    const isKnownMiss = about.includes('promašaj');
    return [{ line, group: name, isAsked, isRight: isAsked === isUnlawful, isKnownMiss }];
  });
  if (verdicts.length === 0) throw new Error(`${file} holds no sentence.`);
  return verdicts;
}

function ask(text: string, isEffect: boolean, about: string): boolean {
  const composition = /Sastav:\s*(.*)/i.exec(about)?.[1];
  const passages: Passage[] = [{ text, ...(isEffect && { role: 'effect' as const }) }];
  if (composition) passages.push({ text: composition, role: 'composition' });
  const isFood = isEffect || /hrana/i.test(about);
  return checkPassages(
    passages,
    /kozmetika/i.test(about) ? 'care' : isFood ? 'food' : undefined,
  ).some(({ passage }) => passage === passages[0]);
}

/** Group → percentage of its sentences about which the guard asks. */
export function sharesOf(verdicts: readonly Verdict[]): Map<string, number> {
  const groups = Map.groupBy(verdicts, ({ group }) => group);
  return new Map(
    [...groups].map(([group, of]) => [
      group,
      (100 * of.filter(({ isAsked }) => isAsked).length) / of.length,
    ]),
  );
}
