import { folderOf, nameOf, resolvePath, stemOf } from '../../model/paths.ts';
import { isSlugOf } from '../../model/slug.ts';
import type { Site } from '../check-site.ts';
import { type Finding, note, warning } from '../finding.ts';
import { CONVERT, pictureUses } from './pictures.ts';

/** Pictures that no text asks for: left over, or waiting beside the old one. */
export function checkUnusedPictures({ texts, pictures = [], isIncomplete }: Site): Finding[] {
  const used = new Set(
    texts.flatMap((text) =>
      pictureUses(text).map(({ typed }) =>
        resolvePath(text.path, typed.replaceAll('\\', '/')).toLowerCase(),
      ),
    ),
  );
  // A testimonial's picture has the person's name.
  const isNamed = (path: string) =>
    texts.some(
      (text) =>
        text.collection.picturesByName &&
        folderOf(text.path) === folderOf(path) &&
        text.entries.some(({ data }) => isSlugOf(stemOf(path), String(data['name'] ?? ''))),
    );
  return pictures.flatMap(({ path, problem }) => {
    if (used.has(path.toLowerCase()) || isNamed(path)) return [];
    const twin = [...used].find(
      (other) => folderOf(other) === folderOf(path) && stemOf(other) === stemOf(path),
    );
    if (twin) {
      const why = problem ? `, koju sajt ne ume da prikaže: ${problem}` : '';
      const words = `Tekst i dalje prikazuje sliku „${nameOf(twin)}“, a ne ovu${why}.`;
      const fix = `Upišite u tekst: ./${nameOf(path)}, a staru sliku obrišite.`;
      return [warning(path, 1, words, problem ? CONVERT : fix)];
    }
    const words = 'Ovu sliku ne koristi nijedan tekst.';
    // A text that could not be read may ask for it.
    return isIncomplete ? [] : [note(path, 1, words, 'Ako Vam ne treba, obrišite je.')];
  });
}
