// The search field of the list of products: what searches comes when the field is touched first, or
// holds words again after a step back.
const FILTER = '/product-filter.js'; // as a name, or the bundler adds a helper for preloading it

const searchField = document.querySelector<HTMLInputElement>('nav input[type="search"]');
const startAtTouch = () => searchField?.addEventListener('focus', bringFilter, { once: true });

async function bringFilter(): Promise<void> {
  try {
    (await import(/* @vite-ignore */ FILTER)).startSearch(searchField);
  } catch {
    startAtTouch(); // The next touch tries again.
  }
}

startAtTouch();
addEventListener('pageshow', () => {
  if (searchField?.value) searchField.dispatchEvent(new Event('focus'));
});
