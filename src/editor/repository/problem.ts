/** Why the store did not do what was asked; `stale` is a branch that has moved since it was read. */
type Reason = 'offline' | 'signed-out' | 'stale' | 'protected' | 'refused';

/** A failure, with a Serbian sentence for the editor. */
export class Problem extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, text: string) {
    super(text);
    this.reason = reason;
  }
}

export const isProblem = (error: unknown, reason: Reason): error is Problem =>
  error instanceof Problem && error.reason === reason;

export const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
