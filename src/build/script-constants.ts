// What Vite writes into the scripts for visitors in place of a name. An import would do for most of it, but the bundler
// makes a file of its own of what two scripts import: one more request on each of their pages.
import { readValidSiteFields } from '../check/site-file.ts';

// While `site.yaml` cannot be read, `npm start` has its own relay at this address.
const { contact_endpoint: endpoint = '/mail_cv.php' } = readValidSiteFields('.');

/** Declared in `src/browser/script-constants.d.ts`. */
export const SCRIPT_CONSTANTS = {
  __ENDPOINT__: JSON.stringify(endpoint),
  __OUTBOX__: JSON.stringify('poruke'),
};
