import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { MessageField } from '../model/contact-message.ts';
import { SENT } from '../model/contact-words.ts';
import { drawAccepted, drawRefused, type PublicContact } from './result-page.ts';

/** The server tells who asks; the app itself knows no sockets. */
export type RelayEnv = { Bindings: { address: string } };

const NOT_YET = 'Poruka još nije poslata';
const WRITE_ELSEWHERE = 'Pišite mi sa stranice Kontakt ili mi se javite direktno.';

/** Why a request is refused: the word that scripts get as `status`, and the page of visitors without. */
const REFUSALS = {
  malformed: {
    status: 400,
    title: 'Poruka nije stigla cela',
    text: 'Veza se verovatno prekinula. Vratite se na prethodnu stranicu i pošaljite ponovo.',
  },
  origin: {
    status: 403,
    title: 'Poruka nije poslata',
    text: 'Obrazac sa kog ste pisali nije na ovom sajtu. Otvorite stranicu Kontakt ili mi se javite direktno.',
  },
  'not-found': { status: 404, title: 'Stranica nije pronađena', text: WRITE_ELSEWHERE },
  method: { status: 405, title: 'Ovo je adresa za prijem poruka', text: WRITE_ELSEWHERE },
  'too-large': {
    status: 413,
    title: 'Poruka je predugačka',
    text: 'Vratite se na prethodnu stranicu, na kojoj je Vaš tekst ostao, pa ga skratite ili mi ga pošaljite e-mailom.',
  },
  'content-type': {
    status: 415,
    title: 'Poruka nije poslata',
    text: 'Pošaljite je obrascem sa stranice Kontakt ili mi se javite direktno.',
  },
  invalid: {
    status: 422,
    title: NOT_YET,
    text: 'Ispravite obeležena polja i pošaljite ponovo. Sve što ste napisali stoji ispod.',
  },
  // A minute is the longest wait: `RATE_PER_MINUTE` is 1 or more.
  'slow-down': {
    status: 429,
    title: NOT_YET,
    text: 'Za kratko vreme stiglo je mnogo poruka sa iste internet adrese. Sačekajte minut, pa pošaljite ponovo.',
  },
  unavailable: {
    status: 503,
    title: NOT_YET,
    text: 'Poruka trenutno ne može da se primi. Vaš tekst stoji ispod: pokušajte ponovo za koji minut ili mi se javite direktno.',
  },
} as const satisfies Record<string, { status: ContentfulStatusCode; title: string; text: string }>;

export type Reason = keyof typeof REFUSALS;

export interface Refusal {
  reason: Reason;
  missing?: readonly MessageField[];
  tooLong?: readonly MessageField[];
  /** Seconds. */
  retryAfter?: number;
  /** What was typed: given back, so that a visitor without scripts loses nothing. */
  form?: FormData;
}

export function wantsJson(c: Context): boolean {
  return c.req.header('accept')?.includes('application/json') ?? false;
}

/** For scripts JSON, for people a page, by `Accept`. */
export function sendReceipt(
  c: Context<RelayEnv>,
  receipt: { id: string; repeat: boolean },
  contact: PublicContact,
): Response {
  const status = receipt.repeat ? 200 : 202;
  if (wantsJson(c)) return sendJson(c, { status: 'accepted', ...receipt }, status);
  return sendPage(c, status, (nonce) => drawAccepted({ nonce, contact, title: SENT }));
}

/** As `sendReceipt`. */
export function sendRefusal(
  c: Context<RelayEnv>,
  refusal: Refusal,
  contact: PublicContact,
): Response {
  const { reason, missing = [], tooLong = [], retryAfter, form } = refusal;
  const { status, title, text } = REFUSALS[reason];
  if (retryAfter !== undefined) c.header('Retry-After', String(Math.ceil(retryAfter)));
  // The rest of an oversized body is not worth reading.
  if (reason === 'too-large') c.header('Connection', 'close');
  if (wantsJson(c)) {
    const fields = reason === 'invalid' ? { missing, tooLong } : {};
    return sendJson(c, { status: reason, ...fields }, status);
  }
  return sendPage(c, status, (nonce) =>
    drawRefused({ nonce, contact, title, text, form, missing, tooLong }),
  );
}

function sendJson(c: Context, body: object, status: ContentfulStatusCode): Response {
  c.header('Cache-Control', 'no-store');
  return c.json(body, status);
}

function sendPage(c: Context, status: ContentfulStatusCode, draw: (nonce: string) => string) {
  const nonce = crypto.randomUUID();
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'strict-origin-when-cross-origin');
  return c.html(draw(nonce), status);
}
