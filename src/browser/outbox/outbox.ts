// The outbox of a page. The build offers it at /outbox.js too: see build/root-scripts.ts.
import { watchPage } from './browser-events.ts';
import { createOutbox } from './create-outbox.ts';
import { DEVICE_PARTS } from './device-parts.ts';

export const outbox = createOutbox({ ...DEVICE_PARTS, watchPage });

/** What pages call in /outbox.js, also pages of earlier builds that a device has kept. */
export const { wake } = outbox;
