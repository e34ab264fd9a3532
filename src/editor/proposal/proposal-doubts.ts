import type { NewMistake } from '../check/new-mistakes.ts';
import type { Proposal, ProposalTexts } from '../repository/store.ts';

const NOT_ONLY_TEXTS =
  'Ova izmena menja i ono što nije tekst ni slika: neka je prvo pogleda osoba koja održava sajt.';
export const TOO_MUCH =
  'Ova izmena je prevelika da bi se ovde pregledala: GitHub ne kaže šta je sve u njoj. Neka je prvo pogleda osoba koja održava sajt.';
export const NOT_PUBLISHED = 'Dok ne prođe, sajt se neće objaviti sa ovom izmenom.';

/** A check that has passed has not read what the text means. */
export const ONLY_YOU_KNOW = 'Da li je ono što piše tačno, znate samo Vi.';

/** As before „Objavi“ of one's own text. */
const CHECK_AGAIN = 'Proverite još jednom:';
const sayDoubt = ({ title, text, fix }: NewMistake) => `${title}: ${text} ${fix}`.trimEnd();

/** What speaks against accepting the proposal now, as Serbian sentences; `mistakes` are undefined until all is checked. */
export function doubtsAbout(
  proposal: Proposal | undefined,
  { others, isWhole }: ProposalTexts,
  mistakes: readonly NewMistake[] | undefined,
): string[] {
  const doubts = others.length > 0 ? [NOT_ONLY_TEXTS] : [];
  if (!isWhole) doubts.push(TOO_MUCH);
  const state = proposal?.checks.state;
  if (mistakes?.some(({ severity }) => severity === 'error'))
    doubts.push('Ova izmena ima greške: sajt se neće objaviti dok se ne isprave.');
  else if (state === 'failed') doubts.push(`Provera ove izmene nije prošla. ${NOT_PUBLISHED}`);
  else if (mistakes?.some(({ severity }) => severity === 'question'))
    doubts.push('Ova izmena otvara pitanja koja stoje uz tekst. Prihvatite je samo ako ih rešite.');
  else if (state !== 'live' || !mistakes)
    doubts.push(
      'Provera još nije gotova. Ako prihvatite sada, sajt se objavljuje tek kad ona prođe.',
    );
  const asked =
    mistakes?.filter(({ severity }) => ['question', 'warning'].includes(severity)) ?? [];
  if (asked.length > 0) doubts.push(CHECK_AGAIN, ...asked.map(sayDoubt));
  return [...new Set(doubts)];
}
