// Asks every rule of `rules.ts` about every text. It reads no disk: the files and what is known of the pictures are
// parameters, so that the editor in the browser reports a mistake in the same words.
import { collectionNamed, KINDS } from '../model/collections.ts';
import { folderOf, isPicture } from '../model/paths.ts';
import type { Content, Files, RawFile } from './content.ts';
import { type Finding, note, sortFindings } from './finding.ts';
import { listMissing } from './list-missing.ts';
import type { Missing } from './missing.ts';
import { oncePerText } from './once-per-text.ts';
import { isProduct } from './products.ts';
import { type ReadResult, readContentFile, type Text } from './read-text.ts';
import {
  CONTENT_RULES,
  SHOWN_CONTENT_RULES,
  SHOWN_PRODUCT_RULES,
  SITE_RULES,
  TEXT_RULES,
} from './rules.ts';
import type { Dictionary } from './spelling/dictionary.ts';

export interface Result {
  /** Sorted by file, line and gravity. */
  findings: Finding[];
  /** What the texts still lack, the gravest first; an entry is no mistake. */
  missing: Missing[];
}

const applyTextRules = oncePerText((text) => [
  ...TEXT_RULES.flatMap((rule) => runRule(text, () => rule(text))),
  ...(isProduct(text) && !text.isDraft
    ? SHOWN_PRODUCT_RULES.flatMap((rule) => runRule(text, () => rule(text)))
    : []),
]);

interface Circumstances {
  /** The host that the workflow publishes to, '' for none. */
  publishTo?: string;
  /** The texts of the version that a proposal begins at. */
  published?: readonly RawFile[] | undefined;
}

export function checkContent(
  files: Files,
  now: Date,
  { publishTo = '', published }: Circumstances = {},
): Result {
  const before = published?.flatMap(({ path, bytes }) => readContentFile(path, bytes).text ?? []);
  const readings = files.texts.map(({ path, bytes }) => ({
    path,
    ...readContentFile(path, bytes),
  }));
  const texts = readings.flatMap(({ text }) => text ?? []);
  const isIncomplete = readings.some(({ path, text }) => isUnreadProduct(path, text));
  const content = { ...files, texts, now, isIncomplete, ...(before && { published: before }) };
  const findings = [
    ...readings.flatMap((reading) => checkReading(reading, content)),
    ...SITE_RULES.flatMap((rule) => rule(content, files.texts)),
  ];
  // A draft is not shown, so a question about a draft does not delay the launch.
  const drafts = new Set(texts.filter(({ isDraft }) => isDraft).map(({ path }) => path));
  const questions = sortFindings(findings).filter(
    ({ severity, file }) => severity === 'question' && !drafts.has(file),
  );
  return { findings: sortFindings(findings), missing: listMissing(texts, questions, publishTo) };
}

/** Checks one text as it is being edited; `otherTexts` are the texts that rules may compare it with. */
export function checkText(
  { path, text: source }: { path: string; text: string },
  otherTexts: readonly Text[],
  known: Known = {},
): Finding[] {
  const reading = readContentFile(path, source);
  return checkRead(path, reading, otherTexts, known);
}

/** What /admin knows besides the texts. */
export interface Known {
  /** Undefined where it is not loaded: then no spelling is checked. */
  dictionary?: Dictionary | undefined;
  /** The paths of the files below `src/content/`; without them no picture is missed. */
  fileNames?: readonly string[] | undefined;
  /** The text as the site has it; undefined for a new one. */
  published?: Text | undefined;
}

/** Checks one text that has been read already. */
export function checkRead(
  path: string,
  reading: ReadResult,
  otherTexts: readonly Text[],
  { dictionary, fileNames, published }: Known = {},
): Finding[] {
  const { text } = reading;
  // In the place of its older version: some rules look at the first text of a collection.
  const isOlder = (one: Text) => one.path === path;
  const texts = otherTexts.flatMap((one) => (isOlder(one) ? (text ?? []) : one));
  return sortFindings(
    checkReading(reading, {
      texts: text && !otherTexts.some(isOlder) ? [...texts, text] : texts,
      unusedFiles: [],
      dictionary,
      isInForm: true,
      ...(published && { published: [...otherTexts.filter((one) => !isOlder(one)), published] }),
      ...(fileNames && {
        pictures: fileNames.filter(isPicture).map((one) => ({ path: one, doubts: [] })),
      }),
      now: new Date(),
      isIncomplete: false,
    }),
  );
}

/** What the texts still lack. Awaits `pause` before each text, so that the browser stays responsive. */
export async function findMissing(
  texts: readonly Text[],
  pause: () => Promise<unknown>,
): Promise<Missing[]> {
  const content: Content = { texts, unusedFiles: [], now: new Date(), isIncomplete: false };
  const questions: Finding[] = [];
  for (const text of texts.filter(({ isDraft }) => !isDraft)) {
    await pause();
    const findings = checkReading({ text, findings: [] }, content);
    questions.push(...findings.filter(({ severity }) => severity === 'question'));
  }
  return listMissing(texts, questions, '');
}

/** The findings of the reading, then those of every rule. */
function checkReading({ text, findings }: ReadResult, content: Content): Finding[] {
  if (!text) return [...findings];
  return [
    ...findings,
    ...applyTextRules(text),
    ...CONTENT_RULES.flatMap((rule) => runRule(text, () => rule(text, content))),
    ...(text.isDraft
      ? []
      : SHOWN_CONTENT_RULES.flatMap((rule) => runRule(text, () => rule(text, content)))),
  ];
}

/** A rule that throws is the developer's mistake: it is printed for the developer, and is no error of the text. */
function runRule({ path, isDraft }: Text, rule: () => Finding[]): Finding[] {
  try {
    return rule().map(({ mayWait, ...finding }) =>
      mayWait && isDraft ? { ...finding, severity: 'note' } : finding,
    );
  } catch (cause) {
    console.error(path, cause);
    const fix = 'Javite osobi koja održava sajt. Tekst se ipak objavljuje.';
    return [note(path, 1, 'Jedno pravilo nije moglo da proveri ovaj tekst.', fix)];
  }
}

/** Whether this is a product without a readable number; a draft needs no number. */
function isUnreadProduct(path: string, text: Text | undefined): boolean {
  if (folderOf(path) !== collectionNamed('products').path || path === KINDS) return false;
  if (!text || text.isBroken) return true;
  return !text.isDraft && text.product?.id === undefined;
}
