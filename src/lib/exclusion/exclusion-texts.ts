import { count } from '../../model/serbian/word-forms.ts';

/** Words of the filter above the shelf, and of the cautions that it shows. */
export const EXCLUSION_TEXTS = {
  question: 'Prvo sklonimo ono što nije za Vas zbog:',
  note: 'Izbor ostaje na Vašem ekranu. Ono što nije sklonjeno nije preporuka: važi deklaracija.',
  /** `reason` in the genitive: „pušenja“. The number, or up to three names, and a full stop follow. */
  because: (reason: string) => `Zbog ${reason} sklonjeno:`,
  none: (reason: string) => `Zbog ${reason} nije sklonjen nijedan: pre upotrebe pitajte lekara.`,
  count: (number: number) => count(number, 'proizvod', 'proizvoda', 'proizvoda'),
  askDoctor: 'Pre upotrebe pitajte lekara.',
  unknownAllergens: 'proverite dekla\u00adraciju',
};
