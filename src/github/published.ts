// `node src/github/published.ts ADDRESS [EXPIRES]`: checks that the site at this address is complete and
// works. With EXPIRES, the site must also be the build whose security.txt has this date. Imports no
// package, because the workflow installs none here.
import { PICTURE_POLICY, SITE_HEADERS } from '../build/headers.ts';
import { MAIL_PATH } from '../model/contact/contact-message.ts';
import { otherHostOf } from '../model/page/other-host.ts';

/** Requests an address as a browser does, without following a redirect. Rejects when no answer comes. */
export type Ask = (address: string) => Promise<Response>;

interface Question {
  promise: string;
  at: string;
  holds: (answer: Response, body: string) => boolean;
  /** Whether no answer at all is only a note, because the address is optional. */
  isOptional?: boolean;
}

const REQUEST_TIMEOUT_MS = 10_000;
const MAP = '/sitemap.xml';
const whyNot = ({ message, cause }: Error) => (cause instanceof Error ? cause.message : message);

const leadsTo =
  (target: string, statuses = [301, 308]) =>
  ({ status, headers }: Response) =>
    statuses.includes(status) && URL.parse(headers.get('location') ?? '', target)?.href === target;

/** The promises that a site must keep on every host. `expires` is '' for any build. */
async function questionsFor(origin: string, ask: Ask, expires: string): Promise<Question[]> {
  const { host } = new URL(origin);
  const other = `https://${otherHostOf(host)}/`;
  const read = (path: string) =>
    ask(origin + path)
      .then((answer) => answer.text())
      .catch(() => '');
  const listed = [...(await read(MAP)).matchAll(/(?<=<loc>)[^<]+/g)];
  const pages = listed.map(([page]) => new URL(page).pathname);
  const [, action = MAIL_PATH] = / action="([^"]+)"/.exec(await read('/contact')) ?? [];
  const [picture] = /\/images\/[\w.-]+/.exec(await read('/products')) ?? [];
  const [, signIn] = /"cms_auth_url":"([^"]+)"/.exec(await read('/admin/')) ?? [];
  const form = new URL(action, origin).href;
  return [
    {
      promise: 'Sajt odgovara, i ima mapu',
      at: MAP,
      holds: ({ status }, body) => status === 200 && body.includes('<loc>'),
    },
    ...pages.map((at) => ({
      promise: `Otvara se ${at}`,
      at,
      holds: ({ status, headers }: Response) =>
        status === 200 && /html/.test(headers.get('content-type') ?? ''),
    })),
    {
      promise: 'Za nepostojeću stranicu odgovor je 404',
      at: '/nema-takve-stranice',
      holds: ({ status }) => status === 404,
    },
    {
      promise: 'Stranica ima svoja pravila za skripte',
      at: '/products',
      holds: (_, body) => body.includes(`content="default-src 'none'`),
    },
    ...Object.entries(SITE_HEADERS).map(([name, value]) => ({
      promise: `Zaglavlje ${name} je poslato`,
      at: '/products',
      holds: ({ headers }: Response) => headers.get(name) === value,
    })),
    ...(picture
      ? [
          {
            promise: 'Slika otvorena sama za sebe ništa ne pokreće',
            at: picture,
            // Cloudflare adds it to the site's own policy.
            holds: ({ headers }: Response) =>
              headers.get('content-security-policy')?.includes(PICTURE_POLICY) ?? false,
          },
        ]
      : []),
    {
      promise: 'Pregledač svaki put pita za novu verziju',
      at: '/products',
      holds: ({ headers }) => /no-cache|max-age=0/.test(headers.get('cache-control') ?? ''),
    },
    {
      promise: 'Stranice putuju sažete',
      at: '/products',
      holds: ({ headers }) => /^(br|gzip)$/.test(headers.get('content-encoding') ?? ''),
    },
    {
      promise: '/products/ vodi na /products',
      at: '/products/',
      holds: leadsTo(`${origin}/products`, [301, 302, 307, 308]),
    },
    { promise: 'http vodi na https', at: `http://${host}/`, holds: leadsTo(`${origin}/`) },
    {
      promise: `${other} vodi na ${origin}`,
      at: other,
      holds: leadsTo(`${origin}/`),
      isOptional: true,
    },
    {
      promise: 'Poruke sa sajta stižu do programa za poruke',
      at: form,
      holds: ({ status, headers }) => status === 405 && /POST/.test(headers.get('allow') ?? ''),
    },
    {
      promise: 'Program za poruke ne javlja da poruke čekaju',
      at: new URL('/health', form).href,
      holds: (_, body) => /"ok": *true/.test(body),
    },
    ...(expires
      ? [
          {
            promise: 'To je nova verzija',
            at: '/.well-known/security.txt',
            holds: (_: Response, body: string) => body.includes(`Expires: ${expires}`),
          },
        ]
      : []),
    ...(signIn
      ? [
          {
            promise: 'Prijava u uređivač vodi na GitHub',
            at: `${signIn}/auth?site_id=${host}`,
            holds: ({ headers }: Response) =>
              /^https:\/\/github\.com\//.test(headers.get('location') ?? ''),
          },
        ]
      : []),
  ];
}

/** A line for each broken promise. `isGood` is false when one of them is more than a note. */
export async function checkPublished(origin: string, ask: Ask, expires = '') {
  const lines: string[] = [];
  for (const { promise, at, holds, isOptional } of await questionsFor(origin, ask, expires)) {
    const answer = await ask(new URL(at, origin).href).catch(whyNot);
    const isAnswer = answer instanceof Response;
    const body = isAnswer ? await answer.text().catch(whyNot) : '';
    if (isAnswer && holds(answer, body)) continue;
    const detail =
      isAnswer && (answer.headers.get('location') ?? (body.startsWith('<') ? '' : body));
    const outcome = isAnswer ? `odgovor ${answer.status} ${detail}` : `nema odgovora (${answer})`;
    const degree = isOptional && !isAnswer ? 'PAŽNJA' : 'GREŠKA';
    lines.push(`${degree}  Ne važi: ${promise}. ${at}: ${outcome.slice(0, 200)}`);
    // Without the map of the site there are no pages to ask for.
    if (at === MAP) break;
  }
  return { lines, isGood: !lines.some((line) => line.startsWith('GREŠKA')) };
}

const askWeb: Ask = (address) =>
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });

if (import.meta.main) {
  const [address = '', expires] = process.argv.slice(2);
  const { origin } = new URL(address);
  const { lines, isGood } = await checkPublished(origin, askWeb, expires);
  console.log([...lines, `Sajt na ${origin} ${isGood ? 'radi' : 'nije u redu'}.`].join('\n'));
  process.exitCode = isGood ? 0 : 1;
}
