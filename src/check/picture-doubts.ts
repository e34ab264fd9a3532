// What can be said of a picture by its numbers alone, for the check and for an upload in /admin.
import { endingOf, nameOf } from '../model/paths.ts';

export interface PictureFacts {
  path: string;
  /** As the bytes say it: `jpeg`, `png`, `svg` … */
  format: string;
  /** In pixels. */
  width: number;
  height: number;
  /** In bytes. */
  size: number;
}

const LARGE_BYTES = 5_000_000;
const LARGE_SIDE = 4000;
const SMALL_SIDE = 600;
/** How much longer one side may be, before what a square leaves of the picture is hard to know. */
const MOST_LONGER = 1.34;

/** Whole sentences about a picture that can be shown, but that she should look at. */
export function doubtsAbout({ path, format, width, height, size }: PictureFacts): string[] {
  const name = `Slika „${nameOf(path)}“`;
  const pixels = `${width} × ${height} piksela`;
  const [least, most] = [Math.min(width, height), Math.max(width, height)];
  const megabytes = (size / 1_000_000).toFixed(1).replace('.', ',');
  const ending = endingOf(path).replace(/^jpg$/, 'jpeg').replace('apng', 'png');
  const isSquare = /^src\/content\/(products|featured)\//.test(path);
  const doubts = [
    ending !== format &&
      `${name} je u formatu ${format.toUpperCase()}, a ime joj se završava na .${endingOf(path)}. Preimenujte je, i tamo gde se njeno ime pominje.`,
    least < SMALL_SIDE &&
      format !== 'svg' &&
      `${name} je mala (${pixels}), pa će biti mutna. Ako imate veću, stavite nju: najbolje bar 1000 × 1000 piksela.`,
    (size > LARGE_BYTES || most > LARGE_SIDE) &&
      `${name} je vrlo velika (${pixels}, ${megabytes} MB). Nije greška: sajt je sam smanjuje. Ipak je bolje da je smanjite na 2000 piksela po dužoj strani.`,
    isSquare &&
      most > MOST_LONGER * least &&
      `${name} nije kvadratna (${pixels}): na sajtu se vidi samo njen srednji deo. Isecite je na kvadrat, tako da se ceo proizvod vidi.`,
  ];
  return doubts.filter((doubt) => doubt !== false);
}
