// Descriptions of pictures that describe nothing: a name of a file, or the word „slika“ alone.
import { isData } from '../../model/data.ts';
import { type Finding, warning } from '../finding.ts';
import { proseLines } from '../markdown-lines.ts';
import type { ParsedText } from '../parse-text.ts';

const FILE_NAME = /\.(jpe?g|jfif|png|gif|webp|avif|svg|hei[cf]|tiff?|bmp)$/i;
/** Also as cameras and phones number their pictures. */
const NOTHING =
  /^(slika|fotka|fotografija|foto|photo|image|picture|img|dsc|pxl)?[\s_-]*[\d\s_()-]*$/i;
const BODY_IMAGE = /!\[([^\]]+)\]\(/g;

const FIX =
  'Napišite jednom rečenicom šta se na njoj vidi, na primer: Bela boca gela i list aloe vere';

export function checkAltTexts({ path, yaml, entries, body }: ParsedText): Finding[] {
  const fields = entries.flatMap(({ at, data }) => [
    { alt: data['alt'], line: yaml.lineOf([...at, 'alt']) },
    ...(Array.isArray(data['images']) ? data['images'] : []).map((item, index) => ({
      alt: isData(item) ? item['alt'] : undefined,
      line: yaml.lineOf([...at, 'images', index, 'alt']),
    })),
  ]);
  const inText = proseLines(body).flatMap((line, index) =>
    [...line.matchAll(BODY_IMAGE)].map(([, alt]) => ({ alt, line: index + 1 })),
  );
  return [...fields, ...inText].flatMap(({ alt, line }) => {
    const text = typeof alt === 'string' ? alt.trim() : '';
    if (text === '' || !(FILE_NAME.test(text) || NOTHING.test(text))) return [];
    const words = `Opis slike „${text}“ ne kaže šta se na njoj vidi.`;
    return [warning(path, line ?? yaml.firstLine, words, FIX)];
  });
}
