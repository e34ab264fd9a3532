/** Thrown before an entry is saved: the CMS shows this text in its own dialog. */
export function refusal(text: string): Error {
  return new Error('saving_failed', { cause: new Error(text) });
}
