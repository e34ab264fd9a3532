// `client:near`: the island loads its code as the element around it comes near. An island stands beside the HTML that it
// serves, so that React never draws that HTML anew. For a visitor who saves data, or has a connection of the second
// generation, the code is not worth its bytes: there a tap on that element or the focus in it loads the code, and a finger
// that scrolls past does not.
import type { ClientDirective } from 'astro';
import { wantsLessData } from './wants-less-data.ts';

const loadNear: ClientDirective = (load, _options, island) => {
  const place = island.parentElement ?? island;
  let isLoading = false;
  const loadCode = async () => {
    if (isLoading) return; // one tap may cause two events
    isLoading = true;
    (await load())();
  };
  if (wantsLessData()) {
    for (const touch of ['pointerup', 'focusin']) place.addEventListener(touch, loadCode);
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
  watch.observe(place);
};

export default loadNear;
