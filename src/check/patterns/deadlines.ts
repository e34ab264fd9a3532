// Deadlines that the law sets, with another number.
import { joinParts, type PatternRule } from './pattern-rule.ts';

/** A number and a space, unless it is this number. */
const numberOtherThan = (right: number) => `(?<!\\d)(?!${right}\\s)\\d+\\s`;

export const DEADLINES: readonly PatternRule[] = [
  {
    name: 'a time to withdraw from a purchase that is not 14 days',
    pattern: joinParts(
      'iu',
      // Leaving the cooperation has another deadline than withdrawing from a purchase.
      '(?<!saradnj[^.]*)(?:odust|predomisl)(?![^.]*saradnj)',
      '(?:(?!vrati)[^.\\d])*', // to return what was bought there are other deadlines
      numberOtherThan(14),
      '(?:\\p{L}+ )?dana', // „7 radnih dana“
    ),
    text: 'Rok za odustanak od kupovine na daljinu je po zakonu 14 dana: „$0“.',
    fix: 'Ispravite ga.',
  },
  {
    name: 'a time to answer a request about personal data that is not 30 days',
    pattern: joinParts('u', numberOtherThan(30), 'dana od prijema zahteva'),
    text: 'Na zahtev u vezi sa podacima o ličnosti odgovara se u roku od 30 dana: „$0“.',
    fix: 'Ispravite ga.',
  },
];
