// Everything that must be filled in, or vouched for by the owner, before the site is published.
import { SITE } from '../model/collections.ts';
import { isData } from '../model/data.ts';
import { NOT_SHOWN } from '../model/fields.ts';
import { nameOf } from '../model/paths.ts';
import type { RawFile } from './check-site.ts';
import { type Finding, warning } from './finding.ts';
import type { Text } from './read-text.ts';
import type { Path } from './read-yaml.ts';

/** Beside the content, how to propose a change; a sample is left in it, too. */
export const GUIDE = 'CONTRIBUTING.md';

const MARK = /\[\[POPUNITI:?\s*([^\]]*)\]\]/g;
/** Addresses that are reserved for examples. */
const EXAMPLE_LINK = /https?:\/\/(?:[\w-]+\.)*example(?:\.(?:com|org|net))?(?![\w.-])[^\s")\]`]*/;
/** A product that sends the buyer to the label instead of naming what he may not tolerate. */
const UNNAMED_ALLERGENS = /^\*\*Alergen.*deklaracij/;
const FILL = 'Napišite pravi tekst, a obrišite POPUNITI i sve zagrade oko njega.';

/** What a field of site.yaml holds as long as nobody has filled it in. */
const PLACEHOLDERS: readonly (readonly [key: string, pattern: RegExp, what: string])[] = [
  ['name', /^ime (i )?prezime$/i, 'ime i prezime'],
  ['address', /^ulica i broj|\b00000\b/i, 'adresu'],
  ['registration_number', /^0+$/, 'matični broj, a ako niste registrovani: ne'],
  ['tax_number', /^0+$/, 'PIB, a ako niste registrovani: ne'],
  ['phone', /000[ -]?00[ -]?00/, 'telefon'],
  ['email', /@(?:[\w-]+\.)*example\./i, 'e-mail adresu'],
  ['shop_url', /\bexample\./i, 'adresu prodavnice'],
  ['site_url', /\bexample\./i, 'adresu ovog sajta'],
];

/** What she is asked once: empty as long as nobody did. When „ne“ is an answer, too. */
const ASKED: readonly (readonly [key: string, what: string, unless?: string])[] = [
  ['registration_number', 'matični broj', 'niste registrovani'],
  ['tax_number', 'PIB', 'niste registrovani'],
  ['town', 'mesto', 'ne treba da se vidi'],
  ['hours', 'kada se javljate na telefon', 'ne treba da se vidi'],
  ['reply_time', 'za koliko odgovarate na poruke', 'ne treba da se vidi'],
  ['shop_operator', 'firma i adresa internet prodavnice'],
  ['buyer_rights', 'šta kupac može kada se predomisli ili reklamira robu'],
  ['commission', 'šta dobijate od prodaje', 'ne dobijate ništa'],
];

/** Without these answers nobody can decide about working together. */
const MUST_TELL: readonly (readonly [question: RegExp, what: string])[] = [
  [/košta|cena|ulo[gž]/i, 'koliko košta početak saradnje'],
  [/odust|izla[sz]|raskid/i, 'kako se od saradnje odustaje'],
];

/** What is to be looked at on a page before its `checked` is filled in. */
// biome-ignore format: one question a line
const ON_PAGES: readonly (readonly [file: string, what: string])[] = [
  ['about-me.mdx', 'Priča je predlog: proverite da li je sve u njoj tačno, pa i broj dece i struka.'],
  ['business-cooperation.mdx', 'Proverite da li je tačno sve što se o saradnji kaže i obećava.'],
  ['business-cooperation.mdx', 'Dugme (polje „cooperation_link“ u fajlu headings.yaml) je po pravopisu „KONTAKTIRAJTE NAS“. Ispravite ga ili potvrdite da ostaje takvo.'],
  ['home.mdx', 'Proverite da li se zaista ovako poručuje (steps.yaml): ko prima novac, ko šalje paket i kome se roba vraća. Proverite i odgovore na pitanja (questions.yaml, buying.yaml).'],
  ['products.mdx', 'Naslov kaže „najprodavanijim“: imate li podatke o prodaji koji to pokazuju? Ako nemate, napišite: Saznajte više o proizvodima'],
  ['products.mdx', 'Slike proizvoda su ilustracije: pakovanja u prodavnici izgledaju drugačije. Zamenite ih fotografijama ili potvrdite da ostaju takve.'],
];

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
    ...outside.flatMap(({ path, bytes }) =>
      findExampleLinks(path, new TextDecoder().decode(bytes).split('\n')),
    ),
  ];
}

