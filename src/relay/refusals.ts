import type { LogEvent } from './relay-ports.ts';

const HOUR = 3_600_000;
/** So many refusals of one kind in an hour look like a mistake in the settings. */
const MANY = 20;

const LIKELY_REASONS: Readonly<Record<string, string>> = {
  origin: 'requests came from a foreign page: check MAIL_ORIGINS',
  method: 'requests were no POST: check what the web server passes on',
  'content-type': 'requests carried no form: check what the web server passes on',
};

/** Counts what was refused in the last hour or two, for the person who reads /health. */
export function createRefusals(now: () => number = Date.now) {
  let began = now();
  let before = new Map<string, number>();
  let current = new Map<string, number>();

  function turnOver(): void {
    const age = now() - began;
    if (age >= 0 && age < HOUR) return;
    before = age < 2 * HOUR ? current : new Map();
    current = new Map();
    began = now();
  }

  return {
    note({ event, reason }: LogEvent): void {
      turnOver();
      const kind = event === 'refused' ? String(reason) : event;
      if (kind === 'accepted' || kind in LIKELY_REASONS) {
        current.set(kind, (current.get(kind) ?? 0) + 1);
      }
    },

    /** One line per kind that came often, and more often than a message was taken. */
    notes(): string[] {
      turnOver();
      const count = (kind: string) => (before.get(kind) ?? 0) + (current.get(kind) ?? 0);
      return Object.entries(LIKELY_REASONS)
        .filter(([kind]) => count(kind) >= MANY && count(kind) > count('accepted'))
        .map(([kind, text]) => `${count(kind)} ${text}`);
    },
  };
}
