import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { PICTURE_POLICY, SITE_HEADERS } from '../../../src/build/headers.ts';
import { type Ask, checkPublished } from '../../../src/github/published.ts';

const ORIGIN = 'https://www.primer.rs';
/** The date in the good site's security.txt, by which builds are distinguished. */
const EXPIRES = '2999-01-01T00:00:00Z';
interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

const security = (expires: string) => ({
  body: `Contact: mailto:a@primer.rs\nExpires: ${expires}\n`,
});
const page: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'cache-control': 'no-cache',
  ...Object.fromEntries(
    Object.entries(SITE_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
  ),
};
const without = (name: string): Reply => {
  const { [name]: _, ...headers } = page;
  return { headers, body };
};
const map = (...paths: string[]) => ({
  body: paths.map((path) => `<loc>${ORIGIN}${path}</loc>`).join(''),
});

const body =
  `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'">` +
  '<img src="/images/gel.Ab-1_2.jpg">';

const GOOD: Record<string, Reply | undefined> = {
  '/': { headers: page, body },
  '/products': { headers: page, body },
  '/images/gel.Ab-1_2.jpg': { headers: { 'content-security-policy': PICTURE_POLICY } },
  '/products/': { status: 301, headers: { location: '/products' } },
  '/sitemap.xml': map('/', '/products'),
  '/contact': { headers: page, body: '<form id="a" action="https://relej.primer.rs/mail_cv.php">' },
  '/admin/': { headers: page, body: '{"cms_auth_url":"https://prijava.primer.rs"}' },
  '/.well-known/security.txt': security(EXPIRES),
  'https://relej.primer.rs/mail_cv.php': { status: 405, headers: { allow: 'POST, OPTIONS' } },
  'https://relej.primer.rs/health': { body: '{"ok":true}' },
  'https://prijava.primer.rs/auth?site_id=www.primer.rs': {
    status: 302,
    headers: { location: 'https://github.com/login/oauth' },
  },
  'http://www.primer.rs/': { status: 308, headers: { location: `${ORIGIN}/` } },
  'https://primer.rs/': { status: 301, headers: { location: `${ORIGIN}/` } },
};

/** A fault, the answers of the site that differ from those of a good one, and the reported line. */
type Fault = [title: string, answers: Record<string, Reply | undefined>, complaint: string];
const FAULTS: Fault[] = [
  [
    'a page that is missing',
    { '/sitemap.xml': map('/', '/o-meni') },
    'GREŠKA  Ne važi: Otvara se /o-meni. /o-meni: odgovor 404 ',
  ],
  [
    'a map of the site that is missing',
    { '/sitemap.xml': { status: 404 } },
    'GREŠKA  Ne važi: Sajt odgovara, i ima mapu. /sitemap.xml: odgovor 404',
  ],
  [
    'a page of the host where the map should be',
    { '/sitemap.xml': { body: '<title>U izradi</title>' } },
    'GREŠKA  Ne važi: Sajt odgovara, i ima mapu. /sitemap.xml: odgovor 200',
  ],
  [
    'a site that nobody serves',
    Object.fromEntries(Object.keys(GOOD).map((path) => [path, undefined])),
    'GREŠKA  Ne važi: Sajt odgovara, i ima mapu. /sitemap.xml: nema odgovora (ECONNREFUSED)',
  ],
  [
    'a host that has lost the policy of pictures',
    {
      '/images/gel.Ab-1_2.jpg': {
        headers: { 'content-security-policy': "frame-ancestors 'none'" },
      },
    },
    'GREŠKA  Ne važi: Slika otvorena sama za sebe ništa ne pokreće. /images/gel.Ab-1_2.jpg: odgovor 200',
  ],
  ...Object.keys(SITE_HEADERS).map(
    (name): Fault => [
      `a host that has lost ${name}`,
      { '/products': without(name.toLowerCase()) },
      `GREŠKA  Ne važi: Zaglavlje ${name} je poslato`,
    ],
  ),
  [
    'a host that has made the policy weaker',
    { '/products': { headers: page, body: body.replace("'none'", '*') } },
    'GREŠKA  Ne važi: Stranica ima svoja pravila',
  ],
  [
    'pages that stay old',
    { '/products': { headers: { ...page, 'cache-control': 'max-age=3600' }, body } },
    'GREŠKA  Ne važi: Pregledač svaki put',
  ],
  [
    'pages that are not compressed',
    { '/products': without('content-encoding') },
    'GREŠKA  Ne važi: Stranice putuju sažete',
  ],
  [
    'an address with two forms',
    { '/products/': { headers: page } },
    'GREŠKA  Ne važi: /products/ vodi na /products. /products/: odgovor 200 ',
  ],
  [
    'a redirect that is not for good',
    { 'http://www.primer.rs/': { status: 302, headers: { location: `${ORIGIN}/` } } },
    'GREŠKA  Ne važi: http vodi na https. http://www.primer.rs/: odgovor 302 https://www.primer.rs/',
  ],
  [
    'an other host that shows the site twice',
    { 'https://primer.rs/': { headers: page } },
    'GREŠKA  Ne važi: https://primer.rs/ vodi na https://www.primer.rs',
  ],
  [
    'an other host that nobody has set up',
    { 'https://primer.rs/': undefined },
    'PAŽNJA  Ne važi: https://primer.rs/ vodi na https://www.primer.rs. https://primer.rs/: nema odgovora (ECONNREFUSED)',
  ],
  [
    'a home page for every address',
    { '/nema-takve-stranice': { headers: page } },
    'GREŠKA  Ne važi: Za nepostojeću stranicu odgovor je 404',
  ],
  [
    'a form whose messages nobody takes',
    { 'https://relej.primer.rs/mail_cv.php': undefined },
    'GREŠKA  Ne važi: Poruke sa sajta stižu do programa za poruke. https://relej.primer.rs/mail_cv.php: nema odgovora',
  ],
  [
    'a page of the host where the relay should be',
    { 'https://relej.primer.rs/mail_cv.php': { headers: page, body: '<title>U izradi</title>' } },
    'GREŠKA  Ne važi: Poruke sa sajta stižu do programa za poruke',
  ],
  [
    'a host that takes no messages in the place of the relay',
    { 'https://relej.primer.rs/mail_cv.php': { status: 405, headers: { allow: 'GET, HEAD' } } },
    'GREŠKA  Ne važi: Poruke sa sajta stižu do programa za poruke',
  ],
  [
    'a relay in which messages wait',
    {
      'https://relej.primer.rs/health': { status: 503, body: '{"ok":false,"lastError":"EAUTH"}' },
    },
    'GREŠKA  Ne važi: Program za poruke ne javlja da poruke čekaju. https://relej.primer.rs/health: odgovor 503 {"ok":false,"lastError":"EAUTH"}',
  ],
  [
    'a sign-in that is not set up',
    {
      'https://prijava.primer.rs/auth?site_id=www.primer.rs': {
        body: 'Prijava još nije podešena',
      },
    },
    'GREŠKA  Ne važi: Prijava u uređivač vodi na GitHub. https://prijava.primer.rs/auth?site_id=www.primer.rs: odgovor 200 Prijava još nije podešena',
  ],
  [
    'an older build than the one that should be there',
    { '/.well-known/security.txt': security('2998-01-01T00:00:00Z') },
    'GREŠKA  Ne važi: To je nova verzija',
  ],
];

