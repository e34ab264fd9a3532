import './serbian.ts'; // Before the CMS is loaded.

import CMS from '@sveltia/cms';
import { COLLECTIONS, type Collection, isOneFile } from '../model/collections.ts';
import { watchSaving } from './before-save.ts';
import { offerClaimsWhileTyping } from './claim-offers.ts';
import { makeConfig, readSettings } from './config.ts';
import { readEntry, remember, SOURCE, writeEntry } from './entries.ts';
import { formatName } from './forms.ts';
import { guardProposals } from './github.ts';
import { useLocalFiles } from './local-files.ts';

/** Start of what the form for a new product holds instead of data; it is no product. */
const TO_FILL = '[[POPUNITI';

const settings = readSettings();
if (settings.isLocal) useLocalFiles();
else guardProposals(settings.repository);
for (const row of COLLECTIONS) {
  // Of a folder only the numbers of products are looked up later, so one path stands for all texts.
  if (isOneFile(row)) registerFormat(row, row.path);
  else if (!row.files) registerFormat(row, `${row.path}/x.${row.ending}`);
  for (const stem of Object.keys(row.files ?? {}))
    registerFormat(row, `${row.path}/${stem}.${row.ending}`, stem);
}
watchSaving();
offerClaimsWhileTyping();
CMS.init({ config: makeConfig(settings) });

/** Tells the CMS how it gets an entry out of a file and back. */
function registerFormat(row: Collection, path: string, file?: string): void {
  CMS.registerCustomFormat(formatName(row, file), row.ending, {
    fromFile: (source) => {
      const data = readEntry(row, source);
      if (String(data['name']).startsWith(TO_FILL)) return undefined;
      remember(source, path);
      return { ...data, [SOURCE]: source };
    },
    toFile: (data) => writeEntry(row, data),
  });
}
