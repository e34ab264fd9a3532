// `npm run indexnow`: tells search engines (Bing, Yandex, Seznam, Naver) which pages of the build in
// `dist` are new. With `--since 2026-11-20` only those that changed later; without it all.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readSiteFile } from '../check/site-file.ts';
import { count } from '../model/plural.ts';

/** Passes it on to all search engines that take part. */
const ENDPOINT = process.env['INDEXNOW_ENDPOINT'] ?? 'https://api.indexnow.org/indexnow';
const PATIENCE_MS = 20_000;

interface ListedPage {
  address: string;
  /** When it last changed; NaN where that is not known. */
  changed: number;
}

const { since } = parseArgs({ options: { since: { type: 'string' } } }).values;
const { ok, message } = await announceChanges(since);
console.log(message);
process.exitCode = ok ? 0 : 1;

async function announceChanges(
  since: string | undefined,
): Promise<{ ok: boolean; message: string }> {
  const { site_url: site, indexnow_key: key } = readSiteFile('.');
  if (!key) return done('Polje „indexnow_key“ u fajlu site.yaml je prazno, pa se ništa ne javlja.');
  const from = since === undefined ? -Infinity : Date.parse(since);
  if (Number.isNaN(from)) return failed(`„${since}“ nije datum. Napišite ga ovako: 2026-11-20`);
  if (!existsSync(`dist/${key}.txt`)) {
    return failed('U folderu „dist“ nema fajla sa ključem. Prvo pokrenite: npm run build');
  }
  const pages = listPages();
  const urls = pages
    .filter(({ changed }) => since === undefined || changed > from)
    .map(({ address }) => address);
  if (urls.length === 0) {
    const isDated = pages.some(({ changed }) => !Number.isNaN(changed));
    return done(
      isDated
        ? 'Nijedna stranica nije izmenjena od tog dana, pa se ništa ne javlja.'
        : 'Mapa sajta ne zna kada su stranice izmenjene, pa se ništa ne javlja.',
    );
  }
  const { origin, host } = new URL(site);
  const keyLocation = `${origin}/${key}.txt`;
  return explain(await post({ host, key, keyLocation, urlList: urls }), urls.length, keyLocation);
}

function listPages(): ListedPage[] {
  const maps = globSync('dist/sitemap-[0-9]*.xml').map((path) => readFileSync(path, 'utf8'));
  return [...maps.join('').matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, page = '']) => ({
    address: /<loc>([^<]+)</.exec(page)?.[1] ?? '',
    changed: Date.parse(/<lastmod>([^<]+)</.exec(page)?.[1] ?? ''),
  }));
}

/** The answer's status, or why there was none. */
async function post(body: object): Promise<number | string> {
  try {
    const { status } = await fetch(ENDPOINT, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return status;
  } catch (error) {
    const { cause, message } = error as Error;
    return (cause as { code?: string } | undefined)?.code ?? message;
  }
}

function explain(answer: number | string, sum: number, keyLocation: string) {
  const pages = count(sum, 'stranica', 'stranice', 'stranica');
  switch (answer) {
    case 200:
      return done(`Pretraživačima je javljeno: ${pages}.`);
    case 202:
      return done(`Pretraživačima je javljeno: ${pages}. Ključ još proveravaju.`);
    case 403:
      return failed(`IndexNow nije našao ključ. Da li je objavljen na adresi ${keyLocation}?`);
    case 422:
      return failed('IndexNow kaže da ove stranice nisu sa sajta kome pripada ključ.');
    case 429:
      return failed('IndexNow kaže da se javlja prečesto. Pokušajte ponovo sutra.');
    default:
      return failed(`IndexNow nije primio izmene (odgovor: ${answer}). Pokušajte ponovo kasnije.`);
  }
}

function done(message: string) {
  return { ok: true, message };
}

function failed(message: string) {
  return { ok: false, message };
}
