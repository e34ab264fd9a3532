// Pictures that a text asks for: there, by their exact name, and such as the site can draw.

import { listValues } from '../../model/data.ts';
import { decodePercent, folderOf, nameOf, resolvePath, stemOf } from '../../model/paths.ts';
import type { Site } from '../check-site.ts';
import { error, type Finding, note, warning } from '../finding.ts';
import { visit } from '../markdown.ts';
import { findNearest } from '../nearest.ts';
import type { Text } from '../read-text.ts';

export const CONVERT =
  'Otpremite je ponovo kao JPG ili PNG, ili kroz stranicu /admin, koja je sama pretvara.';

interface Use {
  line: number;
  /** The path as it was typed. */
  typed: string;
  /** The line, or the part of it, that holds the path. */
  row: string;
}

/** Every place where this text asks for a picture. */
export function pictureUses({ entries, lines, body, tree, lineOf }: Text): Use[] {
  const inData = entries
    .flatMap((entry) => listValues(entry.data, entry.at))
    .flatMap(({ at, value }) => {
      const isPicture = at.at(-1) === 'image' || at.at(-1) === 'share_image';
      if (!isPicture || typeof value !== 'string' || value.trim() === '') return [];
      const line = lineOf(at) ?? 1;
      return [{ line, typed: value.trim(), row: lines[line - 1]?.trim() ?? '' }];
    });
  const inText: Use[] = [];
  visit(tree, ({ type, url = '', position: { start, end } }) => {
    const row = body.slice(start.offset, end.offset);
    if (type === 'image') inText.push({ line: start.line, typed: decodePercent(url) ?? url, row });
  });
  return [...inData, ...inText];
}

export function checkPictures(text: Text, site: Site): Finding[] {
  return site.pictures ? pictureUses(text).flatMap((use) => checkUse(text, use, site)) : [];
}

function checkUse({ path, isDraft }: Text, use: Use, { pictures = [], others }: Site): Finding[] {
  const { line, typed, row } = use;
  const plain = typed.replaceAll('\\', '/');
  const target = resolvePath(path, plain);
  const name = nameOf(target);
  const folder = folderOf(target);
  const picture = pictures.find((one) => one.path === target);
  const like = (better: string) => row.replace(typed, () => better);
  const say = (words: string, fix: string, make = error) => [make(path, line, words, fix)];
  if (/^([a-z]+:|~)|^\/(\/|users\/|home\/)/i.test(typed))
    return say(
      `Slika ne može da bude sa drugog sajta ni sa Vašeg računara: ${typed}`,
      `Stavite je u folder ${folderOf(path)} i napišite red ovako: ${like(`./${nameOf(plain)}`)}`,
    );
  if (picture && !/^\.\.?\//.test(typed))
    return say(
      `Ispred imena slike „${typed}“ nedostaje ./`,
      `Napišite red ovako: ${like(`./${name}`)}`,
    );
  if (picture?.problem)
    return say(`Sliku „${name}“ sajt ne može da prikaže: ${picture.problem}.`, CONVERT);
  if (picture) return picture.doubts.map((doubt) => warning(path, line, doubt));
  if (others.includes(target))
    return say(
      `Fajl „${name}“ nije slika koju sajt ume da prikaže.`,
      'Sačuvajte sliku kao JPG ili PNG i upišite njeno ime.',
    );
  const beside = pictures
    .filter((one) => folderOf(one.path) === folder)
    .map((one) => nameOf(one.path));
  const near =
    beside.find((one) => stemOf(one).toLowerCase() === stemOf(target).toLowerCase()) ??
    findNearest(name, beside);
  const better = near && typed.slice(0, typed.length - name.length) + near;
  return say(
    `Slika „${typed}“ ne postoji u folderu ${folder}.`,
    better
      ? `Da li ste mislili: ${like(/^\.\.?\//.test(better) ? better : `./${better}`)}`
      : `Stavite sliku u taj folder pod imenom ${name}.`,
    isDraft ? note : error,
  );
}
