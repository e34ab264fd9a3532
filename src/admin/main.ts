import './serbian.ts'; // Before the CMS is loaded.

import CMS from '@sveltia/cms';
import { watchSaving } from './before-save.ts';
import { offerClaimsWhileTyping } from './claim-offers.ts';
import { makeConfig, readSettings } from './config.ts';
import { registerFormats } from './entries.ts';
import { guardProposals } from './github.ts';
import { useLocalFiles } from './local-files.ts';

const settings = readSettings();
if (settings.isLocal) useLocalFiles();
else guardProposals(settings.repository);
registerFormats();
watchSaving();
offerClaimsWhileTyping();
CMS.init({ config: makeConfig(settings) });
