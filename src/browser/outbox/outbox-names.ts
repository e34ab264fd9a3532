/** The event by which a page says that there are messages on this device. */
export const MESSAGE_WAITS = 'message-waits';
