import CMS from '@sveltia/cms';
import { COLLECTIONS, type Collection } from '../model/collections.ts';
import { watchSaving } from './before-save.ts';
import { offerClaimsWhileTyping } from './claim-offers.ts';
import { makeConfig, readSettings } from './config.ts';
import { readEntry, remember, SOURCE, writeEntry } from './entries.ts';
import { formatName } from './forms.ts';
import { guardProposals } from './github.ts';
import { useLocalFiles } from './local-files.ts';
import { recount, showMissing } from './missing-list.ts';

/** Start of what the form for a new product holds instead of data; it is no product. */
const TO_FILL = '[[';

const settings = readSettings();
if (settings.isLocal) useLocalFiles();
else guardProposals(settings.repository);
for (const row of COLLECTIONS) registerFormat(row);
watchSaving();
offerClaimsWhileTyping();
showMissing(settings);
CMS.init({ config: makeConfig(settings) });

/** Tells the CMS how it gets an entry out of a file and back. */
function registerFormat(row: Collection): void {
  CMS.registerCustomFormat(formatName(row), row.ending, {
    // The path is no part of the CMS's own call; see `server/bundle.ts`.
    fromFile: (source, path = '') => {
      const data = readEntry(row, source);
      if (String(data['name']).startsWith(TO_FILL)) return undefined;
      remember(path, source);
      recount();
      return { ...data, [SOURCE]: source };
    },
    toFile: (data) => writeEntry(row, data),
  });
}
