// The picture files themselves, and the pictures that the texts ask for.

import { findNearest } from '../../model/nearest.ts';
import { endingOf, folderOf, nameOf, resolvePath, shortPath } from '../../model/paths.ts';
import type { Content, Picture } from '../content-files.ts';
import { error, type Finding, note, warning } from '../finding.ts';

/** A place in a text that asks for a picture. */
export interface PictureUse {
  file: string;
  line: number;
  /** The path as it was typed. */
  typed: string;
  /** What stands before the path on that line, so that the corrected line can be shown. */
  start: string;
  end: string;
}

const SUPPORTED = /^(jpg|png|gif|webp|avif|svg|tiff)$/;
/** Above this many pixels sharp gives up (its default limit). */
const MOST_PIXELS = 268_402_689;
const LARGE_BYTES = 5_000_000;
const LARGE_SIDE = 4000;
const SMALL_SIDE = 600;

export function checkPictures(
  pictures: Content['pictures'],
  uses: readonly PictureUse[],
  /** Pictures found by a person's name, with nobody naming the file. */
  derived: ReadonlySet<string>,
  /** Text of the files with a mistake in them, which may have hidden that they ask for a picture. */
  broken: string,
): Finding[] {
  const byPath = new Map(pictures.map((picture) => [picture.path, picture]));
  const used = new Set(uses.map(({ file, typed }) => resolvePath(file, typed)));
  // A picture that is asked for in other letters is misnamed, not unused.
  const usedInAnyCase = new Set([...used].map((path) => path.toLowerCase()));
  const free = pictures.map(({ path }) => path).filter((path) => !used.has(path));
  return [
    ...uses.flatMap((use) => checkUse(use, byPath, free)),
    ...pictures.flatMap((picture) => {
      const isUsed =
        usedInAnyCase.has(picture.path.toLowerCase()) ||
        derived.has(picture.path) ||
        broken.includes(nameOf(picture.path).toLowerCase());
      return isUsed ? [] : checkUnused(picture);
    }),
    ...[...derived].flatMap((path) => {
      const picture = byPath.get(path);
      return picture ? checkBytes(path, 1, picture) : [];
    }),
    ...findTwins(pictures),
  ];
}

function checkUse(
  use: PictureUse,
  pictures: ReadonlyMap<string, Picture>,
  free: readonly string[],
): Finding[] {
  const { file, line, typed } = use;
  const corrected = (path: string) => `${use.start}${path}${use.end}`;
  if (/^(https?:)?\/\//.test(typed)) {
    const fix = 'Sačuvajte sliku u isti folder i upišite njeno ime, na primer: ./aloe-gel.jpg';
    return [error(file, line, `Slika ne sme da bude sa drugog sajta: ${typed}`, fix)];
  }
  const path = resolvePath(file, typed.replaceAll('\\', '/'));
  const picture = pictures.get(path);
  if (picture && !/^\.\.?\//.test(typed)) {
    const text = `Ispred imena slike „${typed}“ nedostaje ./`;
    return [error(file, line, text, `Napišite red ovako: ${corrected(`./${nameOf(path)}`)}`)];
  }
  if (picture) return checkBytes(file, line, picture);

  const folder = folderOf(path);
  const names = free.filter((other) => folderOf(other) === folder).map(nameOf);
  const text = `Slika „${typed}“ ne postoji u folderu ${folder}.`;
  const near =
    findNearest(nameOf(path), names) ??
    names.find((name) => name.replace(/\.\w+$/, '') === nameOf(path).replace(/\.\w+$/, ''));
  if (near) {
    const better = `${typed.slice(0, typed.length - nameOf(path).length)}${near}`;
    const start = /^\.\.?\//.test(better) ? '' : './';
    return [error(file, line, text, `Da li ste mislili: ${corrected(start + better)}`)];
  }
  return [error(file, line, text, `Stavite sliku u taj folder pod imenom ${nameOf(path)}.`)];
}

