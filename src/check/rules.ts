// The tables of rules: a rule is a function in `rules/` and a row here.
import type { Content } from './content.ts';
import type { Finding } from './finding.ts';
import type { MissingRule } from './missing.ts';
import type { Text } from './read-text.ts';
import { checkAgreement } from './rules/agreement.ts';
import { checkAllergens } from './rules/allergens.ts';
import { checkAllowedParts } from './rules/allowed-parts.ts';
import { checkBlanks } from './rules/blanks.ts';
import { checkClaims } from './rules/claims.ts';
import { checkComposition } from './rules/composition.ts';
import { checkDuties } from './rules/duties.ts';
import { checkFields } from './rules/fields.ts';
import { checkLabel } from './rules/label.ts';
import { checkLinks } from './rules/links.ts';
import { checkShape } from './rules/markdown-shape.ts';
import { checkMarks } from './rules/marks.ts';
import { checkOtherCompositions } from './rules/other-compositions.ts';
import { checkOwnNotes } from './rules/own-notes.ts';
import { checkPhones, checkPhonesInTexts } from './rules/phones.ts';
import { checkPictures } from './rules/pictures.ts';
import { checkProductNumbers } from './rules/product-numbers.ts';
import { checkRelations } from './rules/relations.ts';
import { checkSections } from './rules/sections.ts';
import { checkSpelling } from './rules/spelling.ts';
import { checkStatements } from './rules/statements.ts';
import { checkTestimonials, findMissingTestimonials } from './rules/testimonials.ts';
import { checkUsage } from './rules/usage.ts';
import {
  findDrawing,
  findExampleLink,
  findOpenQuestions,
  findShopLinks,
  findUncheckedLabel,
  findUnnamedAllergens,
  findWishes,
} from './rules/wishes.ts';
import { checkWords } from './rules/words.ts';

export const TEXT_RULES: readonly ((text: Text) => Finding[])[] = [
  checkAllowedParts,
  checkBlanks,
  checkOwnNotes,
  checkSections,
  checkShape,
  checkWords,
  checkAgreement,
  checkClaims,
  checkUsage,
  checkAllergens,
  checkLabel,
  checkComposition,
  checkMarks,
  checkPhones,
  checkTestimonials,
];
export const CONTENT_RULES: readonly ((text: Text, content: Content) => Finding[])[] = [
  checkFields,
  checkSpelling,
  checkStatements,
  checkOtherCompositions,
  checkRelations,
  checkDuties,
  checkProductNumbers,
  checkPictures,
  checkLinks,
  checkPhonesInTexts,
];

/**
 * What would improve the site (`missing.ts`), the gravest first. An entry that two rules find is listed once, in the
 * place of the first.
 */
export const BETTER: readonly MissingRule[] = [
  findUncheckedLabel({ ofCosmetics: false }),
  findUnnamedAllergens,
  findDrawing,
  findShopLinks,
  findOpenQuestions('cooperation'),
  findOpenQuestions('policies'),
  findOpenQuestions('site'),
  findMissingTestimonials,
  findOpenQuestions('products'),
  findOpenQuestions(),
  findUncheckedLabel({ ofCosmetics: true }),
  findExampleLink,
  findWishes,
];
