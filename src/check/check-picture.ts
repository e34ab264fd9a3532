// Checks the bytes of a picture: why the site cannot draw it, or what the editor should look at.
import sharp from 'sharp';
import { endingOf, nameOf } from '../model/paths.ts';
import type { Picture } from './content.ts';
import { hasPlace, sayPlace } from './photo-place.ts';

/** Endings of the names under which Astro accepts a picture. */
const DRAWN = /^(jpe?g|a?png|gif|webp|avif|tiff)$/;
const HEIC = /^ftyp(hei[cmsx]|hev[cmx]|mif1|msf1)/;
/** The last bytes of a complete JPEG and of a complete PNG, in hexadecimal. */
const ENDS = ['ffd9', '49454e44ae426082'];

/** Pixels of the shorter side below which a picture looks blurred. */
const SMALL_SIDE_PX = 600;
/** Ratio of the sides above which a square cuts away too much of the picture. */
const MOST_SIDE_RATIO = 1.34;

/** Reports a problem unless the library that draws the picture can read the picture to its end. */
export async function checkPicture(path: string, bytes: Uint8Array): Promise<Picture> {
  const problem = (text: string) => ({ path, problem: text, doubts: [] });
  if (bytes.length === 0) return problem('fajl je prazan');
  if (HEIC.test(new TextDecoder().decode(bytes.subarray(4, 12))))
    return problem('u formatu je HEIC, sa iPhonea');
  try {
    const image = sharp(bytes, { failOn: 'truncated' });
    const { format: read = '', width, height } = await image.metadata();
    const format = read === 'heif' ? 'avif' : read;
    if (format === 'svg') return problem('crtež je (SVG)');
    if (!DRAWN.test(endingOf(path))) {
      const ending = `ime joj se završava na .${endingOf(path)}`;
      return problem(`${ending}, a u njoj je ${format.toUpperCase()}`);
    }
    // An interrupted upload lacks its end. Drawing takes long, so a picture whose end is there is not drawn.
    const end = Buffer.from(bytes.subarray(-8)).toString('hex');
    if (!ENDS.some((one) => end.endsWith(one))) await image.resize(8).toBuffer();
    const doubts = [...doubtsAbout(path, format, width, height), ...weigh(path, bytes)];
    return { path, doubts: hasPlace(bytes) ? [...doubts, withoutPlace(path)] : doubts };
  } catch {
    return problem('nije slika, oštećena je, prevelika ili u formatu koji sajt ne ume da prikaže');
  }
}

/** Bytes above which every download of the project gets heavy for good: git keeps each picture that ever was. */
const HEAVY = 4_000_000;

function weigh(path: string, { length }: Uint8Array): string[] {
  if (length <= HEAVY) return [];
  const size = (length / 1_000_000).toLocaleString('sr-Latn-RS', { maximumFractionDigits: 1 });
  return [
    `Slika „${nameOf(path)}“ je prevelika (${size} MB). Otpremite je kroz /admin, koja je sama ` +
      'smanji, ili je pre slanja smanjite na 2000 × 2000 piksela.',
  ];
}

const withoutPlace = (path: string) => `${sayPlace(path)} Otpremite je kroz /admin, koja to briše.`;

export function doubtsAbout(path: string, format: string, width: number, height: number): string[] {
  const name = `Slika „${nameOf(path)}“`;
  const pixels = `${width} × ${height} piksela`;
  const [least, most] = [Math.min(width, height), Math.max(width, height)];
  const ending = endingOf(path).replace(/^jpg$/, 'jpeg').replace('apng', 'png');
  const isSquare = /^src\/content\/(products|featured)\//.test(path);
  const doubts = [
    ending !== format &&
      `${name} je u formatu ${format.toUpperCase()}, a ime joj se završava na ` +
        `.${endingOf(path)}. Preimenujte je, i tamo gde se njeno ime pominje.`,
    least < SMALL_SIDE_PX &&
      `${name} je mala (${pixels}), pa će biti mutna. Ako imate veću, stavite nju: najbolje bar 1000 × 1000 piksela.`,
    isSquare &&
      most > MOST_SIDE_RATIO * least &&
      `${name} nije kvadratna (${pixels}): na sajtu se vidi samo njen srednji deo. ` +
        'Isecite je na kvadrat, tako da se ceo proizvod vidi.',
  ];
  return doubts.filter((doubt) => doubt !== false);
}
