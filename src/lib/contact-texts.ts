/** Small words around the contact form; those that the relay says too are in `src/model/contact/contact-words.ts`. */
export const CONTACT_TEXTS = {
  allRequired: 'Sva polja su obavezna.',
  chat: 'Pišite na',
  privacy: {
    health: 'U poruci ne pišite podatke o zdravlju.',
    before: 'Ostale podatke koristim samo da Vam odgovorim i da zaštitim obrazac od zloupotrebe.',
    more: 'Više o tome, pa i o pravu na prigovor, piše na stranici',
  },
  kept: 'Internet je slab ili ga nema. Poruka je sačuvana na Vašem uređaju i poslaće se čim bude moguće.',
  lost:
    'Internet je slab ili ga nema, a Vaš uređaj ne može da sačuva poruku. ' +
    'Ostavite ovu stranicu otvorenu i pošaljite poruku kada se internet vrati.',
};

/** Subjects beside the products: the anchor in the address of the contact page, and the words behind „Tema:“. */
export const SUBJECTS = {
  cooperation: { id: 'saradnja', name: 'poslovna saradnja' },
  testimonial: { id: 'utisak', name: 'moj utisak' },
} as const;

export function subjectPath({ id }: { id: string }): string {
  return `/contact#${id}`;
}

/** Words about a message that was sent, or that could not be sent yet. */
export const MESSAGE_TEXTS = {
  thanks: 'Hvala',
  yours: 'Vaša poruka',
  writeAgain: 'Napišite novu poruku',
  again: 'Pošaljite ponovo',
  call: 'Pozovite',
  mail: 'Pošaljite e-mail',
  copy: 'Kopirajte poruku',
  copied: 'Tekst poruke je kopiran.',
  text: 'Tekst poruke',
  discard: 'Obrišite poruku',
  seen: 'U redu',
};

export const LATE = 'Poruka koja je čekala sada je poslata.';

const OUTCOME_TITLES = {
  waiting: 'čeka na slanje',
  refused: 'nije primljena',
  old: 'čeka duže od sedam dana',
  ended: 'nije poslata',
  deleted: 'je obrisana',
};

type Outcome = keyof typeof OUTCOME_TITLES;

/** „Poruka čeka na slanje“; for a message from an earlier visit, „Ranija poruka čeka na slanje“. */
export function outcomeTitle(outcome: Outcome, earlier: boolean): string {
  return `${earlier ? 'Ranija poruka' : 'Poruka'} ${OUTCOME_TITLES[outcome]}`;
}

/** `stored`: the message is on the device, not only in this page. */
export function refusedWords(stored: boolean): string {
  return stored
    ? 'Vaš tekst je sačuvan na ovom uređaju. Pozovite me ili ga pošaljite e-mailom.'
    : 'Ovaj uređaj ne može da je sačuva. ' +
        'Pozovite me ili je pošaljite e-mailom pre nego što zatvorite stranicu.';
}

export function waitingWords(from: string, stored: boolean): string {
  return stored
    ? `Još nije stigla do mene: čeka na ovom uređaju od ${from} i poslaće se sama čim bude moguće.`
    : 'Još nije stigla do mene, a ovaj uređaj ne može da je sačuva. Ostavite ovu stranicu otvorenu dok se ne pošalje.';
}

/** `nextDay`: when the site tries again by itself; empty where it no longer does. */
export function oldWords(from: string, nextDay: string): string {
  const then = nextDay && ` Posle ${nextDay} sajt ponovo pokušava sam.`;
  return `Čeka na ovom uređaju od ${from}. Pošaljite je ponovo ili je obrišite.${then}`;
}

/** Of a message whose text an earlier version of the site has deleted. */
export function endedWords(day: string): string {
  const deleted = `Od ${day} nije mogla da se pošalje, pa je posle 30 dana obrisana sa ovog uređaja.`;
  return `${deleted} Pozovite me ili mi pišite ponovo.`;
}

export function replyWords(email: string, phone: string): string {
  return `Odgovoriću na ${email} ili na ${phone.replaceAll(' ', '\u00a0')}.`;
}
