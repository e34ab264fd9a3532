// Everything that must be filled in, or vouched for by the owner, before the site is published.
import { SITE } from '../model/collections.ts';
import { isData } from '../model/data.ts';
import { NOT_SHOWN } from '../model/fields.ts';
import { nameOf } from '../model/paths.ts';
import { type Finding, warning } from './finding.ts';
import type { Text } from './read-text.ts';
import type { Path } from './read-yaml.ts';

const MARK = /\[\[POPUNITI:?\s*([^\]]*)\]\]|POPUNITI\b.*/g;
/** Addresses that are reserved for examples. */
const EXAMPLE_LINK = /https?:\/\/(?:[\w-]+\.)*example(?:\.(?:com|org|net))?(?![\w.-])[^\s")\]`]*/;
/** A product that sends the buyer to the label instead of naming what he may not tolerate. */
const UNNAMED_ALLERGENS = /^\*\*Alergen.*deklaracij/;

/** What a field of site.yaml holds as long as nobody has filled it in, and when „ne“ is an answer, too. */
// biome-ignore format: one field a line
const PLACEHOLDERS: readonly (readonly [key: string, pattern: RegExp, what: string, unless?: string])[] = [
  ['name', /^ime (i )?prezime$/i, 'ime i prezime'],
  ['address', /^ulica i broj|\b00000\b/i, 'adresa'],
  ['registration_number', /^0*$/, 'matični broj', 'niste registrovani'],
  ['tax_number', /^0*$/, 'PIB', 'niste registrovani'],
  ['phone', /000[ -]?00[ -]?00/, 'telefon'],
  ['email', /@(?:[\w-]+\.)*example\./i, 'e-mail adresa'],
  ['shop_url', /\bexample\./i, 'adresa prodavnice'],
  ['site_url', /\bexample\./i, 'adresa ovog sajta'],
  ['town', /^$/, 'mesto', 'ne treba da se vidi'],
  ['hours', /^$/, 'kada se javljate na telefon', 'ne treba da se vidi'],
  ['reply_time', /^$/, 'za koliko odgovarate na poruke', 'ne treba da se vidi'],
  ['shop_operator', /^(ne)?$/, 'firma i adresa internet prodavnice'],
  ['buyer_rights', /^(ne)?$/, 'šta kupac može kada se predomisli ili reklamira robu'],
  ['commission', /^$/, 'šta dobijate od prodaje', 'ne dobijate ništa'],
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
export function listUnfilled(texts: readonly Text[]): Finding[] {
  return texts.flatMap((text) => {
    const { path, lines, collection, lineOf } = text;
    const say = (at: Path, words: string, fix: string) =>
      warning(path, (at.length > 0 && lineOf(at)) || 1, words, fix);
    const rest = path === SITE ? findPlaceholders(text, say) : findExampleLinks(text);
    const asked = OWNER_IS_ASKED[collection.name]?.(text, say) ?? [];
    return [...findMarks({ path, text: lines.join('\n') }), ...rest, ...asked];
  });
}

/** Places that still hold „[[POPUNITI …]]“, whole or in part. */
export function findMarks({ path, text }: { path: string; text: string }): Finding[] {
  const fix = 'Napišite pravi tekst, a obrišite POPUNITI i sve zagrade oko njega.';
  return text
    .split(/\r?\n/)
    .flatMap((line, index) =>
      [...(/^\s*#\s/.test(line) ? '' : line).matchAll(MARK)].map(([mark, what]) =>
        warning(path, index + 1, `Nije popunjeno: ${what || mark}`, fix),
      ),
    );
}

function findExampleLinks({ path, lines }: Text): Finding[] {
  return lines.flatMap((line, index) => {
    const link = /^\s*#\s/.test(line) ? undefined : EXAMPLE_LINK.exec(line)?.[0];
    return link ? [warning(path, index + 1, `Probna veza: ${link}`, 'Upišite pravu adresu.')] : [];
  });
}

type Ask = (text: Text, say: (at: Path, text: string, fix: string) => Finding) => Finding[];

const findPlaceholders: Ask = ({ entries }, say) =>
  PLACEHOLDERS.flatMap(([key, pattern, what, unless]) => {
    const value = String(entries[0]?.data[key] ?? '');
    const no = unless ? ` Ako ${unless}: ${key}: ${NOT_SHOWN}` : '';
    return pattern.test(value) ? [say([key], `Nije upisano: ${what}`, `Upišite to.${no}`)] : [];
  });

/** What only the owner knows to be true, by collection; asked for until a day stands beside it. */
const OWNER_IS_ASKED: Readonly<Record<string, Ask>> = {
  products: ({ path, entries, lines }, say) => {
    const unnamed = lines.findIndex((line) => UNNAMED_ALLERGENS.test(line)) + 1;
    const sent = 'Za alergene se kupac upućuje na deklaraciju.';
    const name =
      'Prepišite ih sa deklaracije, uz one koji su već upisani. Ako ih tamo nema, napišite: nisu istaknuti na pakovanju';
    const words =
      'Uporedite sastav, doze, alergene i izjave sa deklaracijom: dnevna doza mora da sadrži bar 15% preporučenog unosa svake materije koju „Efekti proizvoda“ pominju, ili količinu iz izjave.';
    const fix = 'Zatim upišite dan kada ste to uradili: checked_against_label: 2026-12-01';
    return [
      ...(unnamed ? [warning(path, unnamed, sent, name)] : []),
      ...(entries[0]?.data['checked_against_label'] ? [] : [say([], words, fix)]),
    ];
  },
  testimonials: ({ entries }, say) =>
    entries.flatMap(({ at, data: { name, sample } }) => {
      if (/^korisni(k|ca) \d+$/i.test(String(name)) === (sample === true)) return [];
      const words = `Utisak osobe „${name}“ je napola primer.`;
      const fix =
        'Ako je stvaran, upišite ime, uz pisani pristanak te osobe, i obrišite red: sample: true. Ako sa Vama sarađuje, neka to u utisku i piše. Ako je primer, vratite taj red.';
      return [say([...at, 'name'], words, fix)];
    }),
  pages: ({ path, entries }, say) => {
    const { checked, images } = entries[0]?.data ?? {};
    if (checked) return [];
    const fix = 'Zatim upišite dan kada ste to uradili: checked: 2026-12-01';
    const photo =
      'Stavite svoju fotografiju u isti folder i upišite je u polje „image“. Ako crtež ostaje, upišite dan kada ste to odlučili: checked: 2026-12-01';
    const drawings = (Array.isArray(images) ? images : []).flatMap((item, index) =>
      isData(item) && /\.svg$/.test(String(item['image']))
        ? [say(['images', index], 'Umesto fotografije savetnice stoji crtež.', photo)]
        : [],
    );
    const asked = ON_PAGES.filter(([file]) => file === nameOf(path));
    return [...asked.map(([, what]) => say([], what, fix)), ...drawings];
  },
};
