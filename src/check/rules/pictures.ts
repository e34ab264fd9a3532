// A picture that a text names must exist under exactly that name, lie in this project and be drawable. A
// picture that no text names is reported too.
import { listValues } from '../../model/data.ts';
import { decodePercent, folderOf, nameOf, resolvePath, stemOf } from '../../model/paths.ts';
import { slugify } from '../../model/slug.ts';
import type { Content } from '../content.ts';
import { error, type Finding, note, warning } from '../finding.ts';
import { visit } from '../markdown.ts';
import { findNearest } from '../nearest.ts';
import type { Text } from '../read-text.ts';

const CONVERT =
  'Otpremite je ponovo kao JPG ili PNG, ili kroz stranicu /admin, koja je sama pretvara.';

interface Use {
  line: number;
  /** The path of the picture as it was typed. */
  typed: string;
}

/** Every place where this text names a picture. */
function pictureUses({ entries, tree, lineOf }: Text): Use[] {
  const inData = entries
    .flatMap((entry) => listValues(entry.data, entry.at))
    .filter(({ at, value }) => /^(share_)?image$/.test(String(at.at(-1))) && value)
    .map(({ at, value }) => ({ line: lineOf(at) ?? 1, typed: String(value).trim() }));
  const inText: Use[] = [];
  visit(tree, ({ type, url = '', position: { start } }) => {
    if (type === 'image') inText.push({ line: start.line, typed: decodePercent(url) ?? url });
  });
  return [...inData, ...inText];
}

export function checkPictures(text: Text, content: Content): Finding[] {
  return content.pictures ? pictureUses(text).flatMap((use) => checkUse(text, use, content)) : [];
}

function checkUse(text: Text, { line, typed }: Use, content: Content): Finding[] {
  const { path, lines, isDraft } = text;
  const pictures = content.pictures ?? [];
  const target = resolvePath(path, typed.replaceAll('\\', '/'));
  const [name, folder] = [nameOf(target), folderOf(target)];
  const picture = pictures.find((one) => one.path === target);
  const report = (message: string, fix: string, make = error) => [make(path, line, message, fix)];
  const instead = (better: string) =>
    `Napišite red ovako: ${lines[line - 1]?.trim().replace(typed, () => better)}`;
  if (/^([a-z]+:|~)|^\/(\/|users\/|home\/)/i.test(typed))
    return report(
      `Slika ne može da bude sa drugog sajta ni sa Vašeg računara: ${typed}`,
      `Stavite je u folder ${folderOf(path)}. ${instead(`./${name}`)}`,
    );
  if (picture && !/^\.\.?\//.test(typed))
    return report(`Ispred imena slike „${typed}“ nedostaje ./`, instead(`./${name}`));
  if (picture?.problem)
    return report(`Sliku „${name}“ sajt ne može da prikaže: ${picture.problem}.`, CONVERT);
  if (picture) return picture.doubts.map((doubt) => warning(path, line, doubt));
  if (content.unusedFiles.includes(target))
    return report(`Fajl „${name}“ nije slika koju sajt ume da prikaže.`, CONVERT);
  const beside = pictures
    .filter((one) => folderOf(one.path) === folder)
    .map((one) => nameOf(one.path));
  const near =
    beside.find((one) => stemOf(one).toLowerCase() === stemOf(target).toLowerCase()) ??
    findNearest(name, beside);
  const way = typed.slice(0, typed.length - name.length);
  const elsewhere = pictures.find((one) => nameOf(one.path) === name);
  // The system of a computer may hide an ending, so that a second one is typed: gel.jpg.jpg
  const doubled = beside.find((one) => one.startsWith(`${name}.`));
  let fix = `Stavite sliku u taj folder pod imenom ${name}.`;
  if (doubled) fix = `Preimenujte sliku ${doubled} u: ${name}`;
  else if (near) fix = instead(`${way.startsWith('.') ? way : './'}${near}`);
  else if (elsewhere) fix = instead(`../${nameOf(folderOf(elsewhere.path))}/${name}`);
  return report(`Slika „${typed}“ ne postoji u folderu ${folder}.`, fix, isDraft ? note : error);
}

/** Pictures that no text names: left over, or uploaded while the text still names the old picture. */
export function checkUnusedPictures({ texts, pictures = [], isIncomplete }: Content): Finding[] {
  const used = texts.flatMap((text) => [
    ...pictureUses(text).map(({ typed }) => resolvePath(text.path, typed.replaceAll('\\', '/'))),
    // A testimonial finds its picture by the name of the person.
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
      const message = `Tekst i dalje prikazuje sliku „${nameOf(twin)}“, a ne ovu.`;
      const why = problem ? `Ovu sajt ne ume da prikaže: ${problem}.` : '';
      const fix = why || `Upišite u tekst: ./${nameOf(path)}, a staru sliku obrišite.`;
      return [warning(path, 1, message, fix)];
    }
    const message = 'Ovu sliku ne koristi nijedan tekst.';
    // A text that could not be read may name the picture.
    return isIncomplete ? [] : [note(path, 1, message, 'Ako Vam ne treba, obrišite je.')];
  });
}
