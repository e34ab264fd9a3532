// The small words at products; the texts that the owner writes are in `src/content`.
import { count } from '../model/word-forms';

/** Small words at every product; its headings and buttons are in `src/content/headings.yaml`. */
export const PRODUCT_TEXTS = {
  more: 'Saznaj više',
  for_whom: 'Za koga',
  lasts: 'Koliko traje',
  allergens: 'Alergeni',
  checked: 'Upoređeno sa deklaracijom',
  composition: 'Sastav',
  answers: 'pitanja i odgovori',
  send: 'Podelite ovaj proizvod',
  share: 'Podelite:',
  all: 'Svi proizvodi',
  propose: 'Predloži izmenu',
  edit: 'Otvori u uređivaču',
};

/** Small words in the list of products. */
export const PRODUCT_LIST_TEXTS = {
  index: 'Spisak proizvoda po grupama',
  search: 'Nađite proizvod po nazivu ili sastavu',
  example: 'Pretražite: zubna pasta, cink…',
  examples_label: 'Primeri:',
  /** Examples for the search; a tap on one searches for it. */
  examples: ['poklon', 'za decu', 'bez fluora', 'bez šećera'],
  found: 'Nađeno proizvoda:',
  exclusion_question: 'Prvo sklonimo ono što nije za Vas zbog:',
  exclusion_note:
    'Izbor ostaje na Vašem ekranu. Ono što nije sklonjeno nije preporuka: važi deklaracija.',
  /** `reason` in the genitive: „pušenja“. The number, or up to three names, and a full stop follow. */
  excluded_because: (reason: string) => `Zbog ${reason} sklonjeno:`,
  excluded_none: (reason: string) =>
    `Zbog ${reason} nije sklonjen nijedan: pre upotrebe pitajte lekara.`,
  excluded_count: (number: number) => count(number, 'proizvod', 'proizvoda', 'proizvoda'),
  ask_doctor: 'Pre upotrebe pitajte lekara.',
  unknown_allergens: 'proverite dekla\u00adraciju',
  all: (number: number) => `Svi proizvodi (${number})`,
};
