import type { Page } from 'playwright/test';

/** A promise, and what makes it come true: a story waits for a state, never for a time. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Holds what the page asks for at these addresses, until the story releases it. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(pattern, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