function checkBytes(file: string, line: number, picture: Picture): Finding[] {
  const { path, format, truncated, width, height, size } = picture;
  const name = `Slika „${shortPath(path)}“`;
  if (format === 'heic') {
    const fix =
      'Otpremite je kroz stranicu /admin, koja je sama pretvara u JPG, ili je na telefonu pošaljite sebi kao JPG.';
    return [
      error(file, line, `${name} je u formatu HEIC (iPhone), koji sajt ne ume da prikaže.`, fix),
    ];
  }
  if (size === 0) return [error(file, line, `${name} je prazan fajl.`, 'Otpremite sliku ponovo.')];
  if (format === undefined || !SUPPORTED.test(format)) {
    const what = format ? `je u formatu ${format.toUpperCase()}` : 'nije slika';
    const fix = 'Sačuvajte je kao JPG ili PNG i otpremite ponovo.';
    return [
      error(file, line, `${name} ${what}, iako joj se ime završava na .${endingOf(path)}.`, fix),
    ];
  }
  if (truncated || width === 0 || height === 0) {
    const text = `${name} je oštećena: nedostaje kraj fajla.`;
    return [error(file, line, text, 'Otpremite je ponovo sa telefona ili računara.')];
  }
  return [...checkEnding(picture), ...checkSize(file, line, name, picture)];
}

function checkEnding({ path, format = '' }: Picture): Finding[] {
  const ending = endingOf(path)
    .replace(/^(jpeg|jfif)$/, 'jpg')
    .replace('tif', 'tiff');
  if (ending.startsWith(format) || format.startsWith(ending)) return [];
  const text = `Ime slike se završava na .${endingOf(path)}, a u njoj je ${format.toUpperCase()}.`;
  const better = nameOf(path).replace(/\.[^.]+$/, `.${format}`);
  return [warning(path, 1, text, `Preimenujte je u: ${better} (i tamo gde se njeno ime pominje).`)];
}

function checkSize(
  file: string,
  line: number,
  name: string,
  { format, width, height, size }: Picture,
): Finding[] {
  if (format === 'svg') return [];
  const pixels = `${width} × ${height}`;
  if (width * height > MOST_PIXELS) {
    const fix = 'Smanjite je na 2000 piksela po dužoj strani i otpremite ponovo.';
    return [error(file, line, `${name} je prevelika (${pixels} piksela).`, fix)];
  }
  if (size > LARGE_BYTES || Math.max(width, height) > LARGE_SIDE) {
    const megabytes = (size / 1_000_000).toFixed(1).replace('.', ',');
    const text = `${name} je vrlo velika (${pixels} piksela, ${megabytes} MB).`;
    const fix =
      'Nije greška: sajt je sam smanjuje. Ipak je bolje da je smanjite na 2000 piksela po dužoj strani.';
    return [warning(file, line, text, fix)];
  }
  if (Math.min(width, height) < SMALL_SIDE) {
    const fix = 'Ako imate veću, stavite nju: najbolje bar 1000 × 1000 piksela.';
    return [warning(file, line, `${name} je mala (${pixels} piksela), pa će biti mutna.`, fix)];
  }
  return [];
}

function checkUnused(picture: Picture): Finding[] {
  const text = 'Ovu sliku ne koristi nijedan tekst.';
  return [note(picture.path, 1, text, 'Ako Vam ne treba, obrišite je.')];
}

function findTwins(pictures: Content['pictures']): Finding[] {
  return pictures.flatMap((picture, index) => {
    const twin = pictures
      .slice(0, index)
      .find(({ fingerprint, size }) => fingerprint === picture.fingerprint && size > 0);
    if (!twin) return [];
    const text = `Ista slika već postoji kao ${shortPath(twin.path)}.`;
    return [note(picture.path, 1, text, 'Dovoljna je jedna; obe veze mogu da vode na nju.')];
  });
}
