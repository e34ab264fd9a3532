// The CMS takes its language from the browser's, and would greet most editors here in English. It
// reads its settings as it is loaded, so this must be the first module that runs.
const SETTINGS = 'sveltia-cms.prefs';
const SERBIAN = 'sr-Latn-RS';

const stored = JSON.parse(localStorage.getItem(SETTINGS) ?? '{}');
// Whoever chose English in the CMS's own settings keeps it.
if (stored.locale !== 'en-US') {
  localStorage.setItem(SETTINGS, JSON.stringify({ ...stored, locale: SERBIAN }));
}
