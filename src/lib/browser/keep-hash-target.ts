// A link to a product must land on it also while pictures above it still change the layout: the
// target is brought back into place until the layout is stable, the visitor scrolls, or 10 s pass.
const GIVE_UP_MS = 10_000;
const STABLE_MS = 1_000;
const VISITOR_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

let stopKeeping = () => {};

function keepHashTarget(): void {
  stopKeeping();
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return;

  let stable: ReturnType<typeof setTimeout> | undefined;
  const place = () => {
    target.scrollIntoView({ block: 'start', behavior: 'instant' });
    clearTimeout(stable);
    if (document.readyState === 'complete') stable = setTimeout(stopKeeping, STABLE_MS);
  };
  const layout = new ResizeObserver(place);
  stopKeeping = () => {
    layout.disconnect();
    clearTimeout(stable);
    clearTimeout(giveUp);
    removeEventListener('load', place);
    for (const move of VISITOR_MOVES) removeEventListener(move, stopKeeping);
  };

  const giveUp = setTimeout(stopKeeping, GIVE_UP_MS);
  layout.observe(document.body);
  addEventListener('load', place);
  for (const move of VISITOR_MOVES) addEventListener(move, stopKeeping, { passive: true });
}

addEventListener('hashchange', keepHashTarget);
keepHashTarget();
