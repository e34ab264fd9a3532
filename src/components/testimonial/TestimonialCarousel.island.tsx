import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { TESTIMONIAL_TEXTS as TEXTS } from '../../lib/testimonial-texts.ts';

const AUTOPLAY_MS = 5000;
/**
 * The speed of a slide, in Embla's own unit, which is no time: the movement slows down without an end. Measured: with
 * this value a slide is within one pixel of its place after 2 s.
 */
const DURATION = 48;

/**
 * The controls of the carousel below the strip of testimonials, which scrolls by hand until this code comes. The strip
 * is beside this island, not in it, so its place and its focus stay whatever has changed the page before.
 */
export default function TestimonialCarousel() {
  const controls = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const [dragged, setDragged] = useState(false);
  const [attach, embla] = useEmblaCarousel({
    container: 'ul',
    align: 'start',
    loop: true,
    duration: DURATION,
  });
  const onChange = useCallback(
    (redraw: () => void) => {
      embla?.on('select', redraw).on('reInit', redraw);
      return () => {
        embla?.off('select', redraw).off('reInit', redraw);
      };
    },
    [embla],
  );
  /** Index of the first visible slide, from 0. */
  const shown = useSyncExternalStore(
    onChange,
    () => embla?.selectedScrollSnap(),
    () => undefined,
  );
  /** Places that the strip can stop at; 1 where all slides are visible at once, as three are on a wide screen. */
  const places = useSyncExternalStore(
    onChange,
    () => embla?.scrollSnapList().length ?? 1,
    () => 1,
  );
  const canMove = places > 1;
  const still = !embla || wantsStillness();
  const playing = canMove && !(still || paused || dragged);

  useEffect(() => {
    const carousel = controls.current?.closest('.carousel');
    attach(carousel?.querySelector<HTMLElement>('[role="group"]') ?? null);
  }, [attach]);

  useEffect(() => {
    if (!embla) return;
    const strip = embla.rootNode();
    const seen = Math.round(strip.scrollLeft / (strip.scrollWidth / embla.slideNodes().length));
    strip.scrollLeft = 0;
    strip.dataset['ready'] = '';
    embla.on('pointerDown', () => setDragged(true)).on('pointerUp', () => setDragged(false));
    embla.scrollTo(seen, true);
  }, [embla]);

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      const isHeld = embla?.rootNode().matches(':hover, :focus');
      if (document.visibilityState === 'visible' && !isHeld) embla?.scrollNext();
    }, AUTOPLAY_MS);
    return () => clearInterval(timer);
  }, [embla, playing]);

  useEffect(() => {
    if (!embla) return;
    const scrollByKey = (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') embla.scrollNext(still);
      else if (event.key === 'ArrowLeft') embla.scrollPrev(still);
      else return;
      event.preventDefault();
    };
    const strip = embla.rootNode();
    strip.addEventListener('keydown', scrollByKey);
    return () => strip.removeEventListener('keydown', scrollByKey);
  }, [embla, still]);

  /** Whoever chooses a slide wants to read it: the carousel then moves no further by itself. */
  const show = (slide: number) => () => {
    setPaused(true);
    embla?.scrollTo(slide, still);
  };

  // A text that changes is the only child of its element: a translation of the page puts another node in its place, and
  // React would go on with the node that is gone.
  return (
    <div className="controls" ref={controls}>
      {canMove &&
        Array.from({ length: places }, (_, index) => (
          <button
            type="button"
            className="place"
            aria-current={index === shown}
            onClick={show(index)}
            key={index}
          >
            <span className="visually-hidden">
              {TEXTS.testimonial} {index + 1} {TEXTS.of} {places}
            </span>
          </button>
        ))}
      {canMove && !still && (
        <button
          type="button"
          className="button"
          data-look="small"
          onClick={() => setPaused(!paused)}
        >
          <svg viewBox="0 0 14 14" aria-hidden="true">
            <path d={paused ? 'M3 1l9 6-9 6z' : 'M4 1v12M10 1v12'} />
          </svg>
          <span className="what">{paused ? TEXTS.play : TEXTS.pause}</span>
          <span className="visually-hidden"> {TEXTS.ofTestimonials}</span>
        </button>
      )}
    </div>
  );
}

/**
 * Does the visitor ask for less motion or less data? Then nothing moves by itself. (Imported,
 * `wantsLessData` would go into a file that the pages' own script shares: one more request on every page.)
 */
function wantsStillness(): boolean {
  return (
    Boolean(navigator.connection?.saveData) ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
