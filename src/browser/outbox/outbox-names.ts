/**
 * The browser knows the outbox by this name: its database and the table in it, its lock, its channel
 * between tabs and its sync. Devices of visitors hold it, so it never changes.
 */
export const OUTBOX_NAME = 'poruke';

/** The event by which a page says that there are messages on this device. */
export const MESSAGE_WAITS = 'message-waits';
