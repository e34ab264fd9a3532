// A link to a product must land on it also while what stands above it still changes the layout: the
// target is brought back into place until the visitor moves or the layout is stable.
const STABLE_MS = 1000;
const STABLE_WHILE_LOADING_MS = 10_000;
const VISITOR_MOVES = ['wheel', 'pointerdown', 'keydown'];

let stopKeeping = () => {};

function keepHashTarget(): void {
  stopKeeping();
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return;
  let stable: ReturnType<typeof setTimeout>;
  const layout = new ResizeObserver(() => {
    target.scrollIntoView({ behavior: 'instant' });
    clearTimeout(stable);
    const loaded = document.readyState === 'complete';
    stable = setTimeout(stopKeeping, loaded ? STABLE_MS : STABLE_WHILE_LOADING_MS);
  });
  stopKeeping = () => layout.disconnect();
  layout.observe(document.body);
}

for (const move of VISITOR_MOVES) addEventListener(move, () => stopKeeping(), { passive: true });
addEventListener('hashchange', keepHashTarget);
keepHashTarget();
