// The tables of rules: a rule is a function in `rules/` and a row here.
import type { Content, RawFile } from './content.ts';
import type { Finding } from './finding.ts';
import type { MissingRule } from './missing.ts';
import type { ProductText } from './products.ts';
import type { Text } from './read-text.ts';
import { checkAddresses } from './rules/addresses.ts';
import { checkAgreement } from './rules/agreement.ts';
import { checkAllergens } from './rules/allergens.ts';
import { checkAllowedParts } from './rules/allowed-parts.ts';
import { checkBlanks } from './rules/blanks.ts';
import { checkClaims } from './rules/claims.ts';
import { checkComposition } from './rules/composition.ts';
import { checkDuties } from './rules/duties.ts';
import { checkFields } from './rules/fields.ts';
import { checkFiles } from './rules/files.ts';
import { checkLabel } from './rules/label.ts';
import { checkLinks } from './rules/links.ts';
import { checkShape } from './rules/markdown-shape.ts';
import { checkMarks } from './rules/marks.ts';
import { checkOtherCompositions } from './rules/other-compositions.ts';
import { checkOwnNotes } from './rules/own-notes.ts';
import { checkPhones, checkPhonesInTexts } from './rules/phones.ts';
import { checkPictures, checkUnusedPictures } from './rules/pictures.ts';
import { checkProductNumbers } from './rules/product-numbers.ts';
import { checkProtections } from './rules/protections.ts';
import { checkCopiedComposition, checkRelations } from './rules/relations.ts';
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

/** Of each text alone. */
export const TEXT_RULES: readonly ((text: Text) => Finding[])[] = [
  checkAllowedParts,
  checkBlanks,
  checkOwnNotes,
  checkSections,
  checkShape,
  checkWords,
  checkAgreement,
  checkClaims,
  checkDuties,
  checkPhones,
  checkTestimonials,
];
/** Of each product alone that is no draft: in a draft, what must agree may still change. */
export const SHOWN_PRODUCT_RULES: readonly ((text: ProductText) => Finding[])[] = [
  checkUsage,
  checkAllergens,
  checkLabel,
  checkComposition,
  checkMarks,
];
/** Of each text beside the others. */
export const CONTENT_RULES: readonly ((text: Text, content: Content) => Finding[])[] = [
  checkFields,
  checkSpelling,
  checkRelations,
  checkProductNumbers,
  checkPictures,
  checkLinks,
  checkPhonesInTexts,
];
/** The same, of texts that are no drafts. */
export const SHOWN_CONTENT_RULES: readonly ((text: Text, content: Content) => Finding[])[] = [
  checkStatements,
  checkOtherCompositions,
  checkCopiedComposition,
  checkProtections,
];

/** Of all files at once, also those that could not be read. */
export const SITE_RULES: readonly ((content: Content, files: readonly RawFile[]) => Finding[])[] = [
  checkFiles,
  checkUnusedPictures,
  checkAddresses,
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
