// „Tablete za oči“, „Kardio“: a name that hints at health needs an authorised claim beside it.
import { wordsOf } from './fold.ts';
import { findFaults, readClaim } from './nutrient-claim.ts';
import { topicsOf } from './offer.ts';

/** Whether an authorised claim among the effects speaks of what the name hints at. */
export function isNameCovered(name: string, effects: readonly string[]): boolean {
  const hinted = topicsOf(wordsOf(name).map(({ plain }) => plain));
  return effects.map(readClaim).some((claim) => {
    const functions = claim.claims.flatMap((part) => part.functions);
    return findFaults(claim).length === 0 && functions.some((id) => hinted.includes(id));
  });
}

/**
 * The sentence with the product's own name blanked out, in any case; places stay. „Tableta za oči“
 * is hidden for „Tablete za oči i vid“, too: the name up to the word that hints.
 */
export function hideName(sentence: string, name: string): string {
  const names = wordsOf(name);
  const hint = names.findIndex(({ plain }) => topicsOf([plain]).length > 0);
  const words = wordsOf(sentence);
  let shown = sentence;
  words.forEach(({ start }, at) => {
    const differs = names.findIndex(({ stem }, i) => words[at + i]?.stem !== stem);
    const length = differs < 0 ? names.length : differs;
    if (length <= hint) return;
    const end = words[at + length - 1]?.end ?? start;
    shown = shown.slice(0, start) + ' '.repeat(end - start) + shown.slice(end);
  });
  return shown;
}
