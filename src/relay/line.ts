// What all mails share: the line (the way to the mail server), its pause when it is broken, and the
// hour's allowance.
import { parse, type Waiting } from './message-file.ts';
import type { Verdict } from './transport.ts';

const HOUR = 3_600_000;
const LONGEST_PAUSE = 300_000;
/** So many different texts at which the line broke lengthen the pause as one dead line does. */
const DOUBTS_PER_FAILURE = 10;

/** It outlives the process, so that a restart changes nothing. Times are milliseconds since 1970. */
export interface Line {
  /** Of any mail, so far. */
  tries: number;
  /** Failures in a row that say that no mail would get through. */
  failures: number;
  /** Texts in a row, each tried for the first time, at which the line broke. */
  doubts: number;
  /** No try before. */
  until: number;
  error: string | null;
  /** Id of the mail that failed last. */
  failed: string | null;
  /** As if each mail had used a part of an hour: ahead of the clock by an hour, none may go. */
  paid: number;
  /** When a person was last told by mail that messages wait. */
  noticed: number;
  /** When what was delivered long ago was last forgotten. */
  swept: number;
}

const WHOLE = { failures: 0, doubts: 0, until: 0, error: null, failed: null };
const NEW_LINE: Line = { ...WHOLE, tries: 0, paid: 0, noticed: 0, swept: 0 };

/** A damaged file is a new line: it costs a pause, and no message. */
export function readLine(text: string): Line {
  return { ...NEW_LINE, ...parse(text) };
}

/** Milliseconds until a broken line may be tried again. */
export function untilMended({ until }: Line, time: number): number {
  // A time far ahead comes from a clock that was set back since.
  return until - time > 2 * LONGEST_PAUSE ? 0 : until - time;
}

/** Milliseconds until one more mail may go in this hour. */
export function untilAllowed({ paid }: Line, perHour: number, time: number): number {
  return Math.min(paid, time + HOUR) - (HOUR - HOUR / perHour) - time;
}

/** After a mail got through: whole, and a mail nearer to the hour's allowance. */
export function afterDelivery({ paid }: Line, perHour: number, time: number): Partial<Line> {
  return { ...WHOLE, paid: Math.max(Math.min(paid, time + HOUR), time) + HOUR / perHour };
}

/** After a failed try: one pause for all when the line broke, which says nothing about this mail. */
export function afterFailure(
  line: Line,
  verdict: Verdict,
  { id, attempts }: Pick<Waiting, 'id' | 'attempts'>,
  { error, baseMs, time }: { error: string; baseMs: number; time: number },
): Partial<Line> {
  if (verdict === 'mail') return { error, failed: id };
  const steps = line.failures + Math.floor(line.doubts / DOUBTS_PER_FAILURE);
  // A wrong password tried more often looks like an attack: fail2ban bans after 5 in 10 minutes.
  const pause = error.startsWith('EAUTH')
    ? LONGEST_PAUSE
    : Math.min(baseMs * 2 ** Math.min(steps, 30), LONGEST_PAUSE);
  // A text at which the line broke before is likely the reason itself, and says no more of it.
  const doubts = line.doubts + (verdict === 'unsure' && attempts === 0 ? 1 : 0);
  const failures = line.failures + (verdict === 'line' ? 1 : 0);
  return { error, failed: id, failures, doubts, until: time + jitter(pause) };
}

/** ± 25 %: mails that were refused together do not come back together. */
export function jitter(ms: number): number {
  return ms * (0.75 + Math.random() / 2);
}
