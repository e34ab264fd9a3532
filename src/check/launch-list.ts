// Everything that must be filled in, or vouched for by the owner, before the site is published.
import { SITE } from '../model/collections.ts';
import { isData } from '../model/data.ts';
import { NOT_SHOWN } from '../model/fields.ts';
import { nameOf } from '../model/paths.ts';
import type { RawFile } from './check-site.ts';
import { type Finding, warning } from './finding.ts';
import { findExampleLinks, findOutside } from './launch-outside.ts';
import type { Text } from './read-text.ts';
import type { Path } from './read-yaml.ts';

const MARK = /\[\[POPUNITI:?\s*([^\]]*)\]\]/g;

/** What a field of site.yaml holds as long as nobody has filled it in. */
const PLACEHOLDERS: readonly (readonly [key: string, pattern: RegExp, what: string])[] = [
  ['name', /^ime (i )?prezime$/i, 'ime i prezime'],
  ['address', /^ulica i broj|\b00000\b/i, 'adresu iz registracije'],
  ['registration_number', /^0+$/, 'matični broj'],
  ['tax_number', /^0+$/, 'PIB'],
  ['phone', /000[ -]?00[ -]?00/, 'telefon'],
  ['email', /@(?:[\w-]+\.)*example\./i, 'e-mail adresu'],
  ['shop_url', /\bexample\./i, 'adresu prodavnice'],
  ['site_url', /\bexample\./i, 'adresu ovog sajta'],
];

/** What she may tell, but need not: empty as long as nobody has asked her. */
const OPTIONAL: readonly (readonly [key: string, what: string])[] = [
  ['town', 'mesto'],
  ['hours', 'kada se javljate na telefon'],
  ['reply_time', 'za koliko odgovarate na poruke'],
];

/** What is to be looked at on a page before its `checked` is filled in. */
const ON_PAGES: Readonly<Record<string, string>> = {
  'about-me.mdx': 'Priča je predlog: proverite da li je sve u njoj tačno, pa i broj dece i struka.',
  'business-cooperation.mdx':
    'Proverite da li je tačno sve što se o saradnji kaže i obećava. Proverite i dugme (polje „cooperation_link“ u fajlu headings.yaml): po pravopisu je „KONTAKTIRAJTE NAS“.',
  'home.mdx':
    'Proverite da li se zaista ovako poručuje (steps.yaml): ko prima novac, ko šalje paket i kome se roba vraća. Proverite i odgovore na najčešća pitanja (questions.yaml).',
  'products.mdx':
    'Slike proizvoda su ilustracije: pakovanja u prodavnici izgledaju drugačije. Zamenite ih fotografijama ili potvrdite da ostaju takve.',
};

/** One entry for each place that still holds a sample or waits for the owner's word. */
export function listUnfilled(texts: readonly Text[], outside: readonly RawFile[]): Finding[] {
  return [
    ...texts.flatMap((text) => {
      const { path, lines, collection, lineOf } = text;
      const marks = findMarks({ path, text: lines.join('\n') });
      if (path === SITE) return [...marks, ...findPlaceholders(text)];
      const say = (at: Path, words: string, fix: string) =>
        warning(path, (at.length > 0 && lineOf(at)) || 1, words, fix);
      const asked = OWNER_IS_ASKED[collection.name]?.(text, say) ?? [];
      return [...marks, ...findExampleLinks(path, lines), ...asked];
    }),
    ...outside.flatMap(({ path, bytes }) => findOutside(path, new TextDecoder().decode(bytes))),
  ];
}

/** Places that still hold „[[POPUNITI …]]“, whole or in part. */
export function findMarks({ path, text }: { path: string; text: string }): Finding[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const marks = [...line.matchAll(MARK)].map(([mark, what]) => {
      const words = `Nije popunjeno: ${what || mark}`;
      return warning(path, index + 1, words, `Umesto ${mark} napišite pravi tekst.`);
    });
    const rest = /\[{0,2}\s*POPUNITI\b.*/.exec(line.replace(MARK, ''))?.[0];
    if (rest === undefined || /^\s*#\s/.test(line)) return marks;
    const half = `Ostao je deo oznake za popunjavanje: ${rest}`;
    const fix = 'Napišite pravi tekst, a obrišite POPUNITI i sve zagrade oko njega.';
    return [...marks, warning(path, index + 1, half, fix)];
  });
}

