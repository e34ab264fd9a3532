/** Whether a phone's keyboard is composing a word: a value that changed under it would double a letter. */
export const isComposing = (event: Event): boolean =>
  event instanceof InputEvent && event.isComposing;
