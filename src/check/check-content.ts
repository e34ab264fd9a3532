// The table of rules. Pure: the disk, the pictures' bytes and the parser come from outside, so that a
// browser can check a single text with the same words.
import { collectionNamed, KINDS } from '../model/collections.ts';
import { folderOf } from '../model/paths.ts';
import type { Content, Files } from './content.ts';
import { error, type Finding, sortFindings } from './finding.ts';
import type { Parse } from './markdown.ts';
import { listMissing, type Missing } from './missing.ts';
import { type ReadResult, readContentFile, type Text } from './read-text.ts';
import { checkAccents } from './rules/accents.ts';
import { checkBlanks } from './rules/blanks.ts';
import { checkClaims } from './rules/claims.ts';
import { checkDays } from './rules/days.ts';
import { checkDose } from './rules/dose.ts';
import { checkFields } from './rules/fields.ts';
import { checkFiles } from './rules/files.ts';
import { checkLabel } from './rules/label.ts';
import { checkLinks } from './rules/links.ts';
import { checkShape } from './rules/markdown-shape.ts';
import { checkMarks } from './rules/marks.ts';
import { checkOptionalScripts } from './rules/optional-scripts.ts';
import { checkPictures, checkUnusedPictures } from './rules/pictures.ts';
import { checkProductNumbers } from './rules/product-numbers.ts';
import { checkRelations } from './rules/relations.ts';
import { checkRequiredWords } from './rules/required-words.ts';
import { checkSections } from './rules/sections.ts';
import { checkTestimonials } from './rules/testimonials.ts';
import { checkWords } from './rules/words.ts';

export interface Result {
  /** Sorted. */
  findings: Finding[];
  /** What the texts still lack, the gravest first; these are no mistakes. */
  missing: Missing[];
}

/** Rules about one text alone. A new rule is a function and a row here or below. */
const OF_TEXT: readonly ((text: Text) => Finding[])[] = [
  checkBlanks,
  checkSections,
  checkShape,
  checkWords,
  checkClaims,
  checkLabel,
  checkMarks,
  checkDose,
  checkTestimonials,
];
/** Rules that compare a text with the others. */
const OF_CONTENT: readonly ((text: Text, content: Content) => Finding[])[] = [
  checkFields,
  checkAccents,
  checkRelations,
  checkRequiredWords,
  checkProductNumbers,
  checkPictures,
  checkLinks,
  checkDays,
  checkOptionalScripts,
];

/** Most texts stay as they are from one check to the next. */
const known = new WeakMap<Text, Finding[]>();

/** Everything that is wrong with the content, at once; `publishTo` is the host of a publication. */
export function checkContent(files: Files, now: Date, parse?: Parse, publishTo = ''): Result {
  const readings = files.texts.map(({ path, bytes }) => ({
    path,
    ...readContentFile(path, bytes, parse),
  }));
  const texts = readings.flatMap(({ text }) => text ?? []);
  const isIncomplete = readings.some(({ path, text }) => isUnreadProduct(path, text));
  const content = { ...files, texts, now, isIncomplete };
  const findings = [
    ...readings.flatMap((reading) => checkReading(reading, content)),
    ...checkFiles(files),
    ...checkUnusedPictures(content),
  ];
  // What is not shown does not keep the site from being published.
  const drafts = new Set(texts.filter(({ isDraft }) => isDraft).map(({ path }) => path));
  const questions = sortFindings(findings).filter(
    ({ severity, file }) => severity === 'question' && !drafts.has(file),
  );
  return { findings: sortFindings(findings), missing: listMissing(texts, questions, publishTo) };
}

/** What can be said about one text alone, beside the others that are known. */
export function checkText(
  { path, text: source }: { path: string; text: string },
  others: readonly Text[],
): Finding[] {
  const reading = readContentFile(path, new TextEncoder().encode(source));
  const rest = others.filter((one) => one.path !== path);
  return sortFindings(
    checkReading(reading, {
      texts: reading.text ? [...rest, reading.text] : rest,
      others: [],
      now: new Date(),
      isIncomplete: false,
    }),
  );
}

/** What the texts still lack, told from them alone; looks at one text after the other, to share the browser. */
export async function findMissing(
  texts: readonly Text[],
  pause: () => Promise<unknown>,
): Promise<Missing[]> {
  const content = { texts, others: [], now: new Date(), isIncomplete: false };
  const questions: Finding[] = [];
  for (const text of texts.filter(({ isDraft }) => !isDraft)) {
    await pause();
    const findings = checkReading({ text, findings: [] }, content);
    questions.push(...findings.filter(({ severity }) => severity === 'question'));
  }
  return listMissing(texts, questions, '');
}

/** What was found while reading the text, and by every rule. */
function checkReading({ text, findings }: ReadResult, content: Content): Finding[] {
  if (!text) return [...findings];
  const own = known.get(text) ?? OF_TEXT.flatMap((rule) => safely(text, () => rule(text)));
  known.set(text, own);
  return [
    ...findings,
    ...own,
    ...OF_CONTENT.flatMap((rule) => safely(text, () => rule(text, content))),
  ];
}

/** A rule that fails says so in Serbian, too. */
function safely({ path }: Text, rule: () => Finding[]): Finding[] {
  try {
    return rule();
  } catch {
    const fix = 'Uporedite ga sa drugim fajlom iz istog foldera ili vratite raniju verziju.';
    return [error(path, 1, 'Ovaj tekst nije mogao da se proveri.', fix)];
  }
}

/** A product whose number is not known; a draft need not have one. */
function isUnreadProduct(path: string, text: Text | undefined): boolean {
  if (folderOf(path) !== collectionNamed('products').path || path === KINDS) return false;
  if (!text || text.isBroken) return true;
  return !text.isDraft && text.product?.id === undefined;
}
