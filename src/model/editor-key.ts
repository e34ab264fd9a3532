/** Name under which the editor keeps the key to the repository in the browser's storage. */
export const EDITOR_KEY = 'uredjivac-prijava';