/** The lines about a site that differs from a good one in these answers; undefined stands for no answer. */
async function complaints(answers: Record<string, Reply | undefined>, expires?: string) {
  const all = { ...GOOD, ...answers };
  const ask: Ask = async (url) => {
    const path = url.replace(ORIGIN, '') || '/';
    const reply = path in all ? all[path] : { status: 404 };
    if (!reply) throw new Error('fetch failed', { cause: new Error('ECONNREFUSED') });
    return new Response(reply.body ?? '', reply);
  };
  const { lines, isGood } = await checkPublished(ORIGIN, ask, expires);
  expect(isGood).toBe(!lines.some((line) => line.startsWith('GREŠKA')));
  return lines;
}

describe('the check of a published site', () => {
  it('reports nothing about a good one', async () => {
    expect(await complaints({}, EXPIRES)).toEqual([]);
    // Cloudflare redirects /products/ by 307.
    const passing = { status: 307, headers: { location: '/products' } };
    expect(await complaints({ '/products/': passing })).toEqual([]);
  });

  it.each(FAULTS)('notices %s', async (_, answers, complaint) => {
    expect(await complaints(answers, EXPIRES)).toEqual([expect.stringContaining(complaint)]);
  });

  it('has a fault in this table for each of its questions', async () => {
    const told = ['/sitemap.xml', '/contact', '/admin/'];
    const silent = Object.keys(GOOD).filter((path) => !told.includes(path));
    const missing = {
      ...Object.fromEntries(silent.map((path) => [path, undefined])),
      '/nema-takve-stranice': undefined,
    };
    for (const line of await complaints(missing, EXPIRES)) {
      // Promises about pages, headers and addresses differ after their first words only.
      const [, promise = ''] = /Ne važi: ((?:\S+ )\S+)/.exec(line) ?? [];
      expect(
        FAULTS.some(([, , complaint]) => complaint.includes(promise)),
        line,
      ).toBe(true);
    }
  });

  it.each([
    ['a good site', {}, 0, 'Sajt na https://www.primer.rs radi.\n'],
    [
      'an old build',
      { '/.well-known/security.txt': security('2998-01-01T00:00:00Z') },
      1,
      /^GREŠKA {2}Ne važi: To je nova verzija\. .*\nSajt na https:\/\/www\.primer\.rs nije u redu\.\n$/s,
    ],
  ])('ends with the code that the publication waits for: %s', (_, answers, code, said) => {
    const replies = JSON.stringify({ ...GOOD, ...answers });
    const web = `const replies = ${replies};
      globalThis.fetch = async (url) => {
        const reply = replies[url.replace('${ORIGIN}', '')] ?? { status: 404 };
        return new Response(reply.body ?? '', reply);
      };`;
    const command = ['--import', `data:text/javascript,${encodeURIComponent(web)}`];
    command.push('src/github/published.ts', `${ORIGIN}/`, EXPIRES);
    const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    expect(stdout).toEqual(typeof said === 'string' ? said : expect.stringMatching(said));
    expect(status).toBe(code);
  });
});
