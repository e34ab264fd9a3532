// `node src/github/published.ts [ADDRESS]`: asks the site of `site.yaml`, or that address, whether it is
// all there. With --expires DAY it must be the build whose security.txt says so; with --wait SECONDS it
// gets time to spread. Without any package: it runs where none is installed.
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { EVERYWHERE } from '../build/headers.ts';

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

/** Asks for an address and follows nothing. Throws when nobody answers. */
export type Ask = (address: string, headers?: Record<string, string>) => Promise<Answer>;

interface Question {
  promise: string;
  at: string;
  headers?: Record<string, string>;
  holds: (answer: Answer) => boolean;
  /** Of what a host cannot be told to do, or nobody need have set up. */
  isNote?: (answer: Answer | undefined) => boolean;
}

const MONTH = 30 * 24 * 60 * 60 * 1000; // milliseconds
const PATIENCE = 10_000; // milliseconds
const PAUSE = 15_000; // milliseconds
const SECURITY_TEXT = '/.well-known/security.txt';
const json = { accept: 'application/json' };

const isGitHub = (answer?: Answer) => answer?.headers['server'] === 'GitHub.com';
const FOR_GOOD = [301, 308];
const leadsTo =
  (target: string, statuses = FOR_GOOD) =>
  (answer: Answer) =>
    statuses.includes(answer.status) &&
    URL.parse(answer.headers['location'] ?? '', target)?.href === target;

/** All that a site must do, whichever host it is on. `expires` is '' for any build. */
function questionsFor(
  origin: string,
  pages: readonly string[],
  contact: string,
  editor: string,
  expires: string,
): Question[] {
  const { host } = new URL(origin);
  const other = `https://${host.startsWith('www.') ? host.slice(4) : `www.${host}`}/`;
  const form = new URL(/<form[^>]* action="([^"]+)"/.exec(contact)?.[1] ?? '/mail_cv.php', origin)
    .href;
  const signIn = /"authUrl":"([^"]+)"/.exec(editor)?.[1];
  // biome-ignore format: a question stands on one line
  return [
    ...pages.map((at) => ({ promise: `Otvara se ${at}`, at, holds: ({ status, headers }: Answer) => status === 200 && /html/.test(headers['content-type'] ?? '') })),
    { promise: 'Za nepostojeću stranicu odgovor je 404', at: '/nema-takve-stranice', holds: ({ status }) => status === 404 },
    { promise: 'Stranica ima svoja pravila za skripte', at: '/products', holds: ({ body }) => body.includes(`content="default-src 'none'`) },
    ...Object.entries(EVERYWHERE).map(([name, value]) => ({ promise: `Zaglavlje ${name} je poslato`, at: '/products', holds: ({ headers }: Answer) => headers[name.toLowerCase()] === value, isNote: isGitHub })),
    { promise: 'Pregledač svaki put pita za novu verziju', at: '/products', holds: ({ headers }) => /no-cache|max-age=0/.test(headers['cache-control'] ?? ''), isNote: isGitHub },
    { promise: 'Stranice putuju sažete', at: '/products', headers: { 'accept-encoding': 'gzip, br' }, holds: ({ headers }) => /^(br|gzip)$/.test(headers['content-encoding'] ?? '') },
    { promise: '/products/ vodi na /products', at: '/products/', holds: leadsTo(`${origin}/products`, [...FOR_GOOD, 302, 307]), isNote: (answer) => isGitHub(answer) || answer?.headers['server'] === 'Netlify' },
    { promise: 'http vodi na https', at: `http://${host}/`, holds: leadsTo(`${origin}/`) },
    { promise: `${other} vodi na ${origin}`, at: other, holds: leadsTo(`${origin}/`), isNote: (answer) => !answer },
    { promise: 'security.txt važi bar još mesec dana', at: SECURITY_TEXT, holds: ({ body }) => Date.parse(/^Expires: *(.+)$/m.exec(body)?.[1] ?? '') > Date.now() + MONTH },
    { promise: 'Pretraživači smeju da prikažu sajt (proba ne sme)', at: '/robots.txt', holds: ({ body }) => !/^Disallow: \/\s*$/m.test(body), isNote: () => true },
    { promise: 'Poruke sa sajta stižu do programa za poruke', at: form, headers: json, holds: ({ status, body }) => status === 405 && body.includes('"status"') },
    { promise: 'Program za poruke ne javlja da poruke čekaju', at: new URL('/health', form).href, headers: json, holds: ({ status, body }) => status === 404 || /"ok": *true/.test(body) },
    ...(signIn ? [{ promise: 'Prijava u uređivač vodi na GitHub', at: `${signIn}/auth?site_id=${host}`, holds: ({ headers }: Answer) => /^https:\/\/github\.com\//.test(headers['location'] ?? '') }] : []),
    ...(expires ? [{ promise: 'To je nova verzija', at: SECURITY_TEXT, holds: ({ body }: Answer) => body.includes(`Expires: ${expires}`) }] : []),
  ];
}

/** What the site keeps and what not, a line each; `isGood` is false when anything is an error. */
export async function checkSite(origin: string, ask: Ask, expires = '') {
  const read = async (path: string) =>
    (await ask(origin + path).catch(() => undefined))?.body ?? '';
  const map = await read('/sitemap-0.xml');
  const pages = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => URL.parse(loc)?.pathname ?? '',
  );
  if (pages.length === 0)
    return { lines: ['GREŠKA  Sajt ne odgovara, ili nema mape sajta'], isGood: false };
  const [contact, editor] = [await read('/contact'), await read('/admin/')];
  const lines: string[] = [];
  for (const question of questionsFor(origin, pages, contact, editor, expires))
    lines.push(await answerTo(question, origin, ask));
  return { lines, isGood: !lines.some((line) => line.startsWith('GREŠKA')) };
}

async function answerTo(question: Question, origin: string, ask: Ask): Promise<string> {
  const { promise, at, headers, holds, isNote } = question;
  let answer: Answer | undefined;
  let reason: string;
  try {
    answer = await ask(new URL(at, origin).href, headers);
    if (holds(answer)) return `u redu  ${promise}`;
    const words = answer.body.startsWith('<') ? '' : answer.body.slice(0, 100);
    reason = `odgovor ${answer.status} ${answer.headers['location'] ?? words}`;
  } catch (error) {
    reason = `nema odgovora (${((error as Error).cause as Error | undefined)?.message ?? error})`;
  }
  return `${isNote?.(answer) ? 'PAŽNJA' : 'GREŠKA'}  Ne važi: ${promise}. ${at}: ${reason}`;
}

const askWeb: Ask = async (address, headers = {}) => {
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(address, { headers, redirect: 'manual', signal });
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.text(),
  };
};

if (import.meta.main) {
  const options = { expires: { type: 'string' }, wait: { type: 'string', default: '0' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const own = /^site_url: *(\S+)/m.exec(readFileSync('src/content/site.yaml', 'utf8'))?.[1] ?? '';
  const { origin } = new URL(positionals[0] ?? own);
  const end = Date.now() + Number(values.wait) * 1000;
  const check = () => checkSite(origin, askWeb, values.expires);
  let result = await check();
  while (!result.isGood && Date.now() + PAUSE < end) result = await setTimeout(PAUSE).then(check);
  const sum = `Sajt na ${origin} ${result.isGood ? 'radi' : 'nije u redu'}.`;
  console.log([...result.lines, sum].join('\n'));
  process.exitCode = result.isGood ? 0 : 1;
}
