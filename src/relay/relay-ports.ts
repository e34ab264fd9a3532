import type { ContactMessage } from '../model/contact-message.ts';

/** Why a message deserves a second look. It is delivered all the same. */
export type Flag = 'trap' | 'origin' | 'links';

/** Why a request is refused; the word that scripts get as `status`. */
export type Reason =
  | 'malformed'
  | 'origin'
  | 'not-found'
  | 'method'
  | 'too-large'
  | 'content-type'
  | 'invalid'
  | 'slow-down'
  | 'unavailable';

export interface Submission {
  /** The visitor's own id of this message; null from a form without scripts. */
  key: string | null;
  message: ContactMessage;
  flags: readonly Flag[];
}

export interface Receipt {
  id: string;
  /** This very message was stored before. */
  repeat: boolean;
}

export interface Health {
  ok: boolean;
  queued: number;
  oldestSeconds: number;
  worstAttempts: number;
  transport: 'smtp' | 'folder';
  lastError: string | null;
}

export interface RelayPorts {
  /** Resolves once the message would survive a power cut; rejects when it could not be kept. */
  store: (submission: Submission) => Promise<Receipt>;
  health: () => Health;
  /** Seconds an address has to wait; 0 lets it through. */
  admit: (address: string) => number;
  /** Pages that may post, as the browser writes them in `Origin`. */
  origins: ReadonlySet<string>;
  /** Where mail really goes: only compared with the field `to`, which decides nothing. */
  recipient: string;
  /** What a result page offers instead of the form. Empty text is left out. */
  contact: { siteUrl: string; phone: string; email: string };
  log: (event: LogEvent) => void;
}

/** Never a name, an address, a text or an IP: the log outlives the messages. */
export type LogEvent = { event: string } & Readonly<
  Record<string, string | number | boolean | null | readonly string[]>
>;
