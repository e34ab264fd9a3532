import type { ComposedMail } from './mail.ts';

/**
 * What a failed try says. `mail`: this message was refused. `line`: no mail would get through now.
 * `unsure`: the line broke once the server had let us in; it may hold a copy.
 */
export type Verdict = 'mail' | 'line' | 'unsure';

export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly verdict: Verdict;

  constructor(verdict: Verdict, message: string) {
    super(message);
    this.verdict = verdict;
  }
}

export interface Transport {
  kind: 'smtp' | 'folder';
  /** Resolves once the mail server has taken the mail; rejects with a DeliveryError. */
  deliver: (mail: ComposedMail, name: string) => Promise<void>;
  /** A text is on its way: who hangs up now may send a second copy later. */
  isHandingOver?: () => boolean;
}
