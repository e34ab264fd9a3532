/** Why the store did not do what was asked; `stale` is a branch that has moved since it was read. */
type Reason = 'offline' | 'signed-out' | 'stale' | 'protected' | 'refused';

/** A failure, with a Serbian sentence for the editor. */
export class Problem extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, text: string, options?: ErrorOptions) {
    super(text, options);
    this.reason = reason;
  }
}

export const isProblem = (error: unknown, reason: Reason): error is Problem =>
  error instanceof Problem && error.reason === reason;

/** What to say of any failure: one that is no `Problem` is the developer's, and its English words are printed only. */
export function wordsOf(error: unknown): string {
  if (error instanceof Problem) return error.message;
  console.error(error);
  return 'Nešto nije uspelo. Osvežite stranicu; ono što ste upisali je sačuvano.';
}
