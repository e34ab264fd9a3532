// One picture's bytes: their format, their end and their size.
import { endingOf, nameOf, shortPath } from '../../model/paths.ts';
import type { Picture } from '../content-files.ts';
import { error, type Finding, warning } from '../finding.ts';

/** Formats, by their bytes, that the site can show. */
export const SUPPORTED = /^(jpg|png|gif|webp|avif|svg|tiff)$/;
/** Above this many pixels sharp gives up (its default limit). */
const MOST_PIXELS = 268_402_689;
const LARGE_BYTES = 5_000_000;
const LARGE_SIDE = 4000;
const SMALL_SIDE = 600;

/** What is wrong with this picture, told where a text asks for it. */
export function checkPictureFile(file: string, line: number, picture: Picture): Finding[] {
  const { path, format, truncated, width, height, size } = picture;
  const name = `Slika „${shortPath(path)}“`;
  if (format === 'heic') {
    const fix =
      'Otpremite je kroz stranicu /admin, koja je sama pretvara, ili je na telefonu pošaljite sebi kao JPG.';
    return [
      error(file, line, `${name} je u formatu HEIC (iPhone), koji sajt ne ume da prikaže.`, fix),
    ];
  }
  if (size === 0) return [error(file, line, `${name} je prazan fajl.`, 'Otpremite sliku ponovo.')];
  if (format === undefined || !SUPPORTED.test(format)) {
    const what = format ? `je u formatu ${format.toUpperCase()}` : 'nije slika';
    const ending = endingOf(path);
    const but =
      ending === format ? 'koji sajt ne ume da prikaže' : `iako joj se ime završava na .${ending}`;
    const fix = 'Sačuvajte je kao JPG ili PNG i otpremite ponovo.';
    return [error(file, line, `${name} ${what}, ${but}.`, fix)];
  }
  if (format === 'svg' && !truncated && width === 0) {
    const fix = 'Sačuvajte je ponovo, sa upisanom širinom i visinom, ili kao PNG.';
    return [error(file, line, `${name} nema upisanu veličinu.`, fix)];
  }
  if (truncated || width === 0 || height === 0) {
    const text = `${name} je oštećena: nedostaje kraj fajla.`;
    return [error(file, line, text, 'Otpremite je ponovo sa telefona ili računara.')];
  }
  return [...checkEnding(picture), ...checkSize(file, line, name, picture)];
}

/** How much longer one side may be, before what a square leaves of the picture is hard to know. */
const MOST_LONGER = 1.34;

/** A picture that the site cuts to a square, and that is far from one. */
export function checkShape(
  file: string,
  line: number,
  { path, width, height }: Picture,
): Finding[] {
  if (Math.max(width, height) <= Math.min(width, height) * MOST_LONGER) return [];
  const text = `Slika „${shortPath(path)}“ nije kvadratna (${width} × ${height} piksela): na sajtu se vidi samo njen srednji deo.`;
  return [warning(file, line, text, 'Isecite je na kvadrat, tako da se ceo proizvod vidi.')];
}

function checkEnding({ path, format = '' }: Picture): Finding[] {
  const ending = endingOf(path).replace('jpeg', 'jpg').replace('apng', 'png');
  if (ending.startsWith(format) || format.startsWith(ending)) return [];
  const text = `Ime slike se završava na .${endingOf(path)}, a u njoj je ${format.toUpperCase()}.`;
  const better = nameOf(path).replace(/\.[^.]+$/, `.${format}`);
  return [warning(path, 1, text, `Preimenujte je u: ${better} (i tamo gde se njeno ime pominje).`)];
}

function checkSize(
  file: string,
  line: number,
  name: string,
  { format, width, height, size }: Picture,
): Finding[] {
  if (format === 'svg') return [];
  const pixels = `${width} × ${height}`;
  if (width * height > MOST_PIXELS) {
    const fix = 'Smanjite je na 2000 piksela po dužoj strani i otpremite ponovo.';
    return [error(file, line, `${name} je prevelika (${pixels} piksela).`, fix)];
  }
  if (size > LARGE_BYTES || Math.max(width, height) > LARGE_SIDE) {
    const megabytes = (size / 1_000_000).toFixed(1).replace('.', ',');
    const text = `${name} je vrlo velika (${pixels} piksela, ${megabytes} MB).`;
    const fix =
      'Nije greška: sajt je sam smanjuje. Ipak je bolje da je smanjite na 2000 piksela po dužoj strani.';
    return [warning(file, line, text, fix)];
  }
  if (Math.min(width, height) < SMALL_SIDE) {
    const fix = 'Ako imate veću, stavite nju: najbolje bar 1000 × 1000 piksela.';
    return [warning(file, line, `${name} je mala (${pixels} piksela), pa će biti mutna.`, fix)];
  }
  return [];
}
