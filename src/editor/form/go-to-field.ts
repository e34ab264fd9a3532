import type { Path } from '../../check/read-yaml.ts';

/**
 * Opens what is around the field, scrolls to it, and puts the cursor into it: at once, since a phone opens its
 * keyboard only for a field that gets the cursor while a tap is being answered. A value that `isReplaced` as a whole is
 * selected, so that what is typed next takes its place; behind another short one one goes on typing.
 */
export function goToField(id: string, isReplaced = false): void {
  const place = findPlace(id);
  let around = place?.closest('details');
  while (around) {
    around.open = true;
    around = around.parentElement?.closest('details');
  }
  const inputs = 'input:not([readonly]), textarea, select';
  const input = place?.matches(inputs) ? place : place?.querySelector<HTMLElement>(inputs);
  // An item of a list may be higher than the screen.
  (input ?? place)?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
  if (!(input instanceof HTMLTextAreaElement)) return;
  if (isReplaced) input.select();
  else if (input.classList.contains('one-line')) {
    const end = input.value.length;
    input.setSelectionRange(end, end);
  }
}

/** The element of the field, or of the nearest field around it. */
function findPlace(id: string): HTMLElement | null {
  if (id === '') return null;
  return document.getElementById(id) ?? findPlace(id.replace(/\.?[^.]*$/, ''));
}

/** Leads to the field of this text from any page. */
export function leadTo(path: string, at: Path): void {
  const address = `#${path}/${at.join('.')}`;
  // The same address leads nowhere anew, so the field is looked for here.
  if (location.hash === address) goToField(at.join('.'));
  else location.hash = address;
}
