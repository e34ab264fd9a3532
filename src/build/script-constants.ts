// What Vite writes into the scripts for visitors in place of a name. An import would do for most of it, but the bundler
// makes a file of its own of what two scripts import: one more request on each of their pages.

/** Declared in `src/browser/script-constants.d.ts`; `endpoint` is where messages go. */
export function scriptConstants(endpoint: string): Record<string, string> {
  return { __ENDPOINT__: JSON.stringify(endpoint), __OUTBOX__: JSON.stringify('poruke') };
}
