import type { ContactMessage } from '../model/contact-message.ts';

/** Why a message deserves a second look. It is delivered all the same. */
export type Flag = 'trap' | 'origin' | 'links' | 'busy';

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
  /** Sign of the sender's network, good for a day; null when nobody knows. */
  network: string | null;
}

/** What an address may do now. */
export interface Admission {
  /** Seconds it has to wait; 0 lets it through. */
  wait: number;
  /** It was refused so often that its text is not even read. */
  deaf: boolean;
  /** Its network has sent much today: flagged, not refused. */
  busy: boolean;
  /** As in Submission; null while it has to wait. */
  network: string | null;
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
  /** Messages whose row cannot be read. */
  damaged: number;
  transport: 'smtp' | 'folder';
  lastError: string | null;
}

export interface RelayPorts {
  /** Resolves once the message would survive a power cut; rejects when it could not be kept. */
  store: (submission: Submission) => Promise<Receipt>;
  health: () => Health;
  admit: (address: string) => Admission;
  /** Pages that may post, as the browser writes them in `Origin`. */
  origins: ReadonlySet<string>;
  /** Where mail really goes: only compared with the field `to`, which decides nothing. */
  recipient: string;
  /** What a result page offers instead of the form. Empty text is left out. */
  contact: { siteUrl: string; phone: string; email: string; replyTime?: string };
  log: (event: LogEvent) => void;
}

/** Never a name, an address, a text or an IP: the log outlives the messages. */
export type LogEvent = { event: string } & Readonly<
  Record<string, string | number | boolean | null | readonly string[]>
>;
