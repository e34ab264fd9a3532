// The CMS has addresses for its forms, but none for a field: this waits for the field and shows it.

/** The CMS draws a form within a second; a slow phone may take longer. */
const PATIENCE_MS = 8_000;
const STEP_MS = 100;

/**
 * Scrolls the form that is about to open to the field with this key (`items.3.answer`), or to the
 * nearest one that holds it, and puts the cursor there. A list's item that is closed is opened.
 */
export async function goToField(key: string): Promise<void> {
  const keys = key.split('.').map((_, index, all) => all.slice(0, index + 1).join('.'));
  const end = performance.now() + PATIENCE_MS;
  for (const one of keys) {
    const field = await find(one, end);
    if (!field) return;
    field.scrollIntoView({ block: 'center' });
    field.querySelector<HTMLElement>('[aria-expanded="false"][aria-controls]')?.click();
    if (one === key) await focus(field, end);
  }
}

async function focus(field: HTMLElement, end: number): Promise<void> {
  while (performance.now() < end) {
    const input = field.querySelector<HTMLElement>('input, textarea, [contenteditable="true"]');
    if (input) return input.focus({ preventScroll: true });
    await pause();
  }
}

async function find(key: string, end: number): Promise<HTMLElement | undefined> {
  while (performance.now() < end) {
    const field = document.querySelector<HTMLElement>(`[data-key-path="${key}"]`);
    if (field) return field;
    await pause();
  }
  return undefined;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, STEP_MS));
