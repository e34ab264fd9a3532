import { endingOf, folderOf, nameOf, resolvePath, stemOf } from '../../model/paths.ts';
import { isSlugOf, slugify } from '../../model/slug.ts';
import type { Site } from '../check-site.ts';
import { type Finding, note, warning } from '../finding.ts';
import { findNearest } from '../nearest.ts';
import { pictureUses } from './pictures.ts';

/** Pictures that no text asks for: left over, misnamed, or waiting beside the old one. */
export function checkUnusedPictures({ texts, pictures = [], isIncomplete }: Site): Finding[] {
  const used = new Set(
    texts.flatMap((text) =>
      pictureUses(text).map(({ typed }) =>
        resolvePath(text.path, typed.replaceAll('\\', '/')).toLowerCase(),
      ),
    ),
  );
  const people = texts
    .filter(({ collection }) => collection.picturesByName)
    .flatMap(({ path, entries }) =>
      entries.map(({ data }) => ({ folder: folderOf(path), name: String(data['name'] ?? '') })),
    );
  const isNamed = (path: string) =>
    people.some(({ folder, name }) => folder === folderOf(path) && isSlugOf(stemOf(path), name));
  return pictures.flatMap(({ path, problem }) => {
    if (used.has(path.toLowerCase()) || isNamed(path)) return [];
    const twin = [...used].find(
      (other) => folderOf(other) === folderOf(path) && stemOf(other) === stemOf(path),
    );
    if (twin) {
      const words = `Tekst i dalje prikazuje sliku „${nameOf(twin)}“, a ne ovu${problem ? `, koju sajt ne ume da prikaže: ${problem}` : ''}.`;
      const fix = problem
        ? 'Otpremite je ponovo kao JPG ili PNG, ili kroz stranicu /admin, koja je sama pretvara.'
        : `Upišite u tekst: ./${nameOf(path)}, a staru sliku obrišite.`;
      return [warning(path, 1, words, fix)];
    }
    const words = 'Ovu sliku ne koristi nijedan tekst.';
    const slugs = people
      .filter(({ folder }) => folder === folderOf(path))
      .map(({ name }) => slugify(name))
      .filter((slug) => !pictures.some((one) => isSlugOf(stemOf(one.path), slug)));
    const near = findNearest(stemOf(path), slugs);
    if (near) {
      const fix = `Slika osobe nosi njeno ime. Preimenujte je u: ${near}.${endingOf(path)}`;
      return [warning(path, 1, words, fix)];
    }
    // A text that could not be read may ask for it.
    return isIncomplete ? [] : [note(path, 1, words, 'Ako Vam ne treba, obrišite je.')];
  });
}
