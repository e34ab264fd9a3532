// The picture files themselves, and the pictures that the texts ask for.

import { collectionOf } from '../../model/collections.ts';
import { findNearest } from '../../model/nearest.ts';
import { endingOf, folderOf, nameOf, resolvePath, shortPath, stemOf } from '../../model/paths.ts';
import type { Content, Picture } from '../content-files.ts';
import { error, type Finding, missing, note, warning } from '../finding.ts';
import { checkPictureFile, checkShape, SUPPORTED } from './picture-file.ts';

/** A place in a text that asks for a picture. */
export interface PictureUse {
  file: string;
  line: number;
  /** The path as it was typed. */
  typed: string;
  /** What stands before the path on that line, so that the corrected line can be shown. */
  start: string;
  end: string;
  isDraft: boolean;
}

/** Endings by which Astro knows a picture; another one ends its work in English. */
const PLACED = /^(jpe?g|a?png|gif|webp|avif|svg|tiff)$/;

/** Collections whose pictures the site cuts to a square. */
const SQUARE = ['products', 'featured'];

export function checkPictures(
  { pictures, others }: Content,
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
    ...uses.flatMap((use) => checkUse(use, byPath, free, others)),
    ...pictures.flatMap((picture) => {
      const isUsed =
        usedInAnyCase.has(picture.path.toLowerCase()) ||
        derived.has(picture.path) ||
        broken.includes(nameOf(picture.path).toLowerCase());
      return isUsed ? [] : checkUnused(picture, used);
    }),
    ...[...derived].flatMap((path) => {
      const picture = byPath.get(path);
      return picture ? checkPictureFile(path, 1, picture) : [];
    }),
    ...findTwins(pictures),
  ];
}

function checkUse(
  use: PictureUse,
  pictures: ReadonlyMap<string, Picture>,
  free: readonly string[],
  others: readonly string[],
): Finding[] {
  const { file, line, typed } = use;
  const corrected = (path: string) => `${use.start}${path}${use.end}`;
  if (/^(https?:)?\/\//.test(typed)) {
    const fix = 'Sačuvajte sliku u isti folder i upišite njeno ime, na primer: ./aloe-gel.jpg';
    return [error(file, line, `Slika ne sme da bude sa drugog sajta: ${typed}`, fix)];
  }
  if (/^([a-z]:|file:|~|\/(users|home)\/)/i.test(typed)) {
    const name = nameOf(typed.replaceAll('\\', '/'));
    const fix = `Stavite sliku u folder ${folderOf(file)} i napišite red ovako: ${corrected(`./${name}`)}`;
    return [error(file, line, `Slika ne može da se uzme sa Vašeg računara: ${typed}`, fix)];
  }
  const path = resolvePath(file, typed.replaceAll('\\', '/'));
  const picture = pictures.get(path);
  if (picture && !/^\.\.?\//.test(typed)) {
    const text = `Ispred imena slike „${typed}“ nedostaje ./`;
    return [error(file, line, text, `Napišite red ovako: ${corrected(`./${nameOf(path)}`)}`)];
  }
  if (picture && !PLACED.test(endingOf(path)) && SUPPORTED.test(picture.format ?? '')) {
    const better = nameOf(path).replace(/\.[^.]+$/, `.${picture.format}`);
    const text = `Sajt ne ume da prikaže sliku čije se ime završava na .${endingOf(path)}.`;
    const fix = `Preimenujte sliku u ${better} i napišite red ovako: ${corrected(`${typed.slice(0, -nameOf(path).length)}${better}`)}`;
    return [error(file, line, text, fix)];
  }
  if (picture) {
    const isSquare = SQUARE.includes(collectionOf(file)?.name ?? '');
    const shape = isSquare ? checkShape(file, line, picture) : [];
    return [...checkPictureFile(file, line, picture), ...shape];
  }
  if (others.includes(path)) {
    const text = `Fajl „${nameOf(path)}“ nije slika koju sajt ume da prikaže.`;
    return [error(file, line, text, 'Sačuvajte sliku kao JPG ili PNG i upišite njeno ime.')];
  }

  const folder = folderOf(path);
  const beside = [...pictures.keys()].filter((other) => folderOf(other) === folder).map(nameOf);
  const names = free.filter((other) => folderOf(other) === folder).map(nameOf);
  const text = `Slika „${typed}“ ne postoji u folderu ${folder}.`;
  const near =
    beside.find((name) => stemOf(name).toLowerCase() === stemOf(path).toLowerCase()) ??
    findNearest(nameOf(path), names);
  if (near) {
    const better = `${typed.slice(0, typed.length - nameOf(path).length)}${near}`;
    const start = /^\.\.?\//.test(better) ? '' : './';
    return [
      missing(use.isDraft)(file, line, text, `Da li ste mislili: ${corrected(start + better)}`),
    ];
  }
  return [
    missing(use.isDraft)(
      file,
      line,
      text,
      `Stavite sliku u taj folder pod imenom ${nameOf(path)}.`,
    ),
  ];
}

function checkUnused(picture: Picture, used: ReadonlySet<string>): Finding[] {
  const { path, format } = picture;
  if (format === 'heic') return checkPictureFile(path, 1, picture);
  const twin = [...used].find(
    (other) => folderOf(other) === folderOf(path) && stemOf(other) === stemOf(path),
  );
  if (twin) {
    const text = `Tekst i dalje prikazuje sliku „${nameOf(twin)}“, a ne ovu.`;
    const fix = `Upišite u tekst: ./${nameOf(path)}, a staru sliku obrišite.`;
    return [warning(path, 1, text, fix)];
  }
  const text = 'Ovu sliku ne koristi nijedan tekst.';
  return [note(path, 1, text, 'Ako Vam ne treba, obrišite je.')];
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
