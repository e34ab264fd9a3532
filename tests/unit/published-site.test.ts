import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { EVERYWHERE } from '../../src/build/headers';
import { type Answer, type Ask, ask } from '../../src/github/published/ask';
import { checkSite } from '../../src/github/published/check-site';
import { reasonOf } from '../../src/github/published/verdict';

const ORIGIN = 'https://www.primer.rs';
const ENDPOINT = `${ORIGIN}/mail_cv.php`;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const securityText = (expires: string) => `Contact: mailto:ana@primer.rs\nExpires: ${expires}\n`;

const lower = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const page = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  'cache-control': 'no-cache',
  ...lower(EVERYWHERE),
};

type Reply = Partial<Answer>;

const POLICY = `<meta http-equiv="content-security-policy" content="default-src 'none'">`;

const GOOD: Record<string, Reply> = {
  '/': { headers: page, body: POLICY },
  '/products': { headers: page, body: POLICY },
  '/products/': { status: 301, headers: { location: '/products' } },
  '/sitemap-0.xml': { body: `<loc>${ORIGIN}</loc><loc>${ORIGIN}/products</loc>` },
  '/.well-known/security.txt': { body: securityText(inDays(330)) },
  '/robots.txt': { body: 'User-agent: *\nAllow: /\nDisallow: /admin\n' },
  '/mail_cv.php': { status: 405, body: '{"status":"method"}' },
  'http://www.primer.rs/': { status: 308, headers: { location: `${ORIGIN}/` } },
  'https://primer.rs/': { status: 301, headers: { location: `${ORIGIN}/` } },
};

/** What is said of a site that differs from a good one in these answers, where it is not praise. */
async function complaints(answers: Record<string, Reply | Error>, mark?: string, protocol = 'h2') {
  const ask: Ask = async (url) => {
    const reply = { ...GOOD, ...answers }[url.replace(ORIGIN, '')] ?? { status: 404 };
    if (reply instanceof Error) throw reply;
    return { status: 200, headers: {}, body: '', ...reply };
  };
  const findProtocol = async () => protocol;
  const verdicts = await checkSite({ origin: ORIGIN, endpoint: ENDPOINT, ask, findProtocol, mark });
  return verdicts
    .filter(({ state }) => state !== 'good')
    .map(({ state, text }) => `${state}: ${text}`);
}

const without = (name: string): Reply => ({
  headers: { ...page, [name]: undefined },
  body: POLICY,
});
const code = (name: string) => Object.assign(new Error(name), { code: name });

