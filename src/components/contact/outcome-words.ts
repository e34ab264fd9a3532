import type { MessageInOutbox } from '../../browser/outbox/create-outbox.ts';
import { RENEWED_AFTER_MS } from '../../browser/outbox/message-state.ts';
import { endedWords, oldWords, refusedWords, waitingWords } from '../../lib/contact-texts.ts';

/** Explains the state and what happens next. `stored`: the message is on the device, not only in this page. */
export function outcomeWords({ since, state, late }: MessageInOutbox, stored: boolean): string {
  const day = formatDay(since);
  const time = new Date(since).toLocaleTimeString('sr-Latn-RS', { timeStyle: 'short' });
  const from = `${day} u\u00a0${time}`;
  if (state === 'refused') return refusedWords(stored);
  if (state === 'ended') return endedWords(day);
  if (state === 'old') return oldWords(from, late ? '' : formatDay(since + RENEWED_AFTER_MS));
  return waitingWords(from, stored);
}

/** „21. 11. 2026.“ with no-break spaces. */
function formatDay(time: number): string {
  return new Date(time).toLocaleDateString('sr-Latn-RS').replaceAll(' ', '\u00a0');
}
