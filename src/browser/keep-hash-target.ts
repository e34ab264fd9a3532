// A link to a place on the page must land on it also while what stands above it still changes the
// layout: the target is brought back into place until the visitor moves, or for ten seconds. Safari
// does not do that by itself.
const PATIENCE_MS = 10_000;
const VISITOR_MOVES = ['wheel', 'pointerdown', 'keydown'];

let stopKeeping = () => {};

function keepHashTarget(): void {
  stopKeeping();
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return;
  const layout = new ResizeObserver(() => target.scrollIntoView({ behavior: 'instant' }));
  stopKeeping = () => layout.disconnect();
  layout.observe(document.body);
  setTimeout(stopKeeping, PATIENCE_MS);
}

for (const move of VISITOR_MOVES) addEventListener(move, () => stopKeeping(), { passive: true });
addEventListener('hashchange', keepHashTarget);
keepHashTarget();