describe('the check of a published site', () => {
  it('has nothing to say against a good one', async () => {
    expect(await complaints({})).toEqual([]);
  });

  it.each<[string, Record<string, Reply | Error>, string]>([
    [
      'a page that is missing',
      { '/sitemap-0.xml': { body: `<loc>${ORIGIN}/contact</loc>` } },
      'bad: Ne otvara se: /contact (odgovor 404).',
    ],
    [
      'a map of the site that is missing',
      { '/sitemap-0.xml': { status: 404 } },
      'bad: Nema mape sajta: odgovor 404 na /sitemap-0.xml.',
    ],
    [
      'a host that has lost the headers',
      { '/products': without('strict-transport-security') },
      'bad: Ova zaglavlja nedostaju ili su izmenjena: Strict-Transport-Security.',
    ],
    [
      'a host that has made the policy weaker',
      { '/products': { headers: page, body: POLICY.replace("'none'", '*') } },
      'bad: Ova zaglavlja nedostaju ili su izmenjena: Content-Security-Policy.',
    ],
    [
      'pages that stay old',
      { '/products': { headers: { ...page, 'cache-control': 'max-age=3600' }, body: POLICY } },
      'bad: Posetilac može da dobije staru verziju: Cache-Control je „max-age=3600“.',
    ],
    [
      'an address with two forms',
      { '/products/': { headers: page } },
      'bad: /products/ ne vodi na /products: odgovor 200.',
    ],
    [
      'a redirect that is not for good',
      { 'http://www.primer.rs/': { status: 302, headers: { location: `${ORIGIN}/` } } },
      'bad: http ne vodi na https: odgovor 302, ka https://www.primer.rs/.',
    ],
    [
      'an other host that shows the site twice',
      { 'https://primer.rs/': { headers: page } },
      'bad: primer.rs ne vodi na https://www.primer.rs: odgovor 200.',
    ],
    [
      'an other host that nobody has set up',
      { 'https://primer.rs/': code('ENOTFOUND') },
      'note: primer.rs ne odgovara: adresa ne postoji u DNS-u. Ako je i to Vaša adresa, podesite je.',
    ],
    [
      'a home page for every address',
      { '/nema-takve-stranice': { headers: page } },
      'bad: Za nepostojeću stranicu odgovor je 200, a treba 404.',
    ],
    [
      'pages that are not compressed',
      { '/products': without('content-encoding') },
      'bad: Stranice putuju nesažete, pa su nekoliko puta veće nego što treba.',
    ],
    [
      'a hidden folder that was not sent',
      { '/.well-known/security.txt': { status: 404 } },
      'bad: Nema /.well-known/security.txt: odgovor 404.',
    ],
    [
      'a security.txt that is soon no longer valid',
      { '/.well-known/security.txt': { body: securityText('2026-01-01T00:00:00Z') } },
      'bad: security.txt je istekao (2026-01-01T00:00:00Z). Objavite sajt ponovo.',
    ],
    [
      'a form whose messages nobody takes',
      { '/mail_cv.php': { status: 404 } },
      `bad: Poruke sa sajta ne stižu: na ${ENDPOINT} ne odgovara relej (odgovor 404).`,
    ],
    [
      'a page of the host where the relay should be',
      { '/mail_cv.php': { headers: page, body: '<title>Sajt je u izradi</title>' } },
      `bad: Poruke sa sajta ne stižu: na ${ENDPOINT} ne odgovara relej (odgovor 200).`,
    ],
    [
      'a relay in which messages wait',
      { '/health': { status: 503, body: '{"ok":false,"lastError":"EAUTH 535"}' } },
      'bad: Relej javlja da poruke čekaju: EAUTH 535.',
    ],
    [
      'a trial that search engines must not show',
      { '/robots.txt': { body: 'User-agent: *\nDisallow: /\n' } },
      'note: Ovo je proba: robots.txt ne dozvoljava pretraživačima da prikažu sajt.',
    ],
  ])('notices %s', async (_, answers, complaint) => {
    expect(await complaints(answers)).toEqual([complaint]);
  });

  it('notices an old protocol', async () => {
    expect(await complaints({}, undefined, 'http/1.1')).toEqual([
      'note: Server koristi samo HTTP/1.1, pa slike stižu sporije. Uključite HTTP/2.',
    ]);
  });

  it('blames GitHub Pages for nothing that it cannot do', async () => {
    const answer = { headers: { server: 'GitHub.com', 'content-encoding': 'gzip' } };
    const said = await complaints({
      '/products': answer,
      '/products/': { ...answer, status: 404 },
      '/sitemap-0.xml': { body: `<loc>${ORIGIN}</loc>` },
    });
    expect(said).toHaveLength(4);
    expect(said.filter((text) => !text.startsWith('note: '))).toEqual([]);
  });

  it('says once that nobody answers, instead of at every question', async () => {
    expect(await complaints({ '/': code('ECONNREFUSED') })).toEqual([
      'bad: Sajt ne odgovara: server na toj adresi ne prima veze.',
    ]);
  });
});

describe('a question to a server', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  async function listen(listener: RequestListener): Promise<string> {
    server = createServer(listener);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  it('takes the answer as it is: no redirect is followed', async () => {
    const origin = await listen((_, response) =>
      response.writeHead(302, { location: '/b' }).end('telo'),
    );
    const { status, headers, body } = await ask(`${origin}/a`);
    expect([status, headers['location'], body]).toEqual([302, '/b', 'telo']);
  });

  it('sees how the answer travelled, and reads it', async () => {
    const origin = await listen((request, response) => {
      expect(request.headers['accept-encoding']).toBe('gzip, br');
      response.writeHead(200, { 'content-encoding': 'br' }).end(brotliCompressSync('telo'));
    });
    const { headers, body } = await ask(origin, { headers: { 'accept-encoding': 'gzip, br' } });
    expect([headers['content-encoding'], body]).toEqual(['br', 'telo']);
  });

  it('that nobody answers ends with a reason in Serbian', async () => {
    const origin = await listen(() => {});
    await new Promise((done) => server?.close(done));
    expect(await ask(origin).catch(reasonOf)).toBe('server na toj adresi ne prima veze');
  });
});
