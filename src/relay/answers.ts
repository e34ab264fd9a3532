import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { MessageField } from '../model/contact-message.ts';
import type { Reason, RelayPorts } from './relay-ports.ts';
import { keyOf } from './request-form.ts';
import { acceptedPage, refusedPage } from './result-pages.ts';

/** The server tells who asks; the app itself knows no sockets. */
export type RelayEnv = { Bindings: { address: string } };

const STATUS: Record<Reason, ContentfulStatusCode> = {
  malformed: 400,
  origin: 403,
  'not-found': 404,
  method: 405,
  'too-large': 413,
  'content-type': 415,
  invalid: 422,
  'slow-down': 429,
  unavailable: 503,
};

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

/** Answers for scripts (JSON) and for people (a page), by `Accept`. */
export function answerWith(contact: RelayPorts['contact']) {
  function accepted(c: Context<RelayEnv>, receipt: { id: string; repeat: boolean }): Response {
    const status = receipt.repeat ? 200 : 202;
    return wantsJson(c)
      ? sendJson(c, { status: 'accepted', ...receipt }, status)
      : sendPage(c, (nonce) => acceptedPage({ nonce, contact }), status);
  }

  function refused(c: Context<RelayEnv>, refusal: Refusal): Response {
    const { reason, missing = [], tooLong = [], retryAfter, form } = refusal;
    const status = STATUS[reason];
    if (retryAfter !== undefined) c.header('Retry-After', String(Math.ceil(retryAfter)));
    // The rest of an oversized body is not worth reading.
    if (reason === 'too-large') c.header('Connection', 'close');
    if (wantsJson(c)) {
      const fields = reason === 'invalid' ? { missing, tooLong } : {};
      return sendJson(c, { status: reason, ...fields }, status);
    }
    const typed = form && { form, key: keyOf(form) };
    return sendPage(
      c,
      (nonce) => refusedPage({ nonce, contact, reason, missing, tooLong, typed }),
      status,
    );
  }

  return { accepted, refused };
}

function sendJson(c: Context, body: object, status: ContentfulStatusCode): Response {
  c.header('Cache-Control', 'no-store');
  return c.json(body, status);
}

function sendPage(
  c: Context,
  draw: (nonce: string) => string,
  status: ContentfulStatusCode,
): Response {
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
