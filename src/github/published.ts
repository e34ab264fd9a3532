// `node src/github/published.ts [ADDRESS] [EXPIRES] [SECONDS]`: asks the site of `site.yaml`, or that
// address, whether it is all there. With EXPIRES it must be the build whose security.txt says so, and
// it gets SECONDS to spread. Without any package: it runs where none is installed.
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { EVERYWHERE } from '../build/headers.ts';

/** Asks for an address and follows nothing. Throws when nobody answers. */
export type Ask = (address: string, headers?: Record<string, string>) => Promise<Response>;

interface Question {
  promise: string;
  at: string;
  headers?: Record<string, string>;
  holds: (answer: Response, body: string) => boolean;
  /** Of what a host cannot be told to do, or nobody need have set up. */
  isNote?: (answer: Response | undefined) => boolean;
}

const PATIENCE = 10_000; // milliseconds
const PAUSE = 15_000; // milliseconds
const MAP = '/sitemap-0.xml';
const SECURITY_TEXT = '/.well-known/security.txt';
const whyNot = ({ message, cause }: Error) => (cause instanceof Error ? cause.message : message);
const json = { accept: 'application/json' };

const isGitHub = (answer?: Response) => answer?.headers.get('server') === 'GitHub.com';
const leadsTo =
  (target: string, statuses = [301, 308]) =>
  ({ status, headers }: Response) =>
    statuses.includes(status) && URL.parse(headers.get('location') ?? '', target)?.href === target;

/** All that a site must do, whichever host it is on. `expires` is '' for any build. */
async function questionsFor(origin: string, ask: Ask, expires: string): Promise<Question[]> {
  const { host } = new URL(origin);
  const other = `https://${host.startsWith('www.') ? host.slice(4) : `www.${host}`}/`;
  const read = (path: string) =>
    ask(origin + path).then(
      (answer) => answer.text(),
      () => '',
    );
  const listed = [...(await read(MAP)).matchAll(/(?<=<loc>)[^<]+/g)];
  const pages = listed.map(([page]) => new URL(page).pathname);
  const [, action = '/mail_cv.php'] =
    /<form[^>]* action="([^"]+)"/.exec(await read('/contact')) ?? [];
  const [, signIn] = /"authUrl":"([^"]+)"/.exec(await read('/admin/')) ?? [];
  const form = new URL(action, origin).href;
  // biome-ignore format: a question stands on one line
  return [
    { promise: 'Sajt odgovara, i ima mapu', at: MAP, holds: ({ status }, body) => status === 200 && body.includes('<loc>') },
    ...pages.map((at) => ({ promise: `Otvara se ${at}`, at, holds: ({ status, headers }: Response) => status === 200 && /html/.test(headers.get('content-type') ?? '') })),
    { promise: 'Za nepostojeću stranicu odgovor je 404', at: '/nema-takve-stranice', holds: ({ status }) => status === 404 },
    { promise: 'Stranica ima svoja pravila za skripte', at: '/products', holds: (_, body) => body.includes(`content="default-src 'none'`) },
    ...Object.entries(EVERYWHERE).map(([name, value]) => ({ promise: `Zaglavlje ${name} je poslato`, at: '/products', holds: ({ headers }: Response) => headers.get(name) === value, isNote: isGitHub })),
    { promise: 'Pregledač svaki put pita za novu verziju', at: '/products', holds: ({ headers }) => /no-cache|max-age=0/.test(headers.get('cache-control') ?? ''), isNote: isGitHub },
    { promise: 'Stranice putuju sažete', at: '/products', headers: { 'accept-encoding': 'gzip, br' }, holds: ({ headers }) => /^(br|gzip)$/.test(headers.get('content-encoding') ?? '') },
    { promise: '/products/ vodi na /products', at: '/products/', holds: leadsTo(`${origin}/products`, [301, 302, 307, 308]), isNote: (answer) => isGitHub(answer) || answer?.headers.get('server') === 'Netlify' },
    { promise: 'http vodi na https', at: `http://${host}/`, holds: leadsTo(`${origin}/`) },
    { promise: `${other} vodi na ${origin}`, at: other, holds: leadsTo(`${origin}/`), isNote: (answer) => !answer },
    { promise: 'Poruke sa sajta stižu do programa za poruke', at: form, headers: json, holds: ({ status }, body) => status === 405 && body.includes('"status"') },
    { promise: 'Program za poruke ne javlja da poruke čekaju', at: new URL('/health', form).href, headers: json, holds: ({ status }, body) => status === 404 || /"ok": *true/.test(body) },
    ...(expires ? [{ promise: 'To je nova verzija', at: SECURITY_TEXT, holds: (_: Response, body: string) => body.includes(`Expires: ${expires}`) }] : []),
    ...(signIn ? [{ promise: 'Prijava u uređivač vodi na GitHub', at: `${signIn}/auth?site_id=${host}`, holds: ({ headers }: Response) => /^https:\/\/github\.com\//.test(headers.get('location') ?? '') }] : []),
  ];
}

/** What the site keeps and what not, a line each; `isGood` is false when anything is an error. */
export async function checkSite(origin: string, ask: Ask, expires = '') {
  const lines: string[] = [];
  for (const { promise, at, headers, holds, isNote } of await questionsFor(origin, ask, expires)) {
    const answer = await ask(new URL(at, origin).href, headers).catch(whyNot);
    const isAnswer = answer instanceof Response;
    const body = isAnswer ? await answer.text().catch(whyNot) : '';
    const words =
      isAnswer && (answer.headers.get('location') ?? (body.startsWith('<') ? '' : body));
    const said = isAnswer ? `odgovor ${answer.status} ${words}` : `nema odgovora (${answer})`;
    const isKept = isAnswer && holds(answer, body);
    const degree = isNote?.(isAnswer ? answer : undefined) ? 'PAŽNJA' : 'GREŠKA';
    lines.push(
      isKept
        ? `u redu  ${promise}`
        : `${degree}  Ne važi: ${promise}. ${at}: ${said.slice(0, 200)}`,
    );
    // Without it there is nothing to ask for.
    if (at === MAP && !isKept) break;
  }
  return { lines, isGood: !lines.some((line) => line.startsWith('GREŠKA')) };
}

const askWeb: Ask = (address, headers = {}) =>
  fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) });

if (import.meta.main) {
  const own = /^site_url: *(\S+)/m.exec(readFileSync('src/content/site.yaml', 'utf8'))?.[1];
  const [address = own, expires, seconds = 0] = process.argv.slice(2);
  const { origin } = new URL(address ?? '');
  const end = Date.now() + Number(seconds) * 1000;
  const check = () => checkSite(origin, askWeb, expires);
  let result = await check();
  while (!result.isGood && Date.now() + PAUSE < end) result = await setTimeout(PAUSE).then(check);
  const sum = `Sajt na ${origin} ${result.isGood ? 'radi' : 'nije u redu'}.`;
  console.log([...result.lines, sum].join('\n'));
  process.exitCode = result.isGood ? 0 : 1;
}
