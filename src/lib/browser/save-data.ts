// A visitor who saves data gets the smallest version of every picture that is not loaded yet.
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };

if (connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) {
  for (const source of document.querySelectorAll<HTMLSourceElement>(
    'source:has(+ [loading=lazy])',
  )) {
    source.sizes = '1px';
  }
}
