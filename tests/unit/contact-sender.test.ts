import { describe, expect, it } from 'vitest';
import { judgeAnswer } from '../../src/browser/outbox/sender';

const PAGE = '<!doctype html><title>Prijava na mrežu</title>';

function judge(status: number, body: string, { redirected = false, confirmation = '' } = {}) {
  const ok = status >= 200 && status < 300;
  return judgeAnswer({ ok, status, redirected }, body, confirmation);
}

describe('an answer', () => {
  it('delivers the message when the relay says so, over any road', () => {
    for (const redirected of [false, true]) {
      expect(judge(202, '{"status":"accepted","id":"a","repeat":false}', { redirected })).toBe(
        'accepted',
      );
      expect(judge(200, '{"status":"accepted","id":"a","repeat":true}', { redirected })).toBe(
        'accepted',
      );
    }
  });

  it('that anybody could have given does not', () => {
    for (const body of [
      '',
      'OK',
      '1',
      'true',
      'null',
      '[]',
      'accepted',
      '"accepted"',
      '{"success":true}',
      '{"status":"unavailable"}',
      '{"status":"error"}',
      '{"status":["accepted"]}',
      '<?php echo \'{"status":"accepted"}\';',
      '{"status":"accepted"',
      '<br />\n<b>Fatal error</b>:  Uncaught Error: Call to undefined function mail()',
      PAGE,
    ]) {
      expect(judge(200, body), body).toBe('unheard');
    }
    expect(judge(204, '')).toBe('unheard');
    expect(judge(0, '')).toBe('unheard');
  });

  it('of an old script delivers it with the very words that site.yaml names', () => {
    const confirmation = 'Poruka je poslata.';
    expect(judge(200, 'Poruka je poslata.\n', { confirmation })).toBe('accepted');
    expect(judge(200, 'Poruka je poslata.', { confirmation, redirected: true })).toBe('unheard');
    for (const body of ['', PAGE, `<?php echo "${confirmation}";`, 'Poruka nije poslata.']) {
      expect(judge(200, body, { confirmation }), body).toBe('unheard');
    }
    expect(judge(202, '{"status":"accepted"}', { confirmation })).toBe('accepted');
  });

  it('refuses the message for good only with the relay’s own words', () => {
    for (const [status, word] of [
      [400, 'malformed'],
      [413, 'too-large'],
      [422, 'invalid'],
    ] as const) {
      expect(judge(status, JSON.stringify({ status: word, missing: [] }))).toBe('refused');
      for (const body of ['', '{}', PAGE, '{"status":"accepted"}', '{"status":"error"}']) {
        expect(judge(status, body), `${status} ${body}`).toBe('astray');
      }
    }
  });

  it('of something that stands in the relay’s place, or keeps the site from it, is astray', () => {
    for (const [status, word] of [
      [403, 'origin'],
      [404, 'not-found'],
      [405, 'method'],
      [415, 'content-type'],
    ] as const) {
      expect(judge(status, JSON.stringify({ status: word }))).toBe('astray');
      expect(judge(status, PAGE)).toBe('astray');
      expect(judge(status, PAGE, { redirected: true })).toBe('unheard');
    }
    expect(judge(404, '{"status":"accepted"}')).toBe('astray');
  });

  it('of a busy or broken relay asks for patience', () => {
    for (const status of [408, 429, 500, 502, 503, 504, 511]) {
      expect(judge(status, PAGE), String(status)).toBe('later');
    }
  });
});
