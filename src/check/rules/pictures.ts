// A picture that a text names must exist under exactly that name, lie in this project and be drawable. A
// picture that no text names is reported too.
import { COLLECTIONS } from '../../model/collections.ts';
import { listValues } from '../../model/data.ts';
import {
  decodePercent,
  endingOf,
  folderOf,
  nameOf,
  resolvePath,
  stemOf,
} from '../../model/paths.ts';
import { slugify, slugOf } from '../../model/slug.ts';
import { linksOfTree } from '../../text/links.ts';
import type { Content } from '../content.ts';
import { error, type Finding, note, unfinished, warning } from '../finding.ts';
import { findNearest } from '../nearest.ts';
import { oncePerText } from '../once-per-text.ts';
import type { Text } from '../read-text.ts';
import { either, say, type Words, WRITE_ROW } from '../wording.ts';

const CONVERT =
  'Otpremite je ponovo kao JPG ili PNG, ili kroz stranicu /admin, koja je sama pretvara.';

interface Use {
  line: number;
  typed: string;
  /** In the text below the data, where a picture of another site can be typed. */
  isInText: boolean;
}

const pictureUses = oncePerText((text): readonly Use[] => {
  const { entries, lineOf } = text;
  const inData = entries
    .flatMap((entry) => listValues(entry.data, entry.at))
    .filter(({ at, value }) => /^(share_)?image$/.test(String(at.at(-1))) && value)
    .map(({ at, value }) => ({
      line: lineOf(at) ?? 1,
      typed: String(value).trim(),
      isInText: false,
    }));
  const inText = linksOfTree(text.tree)
    .filter(({ isPicture }) => isPicture)
    .map(({ line, target }) => ({ line, typed: decodePercent(target) ?? target, isInText: true }));
  return [...inData, ...inText];
});

export function checkPictures(text: Text, content: Content): Finding[] {
  // A new picture of a form has no file yet, and lies beside its field.
  const uses = pictureUses(text).filter(({ isInText }) => isInText || !content.isInForm);
  return uses.flatMap((use) => checkPlace(text, use) ?? checkUse(text, use, content));
}

/** A picture that does not lie in this project; undefined for one that may. */
function checkPlace(text: Text, use: Use): Finding[] | undefined {
  const { path } = text;
  const { line, typed } = use;
  if (!/^([a-z]+:|~)|^\/(\/|users\/|home\/)/i.test(typed)) return undefined;
  const near = `./${nameOf(typed.replaceAll('\\', '/'))}`;
  const message = `Slika ne može da bude sa drugog sajta ni sa Vašeg računara: ${typed}`;
  const fix = say`Stavite je u folder ${folderOf(path)}. ${rowWith(text, use, near)}`;
  return [error(path, line, message, fix)];
}

/** The line with a better address; of a picture in the data, the form knows the address alone. */
function rowWith({ lines }: Text, { line, typed, isInText }: Use, better: string): Words {
  const row = lines[line - 1]?.trim().replace(typed, () => better) ?? better;
  return say`${WRITE_ROW} ${either(row, isInText ? row : better)}`;
}

