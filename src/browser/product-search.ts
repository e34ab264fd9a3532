// The search field of the list of products: what searches comes when the field is touched first.
const FILTER = '/product-filter.js'; // as a name, or the bundler adds a helper for preloading it

const searchField = document.querySelector<HTMLInputElement>('nav input[type="search"]');

async function bringFilter(): Promise<void> {
  searchField?.removeEventListener('focus', bringFilter);
  try {
    (await import(/* @vite-ignore */ FILTER)).startSearch(searchField);
  } catch {
    searchField?.addEventListener('focus', bringFilter); // The next touch tries again.
  }
}

searchField?.addEventListener('focus', bringFilter);
