import type { UseEmblaCarouselType } from 'embla-carousel-react';

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** How long one slide takes, in milliseconds. */
export const SLIDE_MS = 2000;

/** Embla moves in steps of 1/60 s whatever the screen's refresh rate. */
const STEPS = Math.round((SLIDE_MS * 60) / 1000);

/** Pass this as Embla's `duration`: it marks the moves that `timeSlides` times. */
export const TIMED_DURATION = STEPS;

/**
 * Makes a slide change take exactly SLIDE_MS. Embla's own spring has no end: with the duration at
 * which the eye sees it stop after 2 s it creeps on for another 2 s. Dragging and swiping keep the
 * spring (they run with a duration of their own). Call it again after every `reInit`.
 */
export function timeSlides(embla: Embla): void {
  const { scrollBody, target, location, previousLocation } = embla.internalEngine();
  const spring = { ...scrollBody };
  let step = 0;
  let direction = 0;

  const isTimed = () => scrollBody.duration() === TIMED_DURATION;
  // Embla calls this at the start of every move.
  scrollBody.useDuration = (duration) => {
    step = 0;
    return spring.useDuration(duration);
  };
  scrollBody.seek = () => {
    if (!isTimed()) return spring.seek();
    const displacement = target.get() - location.get();
    direction = Math.sign(displacement);
    previousLocation.set(location);
    location.add(displacement * shareOfRest(step));
    step += 1;
    return scrollBody;
  };
  scrollBody.direction = () => (isTimed() ? direction : spring.direction());
}

/** Which part of the way that is left to go this step covers, 0 to 1. */
export function shareOfRest(step: number): number {
  if (step >= STEPS - 1) return 1;
  const before = ease(step / STEPS);
  return (ease((step + 1) / STEPS) - before) / (1 - before);
}

/** Slow start, slow end (a sine half-wave); 0 → 0, 1 → 1. */
function ease(time: number): number {
  return (1 - Math.cos(Math.PI * time)) / 2;
}