/** Places that still hold „[[POPUNITI …]]“, whole or in part. */
export function findMarks({ path, text }: { path: string; text: string }): Finding[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const marks = [...line.matchAll(MARK)].map(([mark, what]) => {
      const words = `Nije popunjeno: ${what || mark}`;
      return warning(path, index + 1, words, FILL);
    });
    const rest = /\[{0,2}\s*POPUNITI\b.*/.exec(line.replace(MARK, ''))?.[0];
    if (rest === undefined || /^\s*#\s/.test(line)) return marks;
    const half = `Ostao je deo oznake za popunjavanje: ${rest}`;
    return [...marks, warning(path, index + 1, half, FILL)];
  });
}

function findExampleLinks(path: string, lines: readonly string[]): Finding[] {
  return lines.flatMap((line, index) => {
    const link = /^\s*#\s/.test(line) ? undefined : EXAMPLE_LINK.exec(line)?.[0];
    return link ? [warning(path, index + 1, `Probna veza: ${link}`, 'Upišite pravu adresu.')] : [];
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
    ...ASKED.filter(([key, , unless]) => !data[key] || (data[key] === NOT_SHOWN && !unless)).map(
      ([key, what, unless]) => {
        const no = unless ? ` Ako ${unless}: ${key}: ${NOT_SHOWN}` : '';
        return say(key, `Nije upisano: ${what}`, `Upišite to.${no}`);
      },
    ),
  ];
}

type Ask = (text: Text, say: (at: Path, text: string, fix: string) => Finding) => Finding[];

/** What only the owner knows to be true, by collection; asked for until a day stands beside it. */
const OWNER_IS_ASKED: Readonly<Record<string, Ask>> = {
  products: ({ path, entries, lines }, say) => {
    const unnamed = lines.findIndex((line) => UNNAMED_ALLERGENS.test(line)) + 1;
    const sent = 'Za alergene se kupac upućuje na deklaraciju.';
    const name = 'Prepišite ih sa deklaracije, a ako ih nema, napišite: nema ih';
    const words =
      'Uporedite sastav, doze, alergene i izjave sa deklaracijom: dnevna doza mora da sadrži bar 15% preporučenog unosa svake materije koju „Efekti proizvoda“ pominju, ili količinu iz izjave.';
    const fix = 'Zatim upišite dan kada ste to uradili: checked_against_label: 2026-12-01';
    return [
      ...(unnamed ? [warning(path, unnamed, sent, name)] : []),
      ...(entries[0]?.data['checked_against_label'] ? [] : [say([], words, fix)]),
    ];
  },
  cooperation: ({ entries }, say) =>
    MUST_TELL.filter(
      ([words]) => !entries.some(({ data }) => words.test(String(data['question']))),
    ).map(([, what]) => say([], `Ne piše ${what}.`, 'Dodajte to pitanje i odgovor na njega.')),
  testimonials: ({ entries }, say) =>
    entries.flatMap(({ at, data: { name, sample } }) => {
      const isSampleName = /^korisni(k|ca) \d+$/i.test(String(name));
      if (isSampleName === (sample === true)) return [];
      const left = `Nije popunjeno: ime osobe umesto „${name}“`;
      const real = `Utisak osobe „${name}“ je označen kao primer, pa se na objavljenom sajtu ne vidi.`;
      const fix = isSampleName
        ? 'Upišite ime, uz pisani pristanak te osobe, ili vratite red: sample: true'
        : 'Ako je utisak stvaran, uz pisani pristanak te osobe, obrišite red: sample: true. Ako sa Vama sarađuje, neka to u utisku i piše.';
      return [say([...at, 'name'], isSampleName ? left : real, fix)];
    }),
  pages: ({ path, entries }, say) => {
    const { checked, images } = entries[0]?.data ?? {};
    if (checked) return [];
    const asked = ON_PAGES.filter(([file]) => file === nameOf(path));
    const fix = 'Zatim upišite dan kada ste to uradili: checked: 2026-12-01';
    const drawn = 'Umesto fotografije savetnice stoji crtež.';
    const photo =
      'Stavite svoju fotografiju u isti folder i upišite je u polje „image“. Ako crtež ostaje, upišite dan kada ste to odlučili: checked: 2026-12-01';
    const drawings = (Array.isArray(images) ? images : []).flatMap((item, index) =>
      isData(item) && /\.svg$/.test(String(item['image']))
        ? [say(['images', index], drawn, photo)]
        : [],
    );
    return [...asked.map(([, what]) => say([], what, fix)), ...drawings];
  },
};
