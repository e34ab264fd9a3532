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
      '(?:(?!vrati)[^.\\d])*', // the next row checks the time to return
      numberOtherThan(14),
      '(?:\\p{L}+ )?dana', // „7 radnih dana“
    ),
    text: 'Rok za odustanak od kupovine na daljinu je po zakonu 14 dana: „$0“.',
    fix: 'Ispravite ga.',
    examples: [
      'Od kupovine možete da odustanete u roku od 7 dana.',
      'Ako se predomislite, imate 7 radnih dana.',
    ],
    counterExamples: [
      'Od kupovine možete da odustanete u roku od 14 dana.',
      'Od saradnje odustajete u roku od 30 dana.',
    ],
  },
  {
    name: 'a time to return a purchase that is shorter than 14 days',
    pattern: joinParts(
      'iu',
      '(?<!\\p{L})vrati(?:te|ti)(?![^.]*saradnj)',
      '[^.]*?(?<!\\d)(?:[1-9]|1[0-3])\\s(?:\\p{L}+ )?dana',
    ),
    text: 'Rok za vraćanje kupljenog na daljinu je po zakonu bar 14 dana: „$0“.',
    fix: 'Ispravite ga.',
    examples: ['Kupljeno možete da vratite u roku od 3 dana.', 'Možete ga vratiti 10 radnih dana.'],
    counterExamples: ['Kupljeno možete da vratite u roku od 30 dana.', 'Vratite poklopac na bocu.'],
  },
  {
    name: 'a time to answer a request about personal data that is not 30 days',
    pattern: joinParts('u', numberOtherThan(30), 'dana od prijema zahteva'),
    text: 'Na zahtev u vezi sa podacima o ličnosti odgovara se u roku od 30 dana: „$0“.',
    fix: 'Ispravite ga.',
    examples: ['Odgovaram u roku od 60 dana od prijema zahteva.'],
    counterExamples: ['Odgovaram u roku od 30 dana od prijema zahteva.'],
  },
];
