// Is it all there, and is it the version that it should be?
import { bad, good, note, type PublishedSite, type Verdict } from './verdict.ts';

const NOWHERE = '/nema-takve-stranice';
const MONTH = 30 * 24 * 60 * 60 * 1000; // milliseconds
const SECURITY_TEXT = '/.well-known/security.txt';

export async function checkVersion({ origin, ask, mark = '' }: PublishedSite): Promise<Verdict> {
  const { body } = await ask(origin + SECURITY_TEXT);
  return normalize(body) === normalize(mark)
    ? good('Nova verzija je na svom mestu.')
    : bad('Na adresi još nije nova verzija.');
}

export async function checkPages({ origin, ask }: PublishedSite): Promise<Verdict> {
  const { status, body } = await ask(`${origin}/sitemap-0.xml`);
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (paths.length === 0) return bad(`Nema mape sajta: odgovor ${status} na /sitemap-0.xml.`);
  const broken: string[] = [];
  for (const path of paths) {
    const page = await ask(origin + path);
    const isPage = page.status === 200 && String(page.headers['content-type']).includes('html');
    if (!isPage) broken.push(`${path} (odgovor ${page.status})`);
  }
  if (broken.length > 0) return bad(`Ne otvara se: ${broken.join(', ')}.`);
  return good(`Otvara se svaka stranica iz mape sajta (${paths.length}).`);
}

export async function checkNotFound({ origin, ask }: PublishedSite): Promise<Verdict> {
  const { status } = await ask(origin + NOWHERE);
  if (status === 404) return good('Za nepostojeću stranicu odgovor je 404.');
  return bad(`Za nepostojeću stranicu odgovor je ${status}, a treba 404.`);
}

export async function checkSecurityText({ origin, ask }: PublishedSite): Promise<Verdict> {
  const { status, body } = await ask(origin + SECURITY_TEXT);
  const read = (name: string) => new RegExp(`^${name}: *(.+)$`, 'm').exec(body)?.[1];
  const contact = read('Contact');
  const expires = read('Expires') ?? '';
  if (status !== 200 || !contact) return bad(`Nema ${SECURITY_TEXT}: odgovor ${status}.`);
  const left = Date.parse(expires) - Date.now();
  if (!(left > 0)) return bad(`security.txt je istekao (${expires}). Objavite sajt ponovo.`);
  if (left < MONTH) return note(`security.txt ističe ${expires}. Objavite sajt ponovo.`);
  return good(`security.txt kaže kome se javlja propust: ${contact.replace('mailto:', '')}.`);
}

export async function checkRobots({ origin, ask }: PublishedSite): Promise<Verdict> {
  const { body } = await ask(`${origin}/robots.txt`);
  return /^Disallow: \/\s*$/m.test(body)
    ? note('Ovo je proba: robots.txt ne dozvoljava pretraživačima da prikažu sajt.')
    : good('Pretraživači smeju da prikažu sajt.');
}

function normalize(text: string): string {
  return text.replaceAll('\r', '').trim();
}
