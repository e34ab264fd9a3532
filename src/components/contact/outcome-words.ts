import type { MessageInOutbox } from '../../browser/outbox/create-outbox';
import { deletionTime, type MessageState } from '../../browser/outbox/message-state';

type Outcome = Exclude<MessageState, 'sending'> | 'deleted';

export const LATE_WORDS = 'Poruka koja je čekala sada je poslata.';

const TITLES: Record<Outcome, string> = {
  waiting: 'čeka na slanje',
  refused: 'nije primljena',
  old: 'čeka duže od sedam dana',
  ended: 'nije poslata',
  deleted: 'je obrisana',
};

/** „Poruka čeka na slanje“; for a message from an earlier visit, „Ranija poruka čeka na slanje“. */
export function outcomeTitle(outcome: Outcome, earlier: boolean): string {
  return `${earlier ? 'Ranija poruka' : 'Poruka'} ${TITLES[outcome]}`;
}

/** Explains the state and what happens next. `stored`: the message is on the device, not only in this page. */
export function outcomeWords({ since, state }: MessageInOutbox, stored: boolean): string {
  const day = formatDay(since);
  const time = new Date(since).toLocaleTimeString('sr-Latn-RS', { timeStyle: 'short' });
  const from = `${day} u\u00a0${time}`;
  if (state === 'refused') {
    return stored
      ? 'Vaš tekst je sačuvan na ovom uređaju. Pozovite me ili ga pošaljite e-mailom.'
      : 'Ovaj uređaj ne može da je sačuva. ' +
          'Pozovite me ili je pošaljite e-mailom pre nego što zatvorite stranicu.';
  }
  if (state === 'ended') {
    const deleted = `Od ${day} nije mogla da se pošalje, pa je posle 30 dana obrisana sa ovog uređaja.`;
    return `${deleted} Pozovite me ili mi pišite ponovo.`;
  }
  if (state === 'old') {
    const lastDay = formatDay(deletionTime(since));
    return (
      `Čeka na ovom uređaju od ${from}. Pošaljite je ponovo ili je obrišite; ` +
      `posle ${lastDay} sajt je šalje još jednom, pa je briše.`
    );
  }
  return stored
    ? `Još nije stigla do mene: čeka na ovom uređaju od ${from} i poslaće se sama čim bude moguće.`
    : 'Još nije stigla do mene, a ovaj uređaj ne može da je sačuva. Ostavite ovu stranicu otvorenu dok se ne pošalje.';
}

/** „21. 11. 2026.“ with no-break spaces. */
function formatDay(time: number): string {
  return new Date(time).toLocaleDateString('sr-Latn-RS').replaceAll(' ', '\u00a0');
}
