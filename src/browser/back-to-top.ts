// Without this script the link jumps to the top; the script makes it glide and moves the focus. From
// afar the link first jumps to one screen below the top: pictures load as they come near, and those
// that the page only glides past would weigh more than all that the visitor has seen.
document.querySelector('[data-back-to-top]')?.addEventListener('click', (event) => {
  event.preventDefault();
  const wantsStillness = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo(0, Math.min(scrollY, innerHeight));
  scrollTo({ top: 0, behavior: wantsStillness ? 'instant' : 'smooth' });
  document.getElementById('vrh')?.focus({ preventScroll: true });
});
