/** Small words around the contact form; the words of its fields are in `src/model/contact-words.ts`. */
export const CONTACT_TEXTS = {
  phone: 'Telefon',
  email: 'E-mail',
  chat: 'Pišite na',
  about: 'Tema:',
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

/** Address of the contact page with this subject. */
export function subjectPath({ id }: { id: string }): string {
  return `/contact#${id}`;
}

/** Words about a message that was sent, or that could not be sent yet. */
export const MESSAGE_TEXTS = {
  thanks: 'Hvala',
  yours: 'Vaša poruka',
  toProducts: 'Nazad na proizvode',
  writeAgain: 'Napišite novu poruku',
  again: 'Pošaljite ponovo',
  call: 'Pozovite',
  mail: 'Pošaljite e-mail',
  copy: 'Kopirajte poruku',
  copied: 'Tekst poruke je kopiran.',
  text: 'Tekst poruke',
  discard: 'Obrišite poruku',
  seen: 'U redu',
  mailSubject: 'Poruka sa sajta',
};

/** Says to which addresses the consultant will answer. */
export function replyWords(email: string, phone: string): string {
  return `Odgovoriću na ${email} ili na ${phone.replaceAll(' ', '\u00a0')}.`;
}
