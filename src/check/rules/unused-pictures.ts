import { folderOf, nameOf, resolvePath, stemOf } from '../../model/paths.ts';
import { slugify } from '../../model/slug.ts';
import type { Site } from '../content.ts';
import { type Finding, note, warning } from '../finding.ts';
import { pictureUses } from './pictures.ts';

/** Pictures that no text asks for: left over, or waiting beside the old one. */
export function checkUnusedPictures({ texts, pictures = [], isIncomplete }: Site): Finding[] {
  const used = texts.flatMap((text) => [
    ...pictureUses(text).map(({ typed }) => resolvePath(text.path, typed.replaceAll('\\', '/'))),
    // A testimonial's picture has the person's name.
    ...(text.collection.picturesByName ? text.entries : []).map(
      ({ data }) => `${folderOf(text.path)}/${slugify(String(data['name'] ?? ''))}`,
    ),
  ]);
  const asked = new Set(used.map((path) => path.toLowerCase()));
  const withoutEnding = (path: string) => `${folderOf(path)}/${stemOf(path)}`.toLowerCase();
  return pictures.flatMap(({ path, problem }) => {
    if (asked.has(path.toLowerCase()) || asked.has(withoutEnding(path))) return [];
    const twin = used.find((other) => withoutEnding(other) === withoutEnding(path));
    if (twin) {
      const words = `Tekst i dalje prikazuje sliku „${nameOf(twin)}“, a ne ovu.`;
      const why = problem ? `Ovu sajt ne ume da prikaže: ${problem}.` : '';
      const fix = why || `Upišite u tekst: ./${nameOf(path)}, a staru sliku obrišite.`;
      return [warning(path, 1, words, fix)];
    }
    const words = 'Ovu sliku ne koristi nijedan tekst.';
    // A text that could not be read may ask for it.
    return isIncomplete ? [] : [note(path, 1, words, 'Ako Vam ne treba, obrišite je.')];
  });
}
