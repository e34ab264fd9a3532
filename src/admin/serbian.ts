// The CMS has no Serbian. Its Croatian words are ours (`locale/sr.json`, by an alias of the bundle);
// here the browser is made to ask for them, and dates are kept from being Croatian.
const CROATIAN = 'hr';
const SERBIAN = 'sr-Latn-RS';

// Before the CMS is loaded, which begins with the browser's language or the one that was chosen last.
const PREFERENCES = 'sveltia-cms.prefs';
const kept = JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}');
localStorage.setItem(PREFERENCES, JSON.stringify({ ...kept, locale: 'auto' }));
Object.defineProperty(navigator, 'languages', { value: [CROATIAN] });

// A screen reader chooses its voice by this; the CMS would write its own language here. It does so when
// it begins, still in English, and again when the other words are there: until then none is shown.
let isTold = false;
Object.defineProperty(document.documentElement, 'lang', {
  get: () => SERBIAN,
  set: () => {
    if (isTold) document.getElementById('loading')?.remove();
    isTold = true;
  },
});

// „22. studenoga“ is no Serbian.
const { toLocaleString: writeMoment, toLocaleDateString: writeDay } = Date.prototype;
Date.prototype.toLocaleString = function (_?: unknown, options?: Intl.DateTimeFormatOptions) {
  return writeMoment.call(this, SERBIAN, options);
};
Date.prototype.toLocaleDateString = function (_?: unknown, options?: Intl.DateTimeFormatOptions) {
  return writeDay.call(this, SERBIAN, options);
};
