// Opens a field of a form. The CMS has addresses for its forms only, so this waits until the field is drawn.

/** The CMS draws a form within a second; a slow phone may take longer. */
const FIELD_TIMEOUT_MS = 8_000;
const STEP_MS = 100;

/**
 * In the form that is about to open, scrolls to the field with this key (`items.3.answer`), opens the items
 * of lists around the field, and puts the cursor into it. Gives up after `FIELD_TIMEOUT_MS`.
 */
export async function goToField(key: string): Promise<void> {
  const end = performance.now() + FIELD_TIMEOUT_MS;
  const steps = key.split('.');
  for (const [index, step] of steps.entries()) {
    const path = steps.slice(0, index + 1).join('.');
    const isItem = /^\d+$/.test(step);
    const place = await waitFor(
      isItem ? itemOf(steps.slice(0, index).join('.'), step) : `[data-key-path="${path}"]`,
      end,
    );
    if (!place) return;
    place.scrollIntoView({ block: 'center' });
    if (isItem && place.getAttribute('aria-expanded') === 'false') place.click();
    if (index < steps.length - 1 || isItem) continue;
    const input = await waitFor(`[data-key-path="${path}"] :is(input, textarea)`, end);
    input?.focus({ preventScroll: true });
  }
}

/** Selector of the button that opens this item of a list; the item's body is numbered within the form. */
function itemOf(list: string, number: string): string {
  return `[data-key-path="${list}"] [aria-controls$="-item-${number}-body"]`;
}

async function waitFor(selector: string, end: number): Promise<HTMLElement | null> {
  let found: HTMLElement | null = null;
  while (!found && performance.now() < end) {
    found = document.querySelector<HTMLElement>(selector);
    if (!found) await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  return found;
}
