// Names of texts and pictures: reports a wrong ending, a wrong folder, an unsuitable name, and missing files.
import { collectionOf, collectionOfFolder, REQUIRED } from '../../model/collections.ts';
import { endingOf, folderOf, nameOf, stemOf } from '../../model/paths.ts';
import { slugify } from '../../model/slug.ts';
import type { Files } from '../content.ts';
import { error, type Finding, warning } from '../finding.ts';
import { findNearest } from '../nearest.ts';

/** All endings of a name, since programs may add a second one: `zubni-gel.mdx.txt`. */
const ENDINGS = /(\.(mdx?|markdown|txt|ya?ml|json|jpe?g|png|webp))+$/i;

export function checkFiles({ texts, pictures, unusedFiles }: Files): Finding[] {
  const textPaths = texts.map(({ path }) => path);
  const misplaced = textPaths.filter((path) => !collectionOf(path));
  const named = [...textPaths, ...pictures.map(({ path }) => path)];
  return [
    ...findAbsentFiles(textPaths, misplaced),
    ...misplaced.map(explainMisplaced),
    ...unusedFiles.map(explainOther),
    ...named.filter((path) => !misplaced.includes(path)).flatMap(checkName),
  ];
}

function findAbsentFiles(texts: readonly string[], misplaced: readonly string[]): Finding[] {
  return REQUIRED.filter((path) => !texts.includes(path)).map((path) => {
    const near = findNearest(nameOf(path), misplaced.map(nameOf));
    const fix = near
      ? `Preimenujte fajl ${near} u: ${nameOf(path)}`
      : 'Vratite ga iz ranije verzije; bez njega sajt ne može da se napravi.';
    return error(path, 1, 'Ovaj fajl nedostaje.', fix);
  });
}

/** The finding for a text that belongs to no collection. */
function explainMisplaced(path: string): Finding {
  const message = 'Ovaj tekst se ne vidi na sajtu: nije u pravom folderu ili mu je ime pogrešno.';
  const isMeant = (one: string) => stemOf(one) === stemOf(path) && folderOf(one) === folderOf(path);
  const meant = REQUIRED.find(isMeant);
  const ending = meant ? endingOf(meant) : collectionOfFolder(path)?.ending;
  const fix = ending
    ? `Preimenujte ga u: ${slugify(nameOf(path).replace(ENDINGS, ''))}.${ending}`
    : 'Premestite ga u folder kome pripada, na primer src/content/products, ili ga obrišite.';
  return error(path, 1, message, fix);
}

function explainOther(path: string): Finding {
  const ending = collectionOfFolder(path)?.ending;
  const isText = ending && /^(|docx?|odt|rtf|pages)$/.test(endingOf(path));
  if (!isText)
    return warning(path, 1, 'Sajt ne koristi ovaj fajl.', 'Ako Vam ne treba, obrišite ga.');
  const fix = `Prekopirajte tekst u fajl čije se ime završava na .${ending}, po ugledu na ostale iz tog foldera.`;
  return error(path, 1, 'Ovaj fajl sajt ne može da pročita.', fix);
}

/** Names become addresses, and some systems do not distinguish capital letters from small ones. */
function checkName(path: string): Finding[] {
  const name = nameOf(path);
  // Phones and the editor put _ into names of pictures; only the name of a text becomes an address.
  const between = collectionOf(path) ? '-' : '[-_]+';
  if (new RegExp(`^[a-z0-9]+(${between}[a-z0-9]+)*\\.[a-z0-9]+$`).test(name)) return [];
  const stem = stemOf(path).replace(ENDINGS, '');
  const message = `U imenu fajla „${name}“ dozvoljena su samo mala slova bez kvačica, cifre i crtica.`;
  const fix = /copy|kopija|\(\d+\)/i.test(stem)
    ? 'Ako je ovo samo kopija, obrišite je.'
    : `Preimenujte ga u: ${slugify(stem) || 'novo-ime'}.${endingOf(path)} (i tamo gde se njegovo ime pominje).`;
  return [warning(path, 1, message, fix)];
}
