/** Folder of the editor's bundle, which is made once for all stories. */
export const BUNDLE = 'var/editor-bundle';
