import './language.ts'; // Before the CMS is loaded.

import CMS from '@sveltia/cms';
import { watchSaving } from './before-save.ts';
import { offerClaimsWhileTyping } from './claim-offers.ts';
import { readSettings } from './cms-settings.ts';
import { makeConfig } from './config.ts';
import { registerFormats } from './entries.ts';

const settings = readSettings();
registerFormats();
watchSaving();
offerClaimsWhileTyping();
if (settings.isLocal) (await import('./local/folder.ts')).useLocalFiles();
// Read ahead, so that not one word of English is seen before the Serbian ones are there.
await import('./locale/sr.json');
document.getElementById('loading')?.remove();
CMS.init({ config: makeConfig(settings) });
