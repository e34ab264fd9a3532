// Keeps the target of a hash link in view while content above it still changes its height: the script scrolls back to
// the target until the visitor scrolls, taps or types, for ten seconds at most. Safari does not do that by itself.
const KEEP_IN_VIEW_MS = 10_000;
const VISITOR_MOVES = ['wheel', 'pointerdown', 'keydown'];

let stopKeeping = () => {};

function keepHashTarget(): void {
  stopKeeping();
  // `:target` also fits an address in %-codes: a browser says `#1-%C5%A1ta-su-…` for `#1-šta-su-kolačići`.
  const toTarget = () => document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' });
  const layout = new ResizeObserver(toTarget);
  stopKeeping = () => layout.disconnect();
  layout.observe(document.body);
  setTimeout(stopKeeping, KEEP_IN_VIEW_MS);
}

for (const move of VISITOR_MOVES) addEventListener(move, () => stopKeeping(), { passive: true });
addEventListener('hashchange', keepHashTarget);
// After Back and Reload the browser puts the visitor where she was, which may be far from the target.
// 0 is every other way to come. The newer entries of `performance` say the same in 30 bytes more.
if (!performance.navigation.type) keepHashTarget();
