import { afterEach, expect, it, vi } from 'vitest';
import {
  judgeAnswer,
  sendMessage,
  type Verdict,
} from '../../../src/browser/outbox/send-message.ts';

const PAGE = '<!doctype html><title>Prijava na mrežu</title>';
const FATAL = '<br />\n<b>Fatal error</b>:  Uncaught Error: Call to undefined function mail()';
const says = (status: string) => JSON.stringify({ status, missing: [] });

it.each<
  [
    verdict: Verdict,
    why: string,
    status: number,
    bodies: string[],
    given?: { redirected?: boolean },
  ]
>([
  ['accepted', 'the relay says so', 202, ['{"status":"accepted","id":"a","repeat":false}']],
  ['accepted', 'the relay says so again', 200, ['{"status":"accepted","id":"a","repeat":true}']],
  [
    'accepted',
    'the relay says so over any road',
    202,
    ['{"status":"accepted"}'],
    { redirected: true },
  ],
  [
    'unanswered',
    'anybody could have given it',
    200,
    [
      '',
      'OK',
      '1',
      'true',
      'null',
      '[]',
      'accepted',
      '"accepted"',
      '{"success":true}',
      'Poruka je poslata.',
      '{"status":"unavailable"}',
      '{"status":"error"}',
      '{"status":["accepted"]}',
      '<?php echo \'{"status":"accepted"}\';',
      '{"status":"accepted"',
      FATAL,
      PAGE,
    ],
  ],
  ['unanswered', 'it says nothing', 204, ['']],
  ['refused', 'the relay cannot read it', 400, [says('malformed')]],
  ['refused', 'it is too large for the relay', 413, [says('too-large')]],
  ['refused', 'the relay finds a mistake', 422, [says('invalid')]],
  ...[400, 413, 422].map((status): ['later', string, number, string[]] => [
    'later',
    'not in the relay’s own words',
    status,
    ['', '{}', PAGE, '{"status":"accepted"}', '{"status":"error"}'],
  ]),
  ['later', 'the relay does not know the site', 403, [says('origin'), PAGE]],
  ['later', 'the relay is not there', 404, [says('not-found'), PAGE, '{"status":"accepted"}']],
  ['later', 'something shows only files', 405, [says('method'), PAGE]],
  ['later', 'something takes no forms', 415, [says('content-type'), PAGE]],
  ['unanswered', 'another network answered', 403, [PAGE], { redirected: true }],
  ...[408, 429, 500, 502, 503, 504, 511].map((status): ['later', string, number, string[]] => [
    'later',
    'the relay is busy or broken',
    status,
    [PAGE],
  ]),
])(
  'an answer means „%s“ when %s (%i)',
  async (verdict, _, status, bodies, { redirected = false } = {}) => {
    const ok = status >= 200 && status < 300;
    for (const body of bodies) {
      const json = async () => JSON.parse(body);
      const headers = new Headers();
      const judged = await judgeAnswer({ ok, status, redirected, headers, json });
      expect(judged, body).toEqual({ verdict, pause: 0, at: Number.NaN });
    }
  },
);

afterEach(() => vi.unstubAllGlobals());

it('A message that is on its way arrives although the visitor closes the tab', async () => {
  const ask = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal('fetch', ask);
  await sendMessage([]);
  expect(ask.mock.calls.map(([, options]) => options?.keepalive)).toEqual([true]);
});

it.each<[status: number, body: string, wish: string, pause: number]>([
  [429, says('slow-down'), '12', 12_000],
  [503, says('unavailable'), '120', 120_000],
  ...['', '0', 'uskoro', 'Fri, 20 Nov 2026 12:00:30 GMT'].map(
    (wish): [number, string, string, number] => [503, says('unavailable'), wish, 0],
  ),
  // Who stands in the relay's place may not put a message to sleep.
  ...[PAGE, '', '{}', says('accepted'), says('slow-down'), '[{"status":"unavailable"}]'].map(
    (body): [number, string, string, number] => [503, body, '86400', 0],
  ),
  [429, says('unavailable'), '86400', 0],
  [500, says('unavailable'), '86400', 0],
])('%i with %s and Retry-After „%s“ makes a pause of %i ms', async (status, body, wish, pause) => {
  const answer = new Response(body, { status, headers: { 'Retry-After': wish } });
  vi.stubGlobal('fetch', async () => answer);
  expect(await sendMessage([])).toEqual({ verdict: 'later', pause, at: Number.NaN });
});

it('An answer says what time it is, whoever gives it', async () => {
  const answer = new Response(PAGE, {
    status: 503,
    headers: { Date: 'Fri, 20 Nov 2026 12:00:30 GMT' },
  });
  vi.stubGlobal('fetch', async () => answer);
  const at = Date.parse('2026-11-20T12:00:30Z');
  expect(await sendMessage([])).toEqual({ verdict: 'later', pause: 0, at });
});

it('What nobody answers in time is unanswered', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendMessage([])).toEqual({ verdict: 'unanswered', pause: 0, at: Number.NaN });
});
