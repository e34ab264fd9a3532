/** Name under which the CMS keeps its signed-in user, with the key to the repository, in the browser's storage. */
export const EDITOR_KEY = 'sveltia-cms.user';