function checkUse(text: Text, use: Use, content: Content): Finding[] {
  const { path } = text;
  const { line, typed } = use;
  const { pictures } = content;
  if (!pictures) return [];
  const target = resolvePath(path, typed.replaceAll('\\', '/'));
  const [name, folder] = [nameOf(target), folderOf(target)];
  const picture = pictures.find((one) => one.path.normalize('NFC') === target);
  const report = (message: string, fix?: Words, make = error) => [
    { ...make(path, line, message, fix), picture: target },
  ];
  const instead = (better: string) => rowWith(text, use, better);
  // The build compares names byte by byte, and macOS writes a letter and its accent apart.
  if (picture && picture.path !== target) {
    const plain = `${slugOf(name)}.${endingOf(name)}`;
    return report(
      `Ime slike „${name}“ u fajlu i u tekstu izgleda isto, a zapisano je različito: Mac razdvaja slovo i kvačicu.`,
      say`Preimenujte sliku u: ${plain} ${instead(`./${plain}`)}`,
    );
  }
  if (picture && !/^\.\.?\//.test(typed))
    return report(`Ispred imena slike „${typed}“ nedostaje ./`, instead(`./${name}`));
  if (picture?.problem)
    return report(`Sliku „${name}“ sajt ne može da prikaže: ${picture.problem}.`, CONVERT);
  if (picture) return picture.doubts.flatMap((doubt) => report(doubt, undefined, warning));
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
  let fix: Words = `Stavite sliku u taj folder pod imenom ${name}.`;
  if (doubled) fix = `Preimenujte sliku ${doubled} u: ${name}`;
  else if (elsewhere && !isBesideTexts(elsewhere.path))
    fix = `Stavite je tamo: sada je u folderu ${folderOf(elsewhere.path)}.`;
  else if (near) fix = instead(`${way.startsWith('.') ? way : './'}${near}`);
  else if (elsewhere) fix = instead(`../${nameOf(folderOf(elsewhere.path))}/${name}`);
  return report(`Slika „${typed}“ ne postoji u folderu ${folder}.`, fix, unfinished);
}

/** Pictures that no text names: left over, or uploaded while the text still names the old picture. */
export function checkUnusedPictures(content: Content): Finding[] {
  const { texts, pictures = [], isIncomplete } = content;
  const named = texts.flatMap(namedPictures);
  const byName = texts.flatMap(picturesOfPeople);
  return pictures.flatMap(({ path, problem }) => {
    if (!isBesideTexts(path) && !problem) return [reportWrongFolder(path, content)];
    if (named.some((other) => isSamePath(other, path))) return [];
    const isByName = byName.includes(withoutName(path));
    // Pictures of people go out all together.
    if (problem && isByName)
      return [error(path, 1, `Ovu sliku sajt ne može da prikaže: ${problem}.`, CONVERT)];
    if (isByName) return [];
    const twin = named.find((other) => isSamePath(withoutEnding(other), withoutEnding(path)));
    if (twin) {
      const message = `Tekst i dalje prikazuje sliku „${nameOf(twin)}“, a ne ovu.`;
      const why = problem ? `Ovu sajt ne ume da prikaže: ${problem}.` : '';
      const fix = why || `Upišite u tekst: ./${nameOf(path)}, a staru sliku obrišite.`;
      return [warning(path, 1, message, fix)];
    }
    const message = 'Ovu sliku ne koristi nijedan tekst.';
    // A text that could not be read may name the picture.
    const fix =
      'Ako menja sliku koja je na sajtu, dajte joj ime te slike; ako je nova, upišite je u tekst. Ako Vam ne treba, obrišite je.';
    return isIncomplete ? [] : [note(path, 1, message, fix)];
  });
}

function isBesideTexts(path: string): boolean {
  return COLLECTIONS.some((one) => [one.path, folderOf(one.path)].includes(folderOf(path)));
}

/** A picture in a folder without texts, which is not where the next editor looks for it. */
function reportWrongFolder(path: string, { texts }: Content): Finding {
  const user = texts.find((text) =>
    pictureUses(text).some(({ typed }) => nameOf(typed) === nameOf(path)),
  );
  const folder = user ? folderOf(user.path) : 'src/content/products';
  const message = `Slika „${nameOf(path)}“ nije u folderu svog teksta.`;
  const fix = `Otpremite je u folder ${folder}, u tekst upišite ./${nameOf(path)}, a ovu obrišite.`;
  return { ...warning(path, 1, message, fix), folder };
}

export function isPictureUsed(path: string, { texts }: Content): boolean {
  return texts.some(
    (text) =>
      namedPictures(text).some((other) => isSamePath(other, path)) ||
      picturesOfPeople(text).includes(withoutName(path)),
  );
}

function namedPictures(text: Text): string[] {
  return pictureUses(text).map(({ typed }) => resolvePath(text.path, typed.replaceAll('\\', '/')));
}

/** Paths, without endings, of the pictures that an entry finds by its name. */
function picturesOfPeople({ collection, entries, path }: Text): string[] {
  if (!collection.picturesByName) return [];
  return entries.map(({ data }) => `${folderOf(path)}/${slugify(String(data['name'] ?? ''))}`);
}

const withoutName = (path: string) => `${folderOf(path)}/${slugOf(path)}`;
const withoutEnding = (path: string) => `${folderOf(path)}/${stemOf(path)}`;

/** Some systems do not distinguish capital letters from small ones, or write a letter and its accent apart. */
function isSamePath(one: string, other: string): boolean {
  const plain = (path: string) => path.normalize('NFC').toLowerCase();
  return plain(one) === plain(other);
}
