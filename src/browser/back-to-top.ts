// Without this script the link jumps to the top by itself; with it, it glides and moves the focus.
document.querySelector('[data-back-to-top]')?.addEventListener('click', (event) => {
  event.preventDefault();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  document.getElementById('vrh')?.focus({ preventScroll: true });
});
