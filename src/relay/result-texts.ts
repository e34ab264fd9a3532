// The words of the relay's own pages; what they share with the site's is in `src/model/contact/contact-words.ts`.
import { NOT_FOUND } from '../model/contact/contact-words.ts';

export const RESULT_TEXTS = {
  thanks: 'Hvala na poruci. Javiću Vam se telefonom ili e-mailom.',
  toSite: 'Nazad na sajt',
  /** Above the phone number and the e-mail address. */
  direct: 'Drugi načini da mi se javite',
};

const NOT_YET = 'Poruka još nije poslata';
const NOT_SENT = 'Poruka nije poslata';
const WRITE_ELSEWHERE = 'Pišite mi sa stranice Kontakt ili mi se javite direktno.';

/** Why a request is refused: the word that scripts get as `status`, the code of HTTP, and the page's title and text. */
export const REFUSALS = {
  malformed: {
    code: 400,
    title: 'Poruka nije stigla cela',
    text: 'Veza se verovatno prekinula. Vratite se na prethodnu stranicu i pošaljite ponovo.',
  },
  origin: {
    code: 403,
    title: NOT_SENT,
    text: 'Obrazac sa kog ste pisali nije na ovom sajtu. Otvorite stranicu Kontakt ili mi se javite direktno.',
  },
  'not-found': { code: 404, title: NOT_FOUND, text: WRITE_ELSEWHERE },
  method: { code: 405, title: 'Ovo je adresa za prijem poruka', text: WRITE_ELSEWHERE },
  'too-large': {
    code: 413,
    title: 'Poruka je predugačka',
    text: 'Vratite se na prethodnu stranicu, na kojoj je Vaš tekst ostao, pa ga skratite ili mi ga pošaljite e-mailom.',
  },
  'content-type': {
    code: 415,
    title: NOT_SENT,
    text: 'Pošaljite je obrascem sa stranice Kontakt ili mi se javite direktno.',
  },
  invalid: {
    code: 422,
    title: NOT_YET,
    text: 'Ispravite obeležena polja i pošaljite ponovo. Sve što ste napisali stoji ispod.',
  },
  // A minute is the longest wait of the limiter.
  'slow-down': {
    code: 429,
    title: NOT_YET,
    text: 'Za kratko vreme stiglo je mnogo poruka sa iste internet adrese. Sačekajte minut, pa pošaljite ponovo.',
  },
  unavailable: {
    code: 503,
    title: NOT_YET,
    text:
      'Poruka trenutno ne može da se primi. Pokušajte ponovo za koji minut ili mi se javite direktno. ' +
      'Ako Vaš tekst ne stoji ispod, ostao je na prethodnoj stranici.',
  },
} as const;

export type Refusal = keyof typeof REFUSALS;
