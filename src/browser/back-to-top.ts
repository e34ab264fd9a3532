// Without this script the link jumps to the top by itself; with it, it glides and moves the focus.
// From afar it first jumps to one screen from the top: pictures load as they come near, and those
// that the page only glides past would weigh more than all that was seen.
document.querySelector('[data-back-to-top]')?.addEventListener('click', (event) => {
  event.preventDefault();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo(0, Math.min(scrollY, innerHeight));
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  document.getElementById('vrh')?.focus({ preventScroll: true });
});
