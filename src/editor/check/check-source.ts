// What the check says about one text, at the fields of its form. It runs in the worker: see `check.worker.ts`.
import { checkRead, type Known } from '../../check/check-content.ts';
import { type Finding, type Told, tellInFile } from '../../check/finding.ts';
import { readContentFile, type Text } from '../../check/read-text.ts';
import type { Path } from '../../check/read-yaml.ts';
import { forForm, type Words } from '../../check/wording.ts';
import { collectionOf, isOneFile } from '../../model/collections.ts';
import { isData } from '../../model/data.ts';
import { ITEMS } from '../../model/file/entries.ts';
import { SECTIONS } from '../../model/file/product-text.ts';
import { titleOf } from '../texts/title-of.ts';

/** A finding at the field of the form that it is about; `at` is empty for the whole text. */
export interface Remark extends Told {
  at: Path;
  /** What happens while the text stays as it is, as a Serbian sentence. */
  consequence: string;
}

/** Who reads it: a text that cannot be read is edited as a file. */
export type Reader = 'form' | 'file';

export function checkSource(
  path: string,
  source: string,
  others: readonly Text[],
  known: Known = {},
  reader: Reader = 'form',
): Remark[] {
  const reading = readContentFile(path, source);
  const { text } = reading;
  const rest = others.filter((one) => one.path !== path);
  const texts = text ? [text, ...rest] : rest;
  return checkRead(path, reading, others, known)
    .filter(({ severity }) => severity !== 'note')
    .map((finding) => ({
      ...(reader === 'form' ? tellInForm(finding, texts) : tellInFile(finding)),
      consequence: consequenceOf(finding, text?.isDraft ?? false),
      at: text ? formPath(text, finding) : [],
    }));
}

/** In the words of the forms; `texts` are those that it may name. */
export function tellInForm<F extends Finding>(finding: F, texts: readonly Text[]): Told<F> {
  const { text, fix = '', ...rest } = finding;
  const say = (words: Words) => forForm(words, collectionOf(finding.file), titleIn(texts));
  return { ...rest, text: say(text), fix: say(fix) };
}

const titleIn = (texts: readonly Text[]) => (path: string) => {
  const text = texts.find((one) => one.path === path);
  return text && titleOf(path, text.data);
};

export function consequenceOf({ severity, file, consequence }: Finding, isDraft: boolean): string {
  if (consequence) return consequence;
  if (severity === 'error') return 'Dok ovo stoji, tekst ne može da se objavi.';
  if (severity !== 'question' || isDraft) return 'Ovo ne zaustavlja objavljivanje.';
  return collectionOf(file)?.name === 'products'
    ? 'Dok ovo stoji, proizvod se neće videti na sajtu.'
    : 'Sajt koji još nije objavljen čeka dok ovo ne rešite.';
}

function formPath(text: Text, { at = [], line }: Finding): Path {
  const isList = text.collection.format === 'list';
  const inForm = (path: Path) => (isList && path.length > 0 ? [ITEMS, ...path] : path);
  const below = bodyPath(text, line);
  // A paragraph of a product's list of effects is one item of it.
  if (below && (at.length === 0 || at[0] === below[0])) return below;
  if (at.length > 0) return inForm(at as Path);
  const places = pathsIn(text.value).map((path) => ({ path, line: text.lineOf(path) ?? 0 }));
  const near = places
    .filter((place) => place.line <= line && place.line > 0)
    .sort((a, b) => b.line - a.line || b.path.length - a.path.length);
  return inForm(near[0]?.path ?? []);
}

/** The section of a product, or the text of a page, that this line is in. */
function bodyPath({ product, collection, lines }: Text, line: number): Path | undefined {
  if (isOneFile(collection)) return undefined;
  const end = lines.indexOf('---', 1) + 1;
  // Of a text with nothing below its data, the last line of the data is reported.
  if (line < end) return undefined;
  if (!product) return ['body'];
  const section = product.headings.findLast((one) => one.isExact && one.line <= line);
  const key = SECTIONS.find(({ heading }) => heading === section?.heading)?.key ?? 'description';
  if (key !== 'product_effects' || !section) return [key];
  const rows = section.rows.slice(0, line - section.line);
  const items = rows.filter((row) => row.startsWith('- ')).length;
  return items > 0 ? [key, items - 1] : [key];
}

function pathsIn(value: unknown, at: Path = []): Path[] {
  const steps = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : isData(value)
      ? Object.entries(value)
      : [];
  return steps.flatMap(([key, item]) => [[...at, key], ...pathsIn(item, [...at, key])]);
}
