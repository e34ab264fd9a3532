// Serves the build at a free port, for all stories that need no site of their own.
import { bundleEditor } from '../../../src/editor/server/bundle.ts';
import { BUNDLE } from './editor-bundle.ts';
import { SiteServer } from './site-server.ts';

await bundleEditor(BUNDLE);
const site = new SiteServer();
await site.start();
// `playwright.config.ts` waits for this line.
console.log(`The build is served at ${site.url}`);
