// Names of texts and pictures: reports a wrong ending, a wrong folder, a name of which the site can make no
// address or the same one as of another, and missing files.
import {
  collectionNamed,
  collectionOf,
  collectionOfFolder,
  REQUIRED,
} from '../../model/collections.ts';
import { endingOf, FOLDER, folderOf, nameOf, shortPath, stemOf } from '../../model/paths.ts';
import { fileNameFor, isOfDevice, slugify, slugOf } from '../../model/slug.ts';
import type { Content, RawFile } from '../content.ts';
import { error, type Finding, warning } from '../finding.ts';
import { findNearest } from '../nearest.ts';
import { either } from '../wording.ts';
import { isPictureUsed } from './pictures.ts';

/** All endings of a name, since programs may add a second one: `zubni-gel.mdx.txt`. */
const ENDINGS = /(\.(mdx?|markdown|txt|ya?ml|json|jpe?g|png|webp))+$/i;

/** A sign that looks like a sign of an address to the build, so that it cannot find the file. */
const UNREADABLE_IN_TEXT = /[#?%\\\p{Cc}]/u;
const UNREADABLE_IN_PICTURE = /[?\\\p{Cc}]/u;
/** What programs add to the name of a copy. */
const COPY = /[\s_-]*(?:\(\d+\)|[ck]op(?:y|ija)(?:[\s_-]*\d+)?)/gi;

/** `files` are all texts in the folder, also those that could not be read. */
export function checkFiles(content: Content, files: readonly RawFile[]): Finding[] {
  const texts = files.map(({ path }) => path);
  const pictures = (content.pictures ?? []).map(({ path }) => path);
  const misplaced = texts.filter((path) => !collectionOf(path));
  const placed = texts.filter((path) => collectionOf(path));
  const named = [...placed, ...pictures];
  return [
    ...findAbsentFiles(texts, misplaced),
    ...misplaced.map(explainMisplaced),
    ...content.unusedFiles.map(explainOther),
    ...(content.links ?? []).map(explainLink),
    ...named.flatMap((path) => checkName(path, named, content)),
    ...findSameAddresses(placed),
    ...[...texts, ...pictures, ...content.unusedFiles].flatMap((path) => checkSystems(path, named)),
  ];
}

function findAbsentFiles(texts: readonly string[], misplaced: readonly string[]): Finding[] {
  return REQUIRED.filter((path) => !texts.includes(path)).map((path) => {
    const near = findNearest(nameOf(path), misplaced.map(nameOf));
    const fix = near
      ? `Preimenujte fajl ${near} u: ${nameOf(path)}`
      : 'Vratite ga iz ranije verzije; bez njega sajt ne može da se napravi.';
    return error(path, 1, either('Ovaj fajl nedostaje.', 'Ovaj tekst nedostaje.'), fix);
  });
}

function explainMisplaced(path: string): Finding {
  const message = 'Ovaj tekst se ne vidi na sajtu: nije u pravom folderu ili mu je ime pogrešno.';
  const isMeant = (one: string) => stemOf(one) === stemOf(path) && folderOf(one) === folderOf(path);
  const meant = REQUIRED.find(isMeant);
  const ending = meant ? endingOf(meant) : collectionOfFolder(path)?.ending;
  if (ending) {
    const stem = slugify(nameOf(path).replace(ENDINGS, '')) || 'novo-ime';
    return error(path, 1, message, `Preimenujte ga u: ${stem}.${ending}`);
  }
  const folder = folderAround(path);
  const fix = either(
    `Premestite ga u folder kome pripada, na primer ${folder}, ili ga obrišite.`,
    'Ako je to nov proizvod, otvorite predlog u uređivaču: tamo dobija svoje mesto.',
  );
  return { ...error(path, 1, message, fix), folder };
}

/** The nearest folder of texts around this path; that of the products where there is none. */
function folderAround(path: string): string {
  const folder = folderOf(path);
  if (!folder.startsWith(`${FOLDER}/`)) return collectionNamed('products').path;
  return collectionOfFolder(path) ? folder : folderAround(folder);
}

function explainOther(path: string): Finding {
  const ending = collectionOfFolder(path)?.ending;
  const isText = ending && /^(|docx?|odt|rtf|pages)$/.test(endingOf(path));
  if (!isText)
    return warning(path, 1, 'Sajt ne koristi ovaj fajl.', 'Ako Vam ne treba, obrišite ga.');
  const fix = `Prekopirajte tekst u fajl čije se ime završava na .${ending}, po ugledu na ostale iz tog foldera.`;
  return error(path, 1, 'Ovaj fajl sajt ne može da pročita.', fix);
}

/** The build would follow the link, and publish a file from elsewhere on this machine. */
function explainLink(path: string): Finding {
  const message = `„${nameOf(path)}“ je prečica ka drugom mestu, a ne fajl, pa može da vodi van ovog foldera.`;
  return error(path, 1, message, 'Obrišite prečicu i na njeno mesto stavite sam fajl.');
}

/** In bytes. Linux holds a name of 255 of them, Windows a whole path of 260 letters, with the folders above the site. */
const LONGEST_PATH = 200;
const UNKNOWN_TO_WINDOWS = /[<>:"|*]|[ .]$/;

/** A file that a system cannot hold: nobody could fetch the project there, so no text would be published. */
function checkSystems(path: string, all: readonly string[]): Finding[] {
  const name = nameOf(path);
  const { length } = new TextEncoder().encode(path);
  if (length > LONGEST_PATH) {
    const shown = `${name.slice(0, 40)}…`;
    const message = `Ime fajla „${shown}“ je predugačko, pa nijedan računar ne bi mogao da preuzme projekat.`;
    return [error(path, 1, message, renaming(path, all))];
  }
  if (!isOfDevice(stemOf(path)) && !UNKNOWN_TO_WINDOWS.test(name)) return [];
  const message = `Windows ne može da sačuva fajl sa imenom „${name}“, pa se projekat tamo ne bi mogao preuzeti.`;
  return [error(path, 1, message, renaming(path, all))];
}

/** Names become addresses, and some systems do not distinguish capital letters from small ones. */
function checkName(path: string, all: readonly string[], content: Content): Finding[] {
  const name = nameOf(path);
  const isText = collectionOf(path) !== undefined;
  const [sign] = (isText ? UNREADABLE_IN_TEXT : UNREADABLE_IN_PICTURE).exec(name) ?? [];
  if (sign !== undefined) {
    const message = `Fajl „${name}“ sajt ne može da pročita, zbog znaka ${sign} u imenu.`;
    return [error(path, 1, message, renaming(path, all))];
  }
  if (isText && slugOf(path) === '') {
    const message = `Od imena fajla „${name}“ ne može da nastane adresa: u njemu nema nijednog slova ni cifre.`;
    return [error(path, 1, message, renaming(path, all))];
  }
  // Phones and the editor put _ into names of pictures; only the name of a text becomes an address.
  const between = isText ? '-' : '[-_]+';
  if (new RegExp(`^[a-z0-9]+(${between}[a-z0-9]+)*\\.[a-z0-9]+$`).test(name)) return [];
  const message = `U imenu fajla „${name}“ dozvoljena su samo mala slova bez kvačica, cifre i crtica.`;
  const isCopy = name.search(COPY) > 0;
  // What a text shows must not be deleted.
  const isSpare = isCopy && (isText || !isPictureUsed(path, content));
  const fix = isSpare ? 'Ako je ovo samo kopija, obrišite je.' : renaming(path, all);
  return [warning(path, 1, message, fix)];
}

/** The texts whose addresses another text has too: the site would show one of the two. */
function findSameAddresses(paths: readonly string[]): Finding[] {
  const firsts = new Map<string, string>();
  return paths.flatMap((path) => {
    const place = placeOf(path);
    const twin = firsts.get(place);
    if (twin === undefined) firsts.set(place, path);
    if (twin === undefined || slugOf(path) === '') return [];
    const message =
      `Fajlovi ${shortPath(twin)} i ${shortPath(path)} daju istu adresu (${slugOf(path)}), ` +
      'pa bi se na sajtu video samo jedan.';
    const fix = `Ako je jedan od njih suvišan, obrišite ga. Ako nije: ${renaming(path, paths)}`;
    return [error(path, 1, message, fix)];
  });
}

/** Where the site shows the text; pages and policies stand side by side. */
function placeOf(path: string): string {
  const collection = collectionOf(path);
  const isOnTop = collection?.name === 'pages' || collection?.name === 'policies';
  return `${isOnTop ? '' : folderOf(path)}/${slugOf(path)}`;
}

/** The advice to give the file a name that the site can use and that no other file has. */
function renaming(path: string, all: readonly string[]): string {
  const ending = endingOf(path);
  const stem = stemOf(path).replace(ENDINGS, '');
  const plain = fileNameFor(stem.replace(COPY, '')) || fileNameFor(stem) || 'novo-ime';
  const isTaken = (name: string) =>
    all.some(
      (other) =>
        other !== path &&
        endingOf(other) === ending &&
        placeOf(other) === placeOf(`${folderOf(path)}/${name}.${ending}`),
    );
  let name = plain;
  for (let number = 2; isTaken(name); number++) name = `${plain}-${number}`;
  return `Preimenujte ga u: ${name}.${ending} (i tamo gde se njegovo ime pominje).`;
}
