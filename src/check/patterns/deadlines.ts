// Deadlines that the law sets, with another number.
import { joinParts, type PatternRule } from './pattern-rule.ts';

/** A number and a space, unless it is this number. */
const numberOtherThan = (right: number) => `(?<!\\d)(?!${right}\\s)\\d+\\s`;

export const DEADLINES: readonly PatternRule[] = [
  {
    name: 'a time to withdraw from a purchase that is not 14 days',
    found: [
      'Od kupovine možete da odustanete u roku od 7 dana.',
      'Ako se predomislite, imate 7 radnih dana.',
    ],
    notFound: [
      'Od kupovine možete da odustanete u roku od 14 dana.',
      'Od saradnje odustajete u roku od 30 dana.',
    ],
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
    found: ['Odgovaram u roku od 60 dana od prijema zahteva.'],
    notFound: ['Odgovaram u roku od 30 dana od prijema zahteva.'],
    pattern: joinParts('u', numberOtherThan(30), 'dana od prijema zahteva'),
    text: 'Na zahtev u vezi sa podacima o ličnosti odgovara se u roku od 30 dana: „$0“.',
    fix: 'Ispravite ga.',
  },
];
