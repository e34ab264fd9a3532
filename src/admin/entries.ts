// How the CMS gets an entry out of a file and back. It hands over an entry's data only, so each
// entry carries the text that it was read from.
import CMS from '@sveltia/cms';
import type { FormatName } from '../model/collection-row.ts';
import { PAGES } from '../model/collections.ts';
import { type EntryData, FORMATS, pageFormat } from './formats.ts';
import { remember } from './known-texts.ts';

/** Key of that text in an entry's data; no form shows it and no file gets it. */
export const SOURCE = '$source';

/** Start of what the form for a new product holds instead of data; it is no product. */
const TO_FILL = '[[POPUNITI';

export function registerFormats(): void {
  // Of products only the numbers are looked up later, so one name stands for all of them.
  register('product', 'product', 'src/content/products/proizvod.mdx');
  for (const name of ['text', 'list', 'record'] as const) register(name, name, '');
  for (const path of Object.keys(PAGES)) register(pageFormat(path), 'page', path);
}

function register(name: string, format: FormatName, path: string): void {
  const { extension, read } = FORMATS[format];
  CMS.registerCustomFormat(name, extension, {
    fromFile: (source) => {
      const data = read(source);
      if (String(data['name']).startsWith(TO_FILL)) return undefined;
      remember(source, path);
      return { ...data, [SOURCE]: source };
    },
    toFile: (data) => writeEntry(format, data),
  });
}

/** The file's new text. The same data gives the same text, however often it is asked for. */
export function writeEntry(format: FormatName, { [SOURCE]: source, ...data }: EntryData): string {
  return FORMATS[format].write(typeof source === 'string' ? source : '', data);
}
