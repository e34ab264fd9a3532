// `client:near`: the island loads its code as it comes near. For a visitor who saves data, or has a
// connection of the second generation, the code is not worth its bytes: there the island loads it when it
// is tapped or entered. A finger that scrolls past does neither.
import type { ClientDirective } from 'astro';
import { wantsLessData } from './wants-less-data';

const loadNear: ClientDirective = (load, _options, island) => {
  let isLoading = false;
  const loadCode = async () => {
    if (isLoading) return; // one tap may cause two events
    isLoading = true;
    (await load())();
  };
  if (wantsLessData()) {
    for (const touch of ['pointerup', 'focusin']) island.addEventListener(touch, loadCode);
    return;
  }
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      loadCode();
    },
    { rootMargin: '300px' },
  );
  // The element of the island has no box of its own.
  for (const child of island.children) watch.observe(child);
};

export default loadNear;
