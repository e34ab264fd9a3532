import { collectionOf, folderOwner, REQUIRED } from '../../model/collections.ts';
import { findNearest } from '../../model/nearest.ts';
import { endingOf, folderOf, nameOf, shortPath, stemOf } from '../../model/paths.ts';
import { slugify } from '../../model/slug.ts';
import type { Content, TextFile } from '../content-files.ts';
import { error, type Finding, warning } from '../finding.ts';

/** One ending behind another: `zubni-gel.mdx.txt`. */
const TWO_ENDINGS = /(\.(mdx?|markdown|txt|ya?ml|json|jpe?g|png|webp))+$/i;

/** Files with a wrong ending, in a wrong place or with a name that makes trouble, and missing ones. */
export function checkFileNames({ texts, pictures, others, forms = [] }: Content): Finding[] {
  const textPaths = texts.map(({ path }) => path);
  const misplaced = textPaths.filter((path) => !collectionOf(path));
  const paths = [...textPaths, ...pictures.map(({ path }) => path)];
  return [
    ...misplaced.map((path) => explainMisplaced(path)),
    ...others.map((path) => explainOther(path)),
    ...findMissing(textPaths),
    ...forms.flatMap(checkForm),
    ...[...paths, ...others].flatMap(checkForWindows),
    ...paths.filter((path) => !misplaced.includes(path)).flatMap(checkName),
    ...findSameNames(
      textPaths.filter(collectionOf),
      (path) => `${folderOf(path)}/${slugify(stemOf(path))}`,
    ),
    ...findSameNames(
      pictures.map(({ path }) => path),
      (path) => path.toLowerCase(),
    ),
  ];
}

function explainMisplaced(path: string): Finding {
  const name = nameOf(path);
  const meant = REQUIRED.find(
    (required) => shortPath(required) === shortPath(path).replace(/\.yml$/, '.yaml'),
  );
  const ending = meant ? endingOf(meant) : folderOwner(path)?.ending;
  if (ending && !path.endsWith(`.${ending}`)) {
    const better = `${slugify(name.replace(TWO_ENDINGS, ''))}.${ending}`;
    const text = `Ovaj tekst se ne vidi na sajtu, jer se ime fajla završava na .${name.replace(/^.*\./, '')}.`;
    return error(path, 1, text, `Preimenujte ga u: ${better}`);
  }
  if (/^[^/]+\/.+\//.test(shortPath(path))) {
    const fix = `Premestite ga u folder ${folderOf(folderOf(path))}.`;
    return error(path, 1, 'Fajl je u podfolderu, pa ga sajt ne vidi.', fix);
  }
  const text = 'Sajt ne čita tekst sa ovog mesta.';
  return error(
    path,
    1,
    text,
    'Premestite ga u folder kome pripada, na primer src/content/products, ili ga obrišite.',
  );
}

function explainOther(path: string): Finding {
  const ending = folderOwner(path)?.ending;
  if (/^(docx?|odt|rtf|pages)$/.test(endingOf(path)) && ending) {
    const fix = `Prekopirajte tekst u fajl sa završetkom .${ending}, po ugledu na ostale iz tog foldera.`;
    return error(
      path,
      1,
      'Ovaj fajl je iz programa za pisanje, pa ga sajt ne može da pročita.',
      fix,
    );
  }
  if (endingOf(path) === '' && ending) {
    const better = `${nameOf(path).replace(/[. ]+$|\.\w+[. ]+$/, '')}.${ending}`;
    const text = 'Ovaj tekst se ne vidi na sajtu, jer mu ime nema završetak.';
    return error(path, 1, text, `Ako je to tekst, preimenujte ga u: ${better}`);
  }
  return warning(path, 1, 'Sajt ne koristi ovaj fajl.', 'Ako Vam ne treba, obrišite ga.');
}

/** The form for a new product, filled in where it stands instead of in a copy. */
function checkForm({ path, text }: TextFile): Finding[] {
  const name = /^name:[ \t]*(\S.*)$/m.exec(text)?.[1] ?? '';
  if (nameOf(path) !== '_novi-proizvod.mdx' || name === '' || name.includes('POPUNITI')) return [];
  const line = text.slice(0, text.indexOf(`name: ${name}`)).split('\n').length;
  const better = `${slugify(name) || 'novi-proizvod'}.mdx`;
  const words = 'Ovaj proizvod se neće videti na sajtu: obrazac je popunjen na svom mestu.';
  const fix = `Preimenujte fajl u: ${better}, a obrazac ${nameOf(path)} vratite iz ranije verzije.`;
  return [warning(path, line, words, fix)];
}

function findMissing(paths: readonly string[]): Finding[] {
  // A text of a folder that takes any name is nobody else.
  const isFree = (path: string) => folderOwner(path) && !folderOwner(path)?.files;
  const strays = paths.filter((path) => !REQUIRED.includes(path) && !isFree(path));
  return REQUIRED.filter((path) => !paths.includes(path)).map((path) => {
    const near = findNearest(nameOf(path), strays.map(nameOf));
    const fix = near
      ? `Preimenujte fajl ${near} u: ${nameOf(path)}`
      : 'Vratite ga iz ranije verzije; bez njega sajt ne može da se napravi.';
    return error(path, 1, 'Ovaj fajl nedostaje.', fix);
  });
}

/** Names that Windows keeps for its devices, whatever the ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** What a computer with Windows cannot even receive, folders included. */
function checkForWindows(path: string): Finding[] {
  const part = path.split('/').find((name) => DEVICE.test(name) || /[<>:"|?*\\]|[. ]$/.test(name));
  if (part === undefined) return [];
  const ending = endingOf(path);
  const stem = slugify(stemOf(path));
  const better = `${DEVICE.test(stem) ? `${stem}-1` : stem || 'novo-ime'}${ending && `.${ending.trim()}`}`;
  const text = `Računar sa Windowsom ne prihvata ime „${part}“.`;
  const fix =
    part === nameOf(path) ? `Preimenujte fajl, na primer: ${better}` : 'Preimenujte folder.';
  return [error(path, 1, text, `${fix} Posle toga promenite ime i tamo gde se pominje.`)];
}

/** Names become addresses, and not every computer tells capital letters from small ones. */
function checkName(path: string): Finding[] {
  const name = nameOf(path);
  // Phones and the editor name pictures with _; only a text's name becomes an address.
  const pattern = collectionOf(path)
    ? /^[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]+$/
    : /^[a-z0-9]+([-_]+[a-z0-9]+)*\.[a-z0-9]+$/;
  if (pattern.test(name)) return [];
  const stem = stemOf(path).replace(TWO_ENDINGS, '');
  const better = `${slugify(stem) || 'novo-ime'}.${endingOf(path)}`;
  const text = `U imenu fajla „${name}“ dozvoljena su samo mala slova bez kvačica, cifre i crtica.`;
  return [
    warning(path, 1, text, `Preimenujte ga u: ${better} (i tamo gde se njegovo ime pominje).`),
  ];
}

/** Two names of which some computers, or the site, would keep one. */
function findSameNames(paths: readonly string[], keyOf: (path: string) => string): Finding[] {
  // The one that is rightly named stays.
  const ordered = paths.toSorted((a, b) => checkName(a).length - checkName(b).length);
  return ordered.flatMap((path, index) => {
    const twin = ordered.slice(0, index).find((other) => keyOf(other) === keyOf(path));
    if (!twin) return [];
    const text = `Fajl se zove skoro isto kao ${nameOf(twin)}, pa bi na sajtu ostao samo jedan.`;
    return [error(path, 1, text, 'Preimenujte jedan od njih.')];
  });
}
