import { describe, expect, it } from 'vitest';
import { judgeAnswer } from '../../src/browser/outbox/sender';

const HTTPS = 'https://relej.primer.rs/mail_cv.php';
const HTTP = 'http://relej.primer.rs/mail_cv.php';
const PAGE = '<!doctype html><title>Prijava na mrežu</title>';

function judge(status: number, body: string, facts: Partial<Response> = {}) {
  const ok = status >= 200 && status < 300;
  return judgeAnswer(
    { ok, status, url: HTTPS, redirected: false, type: 'cors', ...facts } as Response,
    body,
  );
}

describe('an answer', () => {
  it('delivers the message when the relay says so, over any road', () => {
    for (const facts of [{}, { url: HTTP }, { redirected: true }]) {
      expect(judge(202, '{"status":"accepted","id":"a","repeat":false}', facts)).toBe('accepted');
      expect(judge(200, '{"status":"accepted","id":"a","repeat":true}', facts)).toBe('accepted');
    }
  });

  it('of a plain old mail script delivers it too, over https', () => {
    for (const body of ['', 'OK', 'Hvala!', PAGE, '1', 'true', '{"success":true}', '[]']) {
      expect(judge(200, body), body).toBe('accepted');
    }
    expect(judge(204, '')).toBe('accepted');
  });

  it('that anybody could have given does not', () => {
    for (const body of ['', 'OK', PAGE, '{"success":true}']) {
      expect(judge(200, body, { url: HTTP }), body).toBe('unheard');
      expect(judge(200, body, { redirected: true }), body).toBe('unheard');
      expect(judge(200, body, { type: 'opaque' }), body).toBe('unheard');
    }
    expect(judge(0, '', { type: 'opaque', ok: false })).toBe('unheard');
  });

  it('that says otherwise does not', () => {
    for (const body of [
      '{"status":"unavailable"}',
      '{"status":"error"}',
      '{"status":0}',
      '{"success":false}',
      '{"ok":false}',
      '{"error":"mail() nije uspeo"}',
      '{"errors":["email"]}',
      'false',
      '<br />\n<b>Fatal error</b>:  Uncaught Error: Call to undefined function mail()',
    ]) {
      expect(judge(200, body), body).toBe('unheard');
    }
  });

  it('refuses the message for good only with a status of the contract', () => {
    for (const status of [400, 403, 405, 413, 415, 422]) {
      expect(judge(status, '{}'), String(status)).toBe('refused');
      expect(judge(status, PAGE, { redirected: true }), String(status)).toBe('unheard');
    }
  });

  it('of a busy or broken relay asks for patience', () => {
    for (const status of [429, 500, 502, 503, 504]) expect(judge(status, PAGE)).toBe('later');
  });

  it('that means nothing to the form is no answer', () => {
    for (const status of [304, 401, 404, 407, 408, 410, 511]) {
      expect(['unheard', 'later']).toContain(judge(status, PAGE));
    }
    expect(judge(404, '{"status":"accepted"}')).toBe('unheard');
  });
});
