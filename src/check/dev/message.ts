/** Name of the messages between an open page, which asks, and the server, which tells what is wrong. */
export const MESSAGE = 'content-check';