function findPlaceholders({ path, entries, lineOf }: Text): Finding[] {
  const data = entries[0]?.data ?? {};
  const say = (key: string, words: string, fix: string) =>
    warning(path, lineOf([key]) ?? 1, words, fix);
  return [
    ...PLACEHOLDERS.filter(([key, pattern]) => pattern.test(String(data[key] ?? ''))).map(
      ([key, , what]) =>
        say(key, `Probni podatak u polju „${key}“: ${data[key]}`, `Upišite ${what}.`),
    ),
    ...OPTIONAL.filter(([key]) => data[key] === '').map(([key, what]) => {
      const fix = `Upišite to. Ako ne treba da se vidi: ${key}: ${NOT_SHOWN}`;
      return say(key, `Nije upisano: ${what}`, fix);
    }),
  ];
}

type Ask = (text: Text, say: (at: Path, text: string, fix: string) => Finding) => Finding[];

/** What only the owner knows to be true, by collection; asked for until a day stands beside it. */
const OWNER_IS_ASKED: Readonly<Record<string, Ask>> = {
  products: ({ entries }, say) => {
    const words =
      'Uporedite sastav, doze, alergene i izjave sa deklaracijom: dnevna doza mora da sadrži bar 15% preporučenog unosa svake materije koju „Efekti proizvoda“ pominju, ili količinu iz izjave.';
    const fix = 'Zatim upišite dan kada ste to uradili: checked_against_label: 2026-12-01';
    return entries[0]?.data['checked_against_label'] ? [] : [say([], words, fix)];
  },
  // What everybody wants to know of working together.
  cooperation: ({ entries }, say) =>
    entries
      .filter(({ data }) => !data['answer'] && data['in_person'] !== true)
      .map(({ at, data }) => {
        const fix =
          'Upišite odgovor u polje „answer“. Ako na to odgovarate samo u razgovoru, dodajte red: in_person: true';
        return say([...at, 'question'], `Nema odgovora na pitanje: ${data['question']}`, fix);
      }),
  testimonials: ({ entries }, say) =>
    entries.flatMap(({ at, data: { name, sample } }) => {
      const isSampleName = /^korisni(k|ca) \d+$/i.test(String(name));
      if (isSampleName === (sample === true)) return [];
      const left = `Nije popunjeno: ime osobe umesto „${name}“`;
      const real = `Utisak osobe „${name}“ je označen kao primer, pa se na objavljenom sajtu ne vidi.`;
      const fix = isSampleName
        ? 'Upišite ime, uz pisani pristanak te osobe, ili vratite red: sample: true'
        : 'Ako je utisak stvaran, uz pisani pristanak te osobe, obrišite red: sample: true';
      return [say([...at, 'name'], isSampleName ? left : real, fix)];
    }),
  pages: ({ path, entries }, say) => {
    const { checked, images } = entries[0]?.data ?? {};
    if (checked) return [];
    const what = ON_PAGES[nameOf(path)];
    const fix = 'Zatim upišite dan kada ste to uradili: checked: 2026-12-01';
    const drawn = 'Umesto fotografije savetnice stoji crtež.';
    const photo =
      'Stavite svoju fotografiju u isti folder i upišite je u polje „image“. Ako crtež ostaje, upišite dan kada ste to odlučili: checked: 2026-12-01';
    const drawings = (Array.isArray(images) ? images : []).flatMap((item, index) =>
      isData(item) && /\.svg$/.test(String(item['image']))
        ? [say(['images', index], drawn, photo)]
        : [],
    );
    return [...(what ? [say([], what, fix)] : []), ...drawings];
  },
};
