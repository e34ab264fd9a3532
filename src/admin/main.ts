import CMS from '@sveltia/cms';
import { COLLECTIONS, type Collection } from '../model/collections.ts';
import { watchSaving } from './before-save.ts';
import { offerClaimsWhileTyping } from './claim-offers.ts';
import { makeConfig, readSettings } from './config.ts';
import { readEntry, remember, SOURCE, writeEntry } from './entries.ts';
import { formatName } from './forms.ts';
import { guardProposals } from './github.ts';
import { useLocalFiles } from './local-files.ts';
import { scheduleUpdate, showMissing } from './missing-list.ts';

/** Start of a blank in the template of a new product: a file whose name is a blank is not a product. */
const TO_FILL = '[[';

const settings = readSettings();
if (settings.isLocal) useLocalFiles();
else guardProposals(settings.repository);
for (const row of COLLECTIONS) registerFormat(row);
watchSaving();
offerClaimsWhileTyping();
showMissing(settings);
CMS.init({ config: makeConfig(settings) });

/** Registers how the CMS reads an entry from a file and writes it back. */
function registerFormat(row: Collection): void {
  CMS.registerCustomFormat(formatName(row), row.ending, {
    // The original CMS does not pass the path; `server/bundle.ts` changes that.
    fromFile: (source, path = '') => {
      const data = readEntry(row, source);
      if (String(data['name']).startsWith(TO_FILL)) return undefined;
      remember(path, source);
      scheduleUpdate();
      return { ...data, [SOURCE]: source };
    },
    toFile: (data) => writeEntry(row, data),
  });
}
