// Tells the CMS how it gets an entry out of a file and back.
import CMS from '@sveltia/cms';
import { COLLECTIONS, type Collection, isOneFile } from '../model/collections.ts';
import { readEntry, SOURCE, writeEntry } from './formats.ts';
import { formatName } from './forms.ts';
import { remember } from './known-texts.ts';

/** Start of what the form for a new product holds instead of data; it is no product. */
const TO_FILL = '[[POPUNITI';

export function registerFormats(): void {
  for (const collection of COLLECTIONS) {
    const { path, ending, files } = collection;
    if (isOneFile(collection)) register(collection, path);
    else if (files === undefined) register(collection, `${path}/x.${ending}`);
    else {
      for (const stem of Object.keys(files))
        register(collection, `${path}/${stem}.${ending}`, stem);
    }
  }
}

/** Of folders only the numbers of products are looked up later, so one path stands for all texts. */
function register(collection: Collection, path: string, file?: string): void {
  CMS.registerCustomFormat(formatName(collection, file), collection.ending, {
    fromFile: (source) => {
      const data = readEntry(collection, source);
      if (String(data['name']).startsWith(TO_FILL)) return undefined;
      remember(source, path);
      return { ...data, [SOURCE]: source };
    },
    toFile: (data) => writeEntry(collection, data),
  });
}
