// `client:near`: the island wakes as it comes near. For who saves data, or waits on a line of the second
// generation, its code is not worth its bytes: there it wakes when it is tapped or entered. Scrolling
// past with a finger is neither.
import type { ClientDirective } from 'astro';
import { isSparing } from './sparing';

const wakeNear: ClientDirective = (load, _options, island) => {
  const wake = async () => (await load())();
  if (isSparing()) {
    for (const touch of ['pointerup', 'focusin']) {
      island.addEventListener(touch, wake, { once: true });
    }
    return;
  }
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      wake();
    },
    { rootMargin: '300px' },
  );
  // The island itself has no box.
  for (const child of island.children) watch.observe(child);
};

export default wakeNear;
