// Every pattern of the check that looks for words or signs, with its examples.
import { ABSENCES } from '../../../src/check/rules/absences';
import { ALLERGENS } from '../../../src/check/rules/allergens';
import { STATEMENTS } from '../../../src/check/rules/contradictions';
import { DUTIES, NOTICE_DUTIES } from '../../../src/check/rules/duties';
import { LEFT_SIGNS } from '../../../src/check/rules/markdown-shape';
import { FOR_PREGNANT } from '../../../src/check/rules/marks';
import { DANGERS } from '../../../src/check/rules/usage';
import { LINE_PATTERNS, WORD_PATTERNS } from '../../../src/check/rules/words';

interface Case {
  name: string;
  pattern: RegExp;
  examples: readonly string[];
  counterExamples: readonly string[];
}

const named = <Row extends Omit<Case, 'name' | 'pattern'>>(
  name: string,
  pattern: RegExp,
  { examples, counterExamples }: Row,
): Case => ({ name, pattern, examples, counterExamples });

const sourceOf = (patterns: readonly RegExp[]) => patterns.map(({ source }) => source).join('|');

export const PATTERNS: readonly Case[] = [
  ...WORD_PATTERNS,
  ...LINE_PATTERNS,
  ...LEFT_SIGNS,
  ...[...DUTIES, ...NOTICE_DUTIES].map((duty) => named(duty.requiredStatement, duty.pattern, duty)),
  ...ALLERGENS.map((allergen) => named(allergen.name, allergen.pattern, allergen)),
  ...DANGERS.map((danger) => named(danger.name, danger.pattern, danger)),
  ...STATEMENTS.map((one) => named(one.name, new RegExp(sourceOf(one.patterns), 'iu'), one)),
  named('a product for pregnant women', FOR_PREGNANT.pattern, FOR_PREGNANT),
  ...ABSENCES.flatMap((one) => [
    named(`no ${one.name}`, one.pattern, one),
    named(one.name, one.ingredient.pattern, one.ingredient),
  ]),
];
