// Words about cookies for the visitor, outside of the policies.
import type { ConsentKind } from '../../model/script-schema.ts';

/** Words for each consent kind. */
export const KIND_TEXTS: Readonly<
  Record<ConsentKind, { label: string; hint: string; accusative: string }>
> = {
  analitika: {
    label: 'Statistika poseta',
    hint: 'Broji koliko ljudi čita koju stranicu',
    accusative: 'statistiku poseta',
  },
  marketing: {
    label: 'Oglasi',
    hint: 'Bira oglase na drugim sajtovima prema onome što ste ovde čitali',
    accusative: 'oglase',
  },
};

/** The question under the header. A link to the cookie policy and a full stop follow `question` and `saved`. */
export const BANNER_TEXTS = {
  question: (purposes: readonly string[]) =>
    `Uz Vaš pristanak ovaj sajt koristi kolačiće za ${purposes.join(' i ')}. ` +
    'Sajt radi isto i bez njih. Više piše na stranici',
  saved: 'Vaš izbor je sačuvan. Možete ga promeniti ili povući pristanak na stranici',
  label: 'Izbor kolačića',
  done: 'U redu',
};

/** The choice inside the cookie policy. */
export const CHOICE_TEXTS = {
  open: 'Još niste izabrali, pa se ništa neobavezno ne učitava.',
  noScript: 'U Vašem pregledaču je isključen JavaScript, pa se neobavezni kolačići ne postavljaju.',
};

/** The visitor's choice in words, inside the cookie policy once it is made. */
export const STATE_TEXTS = {
  kind: (label: string, isChosen: boolean) =>
    `${label.toLowerCase()}\u00a0– ${isChosen ? 'prihvaćeno' : 'odbijeno'}`,
  choice: (kinds: readonly string[], lastDay: string) =>
    `Vaš izbor: ${kinds.join('; ')}. Važi do ${lastDay}`,
};

/** The buttons by which the visitor answers. */
export const ANSWER_TEXTS = {
  all: 'Prihvatam sve',
  none: 'Odbijam sve',
  byKind: 'Biram po vrsti',
  kinds: 'Vrste kolačića',
  save: 'Sačuvajte izbor',
};
