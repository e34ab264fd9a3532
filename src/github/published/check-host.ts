// Does the host do what it was told? The headers are those of `build/headers.ts`.

import { EVERYWHERE } from '../../build/headers.ts';
import { otherHostOf } from '../../build/hosting/host-settings.ts';
import type { Answer } from './ask.ts';
import {
  bad,
  describe,
  good,
  isGitHub,
  note,
  type PublishedSite,
  reasonOf,
  type Verdict,
} from './verdict.ts';

const PERMANENT = [301, 308];
const A_PAGE = '/products';

export async function checkHeaders({ origin, ask }: PublishedSite): Promise<Verdict> {
  const answer = await ask(origin + A_PAGE);
  const wrong = Object.entries(EVERYWHERE)
    .filter(([name, value]) => answer.headers[name.toLowerCase()] !== value)
    .map(([name]) => name);
  if (!answer.body.includes(`content="default-src 'none'`)) wrong.push('Content-Security-Policy');
  if (wrong.length === 0) return good('Bezbednosna zaglavlja su poslata.');
  if (isGitHub(answer)) return note('GitHub Pages ne šalje bezbednosna zaglavlja.');
  return bad(`Ova zaglavlja nedostaju ili su izmenjena: ${wrong.join(', ')}.`);
}

export async function checkCaching({ origin, ask }: PublishedSite): Promise<Verdict> {
  const answer = await ask(origin + A_PAGE);
  const told = answer.headers['cache-control'] ?? '';
  if (/no-cache|max-age=0/.test(told)) return good('Pregledač svaki put traži novu verziju.');
  if (isGitHub(answer)) return note('GitHub Pages zadržava svaki fajl deset minuta.');
  return bad(`Posetilac može da dobije staru verziju: Cache-Control je „${told}“.`);
}

export async function checkSlash({ origin, ask }: PublishedSite): Promise<Verdict> {
  const answer = await ask(`${origin}${A_PAGE}/`);
  if (leadsTo(answer, origin + A_PAGE)) return good(`${A_PAGE}/ vodi na ${A_PAGE}.`);
  if (isGitHub(answer)) return note(`GitHub Pages ne vodi sa ${A_PAGE}/ na ${A_PAGE}.`);
  return bad(`${A_PAGE}/ ne vodi na ${A_PAGE}: ${describe(answer)}.`);
}

export async function checkPlainHttp({ origin, ask }: PublishedSite): Promise<Verdict> {
  const answer = await ask(`${origin.replace('https:', 'http:')}/`);
  if (leadsTo(answer, `${origin}/`)) return good('http vodi na https.');
  return bad(`http ne vodi na https: ${describe(answer)}.`);
}

/** An address that nobody has set up is no mistake: the site may live on a subdomain. */
export async function checkOtherHost({ origin, ask }: PublishedSite): Promise<Verdict> {
  const other = otherHostOf(new URL(origin).host);
  try {
    const answer = await ask(`https://${other}/`);
    if (leadsTo(answer, `${origin}/`)) return good(`${other} vodi na ${origin}.`);
    return bad(`${other} ne vodi na ${origin}: ${describe(answer)}.`);
  } catch (error) {
    return note(`${other} ne odgovara: ${reasonOf(error)}. Ako je i to Vaša adresa, podesite je.`);
  }
}

export async function checkEncoding({ origin, ask }: PublishedSite): Promise<Verdict> {
  const { headers } = await ask(origin + A_PAGE, { headers: { 'accept-encoding': 'gzip, br' } });
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return good('Stranice putuju sažete (Brotli).');
  if (encoding === 'gzip') return note('Stranice putuju sažete, ali samo kao gzip.');
  return bad('Stranice putuju nesažete, pa su nekoliko puta veće nego što treba.');
}

export async function checkProtocol({ origin, findProtocol }: PublishedSite): Promise<Verdict> {
  if ((await findProtocol(origin)) === 'h2') return good('Server koristi HTTP/2.');
  return note('Server koristi samo HTTP/1.1, pa slike stižu sporije. Uključite HTTP/2.');
}

function leadsTo({ status, headers }: Answer, target: string): boolean {
  const address = new URL(headers['location'] ?? 'about:blank', target);
  return PERMANENT.includes(status) && address.href === target;
}
