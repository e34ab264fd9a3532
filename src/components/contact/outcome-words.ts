import { endOf, type MessageState, type PendingMessage } from '../../browser/outbox/message-state';

/** What a message that is still on this device can come to. */
export type Outcome = Exclude<MessageState, 'sending'>;

export const LATE_WORDS = 'Poruka koja je čekala sada je poslata.';

const TITLES: Record<Outcome | 'gone', string> = {
  waiting: 'čeka na slanje',
  refused: 'nije primljena',
  old: 'čeka duže od sedam dana',
  ended: 'nije poslata',
  gone: 'je obrisana',
};

/** „Poruka čeka na slanje“; of an earlier visit „Ranija poruka …“. */
export function outcomeTitle(outcome: Outcome | 'gone', earlier: boolean): string {
  return `${earlier ? 'Ranija poruka' : 'Poruka'} ${TITLES[outcome]}`;
}

/** What it means and what happens next. `stored` tells whether it outlives the page. */
export function outcomeWords(outcome: Outcome, { since }: PendingMessage, stored: boolean): string {
  const day = formatDay(since);
  const time = new Date(since).toLocaleTimeString('sr-Latn-RS', { timeStyle: 'short' });
  const from = `${day} u\u00a0${time}`;
  if (outcome === 'refused') {
    return stored
      ? 'Vaš tekst je sačuvan na ovom uređaju. Pozovite me ili ga pošaljite e-mailom.'
      : 'Ovaj uređaj ne može da je sačuva. Pozovite me ili je pošaljite e-mailom pre nego što zatvorite stranicu.';
  }
  if (outcome === 'ended') {
    return `Od ${day} nije mogla da se pošalje, pa je posle 30 dana obrisana sa ovog uređaja. Pozovite me ili mi pišite ponovo.`;
  }
  if (outcome === 'old') {
    return `Čeka na ovom uređaju od ${from}. Pošaljite je ponovo ili je obrišite; posle ${formatDay(endOf(since))} briše se sama.`;
  }
  return stored
    ? `Još nije stigla do mene: čeka na ovom uređaju od ${from} i poslaće se sama čim bude moguće.`
    : 'Još nije stigla do mene, a ovaj uređaj ne može da je sačuva. Ostavite ovu stranicu otvorenu dok se ne pošalje.';
}

/** „21. 11. 2026.“ on one line. */
function formatDay(time: number): string {
  return new Date(time).toLocaleDateString('sr-Latn-RS').replaceAll(' ', '\u00a0');
}
