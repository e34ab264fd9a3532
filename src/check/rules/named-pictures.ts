import { findNearest } from '../../model/nearest.ts';
import { endingOf, folderOf, nameOf, stemOf } from '../../model/paths.ts';
import { isSlugOf, slugify } from '../../model/slug.ts';
import type { Picture } from '../content-files.ts';
import { type Finding, note, warning } from '../finding.ts';
import type { ParsedText } from '../parse-text.ts';

/** Endings that the site looks for; the file's name is the slug of the item's. */
const ENDINGS = /\.(svg|jpg|jpeg|png|webp|avif)$/;

interface Result {
  findings: Finding[];
  /** Pictures that somebody's name leads to. */
  derived: Set<string>;
}

/**
 * Pictures that are found by an item's name alone. A missing one is no mistake, since the initials
 * stand in; a misnamed one is worth a look.
 */
export function checkNamedPictures(
  texts: readonly ParsedText[],
  pictures: readonly Picture[],
): Result {
  const results = texts
    .filter(({ collection }) => collection.picturesByName)
    .map((text) => checkNames(text, pictures));
  return {
    findings: results.flatMap(({ findings }) => findings),
    derived: new Set(results.flatMap(({ derived }) => [...derived])),
  };
}

function checkNames(
  { path: file, yaml, entries }: ParsedText,
  pictures: readonly Picture[],
): Result {
  const folder = folderOf(file);
  const paths = pictures.map(({ path }) => path).filter((path) => folderOf(path) === folder);
  const derived = new Set<string>();
  const orphans: { line: number; name: string; slug: string }[] = [];
  for (const { at, data } of entries) {
    const { name } = data;
    if (typeof name !== 'string' || name.trim() === '') continue;
    if (data['image'] !== undefined) continue;
    const slug = slugify(name);
    const found = paths.find((path) => isSlugOf(stemOf(path), name) && ENDINGS.test(path));
    if (found) derived.add(found);
    else orphans.push({ line: yaml.lineOf([...at, 'name']) ?? 1, name, slug });
  }
  const free = paths.filter((path) => !derived.has(path));
  return { findings: orphans.map((orphan) => explain(file, orphan, free)), derived };
}

function explain(
  file: string,
  { line, name, slug }: { line: number; name: string; slug: string },
  free: readonly string[],
): Finding {
  const near = findNearest(slug, free.map(stemOf));
  const path = free.find((other) => stemOf(other) === near);
  const text = `Za „${name}“ nema slike ${slug}.jpg, pa na sajtu stoje inicijali.`;
  if (path) {
    const ending = ENDINGS.test(path) ? endingOf(path) : 'jpg';
    const fix = `Ako je to slika ${nameOf(path)}, preimenujte je u: ${slug}.${ending}`;
    return warning(file, line, text, fix);
  }
  return note(file, line, text, 'Sliku možete da dodate u isti folder, ali ne morate.');
}
