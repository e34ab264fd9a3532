// What would no longer be right on the site after a change of its texts. It runs in the worker: see `check.worker.ts`.
import { checkContent } from '../../check/check-content.ts';
import type { RawFile } from '../../check/content.ts';
import { keyOf, type Told } from '../../check/finding.ts';
import { readContentFile, type Text } from '../../check/read-text.ts';
import { checkSpelling } from '../../check/rules/spelling.ts';
import type { Dictionary } from '../../check/spelling/dictionary.ts';
import { collectionOf } from '../../model/collections.ts';
import { isTemplate, nameOf, shortPath } from '../../model/paths.ts';
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
  const changed = [...after.texts.keys()].filter(
    (path) => before.texts.get(path) !== after.texts.get(path),
  );
  const spellingOf = (content: SiteContent) => checkWords(content, changed, dictionary);
  const known = new Set([...findAll(before), ...spellingOf(before)].map(keyOf));
  // Of texts with the same name, those that the change brings come first.
  const texts = [...filesOf(after), ...published].flatMap(textIn);
  return [...findAll(after, published), ...spellingOf(after)].flatMap((finding) => {
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
function checkWords({ texts }: SiteContent, changed: readonly string[], dictionary?: Dictionary) {
  if (!dictionary) return [];
  const all = filesOf({ texts }).flatMap(textIn);
  const content = { texts: all, dictionary, unusedFiles: [], now: new Date(), isIncomplete: false };
  return all
    .filter(({ path }) => changed.includes(path))
    .flatMap((text) => checkSpelling(text, content));
}

const textIn = ({ path, bytes }: RawFile): Text | [] => readContentFile(path, bytes).text ?? [];

/** Without the templates and the guide for editors, which are no texts of the site. */
function filesOf({ texts }: Pick<SiteContent, 'texts'>): RawFile[] {
  const encoder = new TextEncoder();
  return [...texts]
    .filter(([path]) => !isTemplate(path) && nameOf(path) !== 'README.md')
    .map(([path, source]) => ({ path, bytes: encoder.encode(source) }));
}

function titleIn(path: string, texts: readonly Text[]): string {
  if (!collectionOf(path)) return shortPath(path);
  return wholeTitle(path, texts.find((one) => one.path === path)?.data);
}
