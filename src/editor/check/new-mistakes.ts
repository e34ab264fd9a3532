// What would no longer be right on the site after a change of its texts. It runs in the worker: see `check.worker.ts`.
import { checkContent } from '../../check/check-content.ts';
import type { RawFile } from '../../check/content.ts';
import { type Finding, keyOf, type Told } from '../../check/finding.ts';
import { readContentFile, type Text } from '../../check/read-text.ts';
import { checkSpelling } from '../../check/rules/spelling.ts';
import type { Dictionary } from '../../check/spelling/dictionary.ts';
import { collectionOf } from '../../model/collections.ts';
import { isTemplate, shortPath } from '../../model/paths.ts';
import { wholeTitle } from '../texts/title-of.ts';
import { consequenceOf, tellInForm } from './check-source.ts';

/** All of `src/content/` at one time. */
export interface SiteContent {
  /** Path → text of the file. */
  texts: ReadonlyMap<string, string>;
  pictures: readonly string[];
}

/** An error or a question, or a warning about a text that is changed. */
export interface NewMistake extends Told {
  /** How the editor calls the file: „Izdvojeni proizvodi – Aloe vera gel“. */
  title: string;
  /** What happens while it stays as it is, as a Serbian sentence. */
  consequence: string;
}

/**
 * What the site does not have `before`: mistakes and questions wherever they stand, and warnings about what is changed.
 * Without a dictionary no word is judged.
 */
export function findNewMistakes(
  before: SiteContent,
  after: SiteContent,
  dictionary?: Dictionary,
): NewMistake[] {
  const published = filesOf(before);
  const [old, fresh] = [textsIn(published), textsIn(filesOf(after))];
  const changed = [...after.texts.keys()].filter(
    (path) => before.texts.get(path) !== after.texts.get(path),
  );
  const spellingOf = (all: readonly Text[]) => checkWords(all, changed, dictionary);
  const known = new Set([...findAll(before), ...spellingOf(old)].map(keyOf));
  // Of texts with the same name, those that the change brings come first.
  const texts = [...fresh, ...old];
  return [...findAll(after, published), ...spellingOf(fresh)].flatMap((finding) => {
    const { file, severity } = finding;
    const isTold = severity === 'warning' ? changed.includes(file) : severity !== 'note';
    if (!isTold || known.has(keyOf(finding))) return [];
    const isDraft = texts.find(({ path }) => path === file)?.isDraft ?? false;
    return {
      ...tellInForm(finding, texts),
      consequence: consequenceOf(finding, isDraft),
      title: titleIn(file, texts),
    };
  });
}

function findAll({ texts, pictures }: SiteContent, published?: RawFile[]) {
  const files = {
    texts: filesOf({ texts }),
    pictures: pictures.map((path) => ({ path, doubts: [] })),
    unusedFiles: [],
  };
  return checkContent(files, new Date(), { published }).findings;
}

/** Only of the changed texts: to look up all words of the site takes a weak phone long. */
function checkWords(
  texts: readonly Text[],
  changed: readonly string[],
  dictionary: Dictionary | undefined,
): Finding[] {
  if (!dictionary) return [];
  const content = { texts, dictionary, unusedFiles: [], now: new Date(), isIncomplete: false };
  return texts
    .filter(({ path }) => changed.includes(path))
    .flatMap((text) => checkSpelling(text, content));
}

const textsIn = (files: readonly RawFile[]): Text[] =>
  files.flatMap(({ path, bytes }) => readContentFile(path, bytes).text ?? []);

/** Without the templates, which are no texts of the site. */
function filesOf({ texts }: Pick<SiteContent, 'texts'>): RawFile[] {
  const encoder = new TextEncoder();
  return [...texts]
    .filter(([path]) => !isTemplate(path))
    .map(([path, source]) => ({ path, bytes: encoder.encode(source) }));
}

function titleIn(path: string, texts: readonly Text[]): string {
  if (!collectionOf(path)) return shortPath(path);
  return wholeTitle(path, texts.find((one) => one.path === path)?.data);
}
