// The words of a finding for the form of /admin, in which neither keys nor lines nor files are seen. The rules write
// for who edits the file; a rule whose advice is another one in the form gives it itself, as `Finding.inForm`.
import { z } from 'zod';
import type { Collection } from '../model/collections.ts';
import { bareSchema, descriptionOf } from '../model/field-description.ts';
import type { Finding } from './finding.ts';

/** `titleOf` gives the title of the text in the file with this name. */
export function wordsForForm(
  finding: Finding,
  collection: Collection,
  titleOf: (fileName: string) => string | undefined,
): { text: string; fix: string } {
  const { text, fix } = finding.inForm ?? finding;
  const labels = labelsOf(collection.fileSchema);
  const say = (words: string) => withoutSigns(withTitles(withLabels(words, labels), titleOf));
  return { text: say(text), fix: fix ? say(fix) : '' };
}

/** Keys of the fields, those inside of lists and groups too, with their labels. */
function labelsOf(schema: z.core.$ZodType): Map<string, string> {
  const bare = bareSchema(schema);
  if (bare instanceof z.ZodArray) return labelsOf(bare.element);
  if (!(bare instanceof z.ZodObject)) return new Map();
  const rows = Object.entries(bare.shape as Record<string, z.ZodType>);
  return new Map([
    ...rows.flatMap(([, field]) => [...labelsOf(field)]),
    ...rows.flatMap(([key, field]) => {
      const { label } = descriptionOf(field);
      return label ? [[key, label] as const] : [];
    }),
  ]);
}

/** „Kratka činjenica“ for `„facts“ („Kratka činjenica“)`, and „Novog Sada“ for `town: Novog Sada`. */
function withLabels(words: string, labels: ReadonlyMap<string, string>): string {
  return words
    .replace(/ \([a-z]+(?:_[a-z]+)+\)/g, '')
    .replace(/„[a-z_]+“ \((„[^“]+“)\)/g, '$1')
    .replace(/(?<=[Pp]olj[eau] )„([a-z_]+)“/g, (all, key) => {
      const label = labels.get(key);
      return label ? `„${label}“` : all;
    })
    .replace(/(?<=[:„] ?)([a-z_]+): (?=\S)/g, (all, key) => (labels.has(key) ? '' : all))
    .replace(/Napišite red ovako:/g, 'Upišite:');
}

/** „Pitanja pre kupovine“ for `buying.yaml, red 57`. */
function withTitles(words: string, titleOf: (name: string) => string | undefined): string {
  return words
    .replace(
      /([\p{L}\p{N}_-]+\.(?:mdx?|yaml))(?:, red \d+)?/gu,
      (_, name) => `„${titleOf(name) ?? name}“`,
    )
    .replaceAll('fajlovima', 'tekstovima')
    .replace(/(?<!\p{L})fajl(?=a?(?!\p{L}))/gu, 'tekst')
    .replace(/(?<!\p{L})fajlu(?!\p{L})/gu, 'tekstu');
}

/** Without the signs that only a file needs. */
function withoutSigns(words: string): string {
  return words
    .replace(/, (?:bez navodnika|pod navodnicima)/g, '')
    .replace(/(ostavite prazno)(?:: ""| \(""\))/g, '$1')
    .replace(/([?!…])\.$/, '$1');
}
