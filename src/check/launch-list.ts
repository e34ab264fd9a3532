// Everything that must be filled in before the site is published.

import { SITE } from '../model/collections.ts';
import { NOT_SHOWN } from '../model/fields.ts';
import { isForm } from '../model/paths.ts';
import type { TextFile } from './content-files.ts';
import { type Finding, sortFindings, warning } from './finding.ts';
import { askOwner } from './owner-questions.ts';
import type { ParsedText } from './parse-text.ts';

/** Who is asked to look at a proposal. */
export const OWNERS = '.github/CODEOWNERS';
/** How to propose a change, for those who edit. */
export const GUIDE = 'CONTRIBUTING.md';

const MARK = /\[\[POPUNITI:?\s*([^\]]*)\]\]/g;
/** Addresses that are reserved for examples. */
const EXAMPLE_LINK = /https?:\/\/(?:[\w-]+\.)*example(?:\.(?:com|org|net))?(?![\w.-])[^\s")\]`]*/;

/** What stands for a person's name on GitHub. */
const OWNER = /@ime-[\w-]+/;

/** What a field of site.yaml holds as long as nobody has filled it in. */
const PLACEHOLDERS: Readonly<Record<string, { pattern: RegExp; what: string }>> = {
  name: { pattern: /^ime (i )?prezime$/i, what: 'ime i prezime' },
  address: { pattern: /^ulica i broj|\b00000\b/i, what: 'adresu iz registracije' },
  registration_number: { pattern: /^0+$/, what: 'matični broj' },
  tax_number: { pattern: /^0+$/, what: 'PIB' },
  phone: { pattern: /000[ -]?00[ -]?00/, what: 'telefon' },
  email: { pattern: /@(?:[\w-]+\.)*example\./i, what: 'e-mail adresu' },
  shop_url: { pattern: /\bexample\./i, what: 'adresu prodavnice' },
  site_url: { pattern: /\bexample\./i, what: 'adresu ovog sajta' },
};

/** One entry for each place that still holds a sample. */
export function listUnfilled(
  files: readonly TextFile[],
  texts: readonly ParsedText[],
  outside: readonly TextFile[],
): Finding[] {
  return sortFindings([
    ...files.filter(({ path }) => !isForm(path)).flatMap(findMarks),
    ...texts.flatMap((text) => {
      if (text.path === SITE) return [...findPlaceholders(text), ...findUnasked(text)];
      return [...findExampleLinks(text), ...findSampleNames(text), ...askOwner(text)];
    }),
    ...outside.flatMap((file) => (file.path === OWNERS ? findOwners(file) : findLinks(file))),
  ]);
}

/** Places that still hold „[[POPUNITI …]]“. */
export function findMarks({ path, text }: TextFile): Finding[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const marks = [...line.matchAll(MARK)].map(([mark, what]) => {
      const text = `Nije popunjeno: ${what || mark}`;
      return warning(path, index + 1, text, `Umesto ${mark} napišite pravi tekst.`);
    });
    const rest = /\[{0,2}\s*POPUNITI\b.*/.exec(line.replace(MARK, ''))?.[0];
    if (rest === undefined || /^\s*#\s/.test(line)) return marks;
    const half = `Ostao je deo oznake za popunjavanje: ${rest}`;
    const fix = 'Napišite pravi tekst, a obrišite POPUNITI i sve zagrade oko njega.';
    return [...marks, warning(path, index + 1, half, fix)];
  });
}

function findPlaceholders({ path, yaml, entries }: ParsedText): Finding[] {
  return Object.entries(PLACEHOLDERS).flatMap(([key, { pattern, what }]) => {
    const value = entries[0]?.data[key];
    if (value === undefined || !pattern.test(String(value))) return [];
    const text = `Probni podatak u polju „${key}“: ${value}`;
    return [warning(path, yaml.lineOf([key]) ?? 1, text, `Upišite ${what}.`)];
  });
}

/** What she may tell, but need not: empty as long as nobody has asked her. */
const OPTIONAL: Readonly<Record<string, string>> = {
  town: 'mesto',
  hours: 'kada se javljate na telefon',
  reply_time: 'za koliko odgovarate na poruke',
};

function findUnasked({ path, yaml, entries }: ParsedText): Finding[] {
  return Object.entries(OPTIONAL).flatMap(([key, what]) => {
    if (entries[0]?.data[key] !== '') return [];
    const fix = `Upišite to. Ako ne treba da se vidi: ${key}: ${NOT_SHOWN}`;
    return [warning(path, yaml.lineOf([key]) ?? 1, `Nije upisano: ${what}`, fix)];
  });
}

function findExampleLinks({ path, yaml, body }: ParsedText): Finding[] {
  const front = yaml.lines.map((line, index) => ({ line, number: yaml.firstLine + index }));
  return [...front, ...numberLines(body)]
    .filter(({ line }) => !/^\s*#/.test(line))
    .flatMap((line) => findLink(path, line));
}

function findLinks({ path, text }: TextFile): Finding[] {
  return numberLines(text).flatMap((line) => findLink(path, line));
}

function findLink(path: string, { line, number }: NumberedLine): Finding[] {
  const link = EXAMPLE_LINK.exec(line)?.[0];
  return link ? [warning(path, number, `Probna veza: ${link}`, 'Upišite pravu adresu.')] : [];
}

/** Somebody's real words under a name from the samples. */
function findSampleNames({ path, collection, yaml, entries }: ParsedText): Finding[] {
  if (collection.name !== 'testimonials') return [];
  return entries.flatMap(({ at, data: { name, sample } }) => {
    if (sample === true || !/^korisni(k|ca) \d+$/i.test(String(name))) return [];
    const text = `Nije popunjeno: ime osobe umesto „${name}“`;
    const fix = 'Upišite ime, uz pisani pristanak te osobe, ili vratite red: sample: true';
    return [warning(path, yaml.lineOf([...at, 'name']) ?? 1, text, fix)];
  });
}

function findOwners({ path, text }: TextFile): Finding[] {
  return numberLines(text).flatMap(({ line, number }) => {
    // The explanation names them, too; a rule gives a path before the name.
    const name = /^#?\s*[*/]/.test(line) ? OWNER.exec(line)?.[0] : undefined;
    if (!name) return [];
    const fix =
      'Upišite ime sa GitHuba i obrišite # na početku reda. Ako sajt nije na GitHubu, obrišite ceo fajl.';
    return [warning(path, number, `Nije popunjeno: ime osobe umesto ${name}`, fix)];
  });
}

interface NumberedLine {
  line: string;
  number: number;
}

function numberLines(text: string): NumberedLine[] {
  return text.split('\n').map((line, index) => ({ line, number: index + 1 }));
}
