import type { Finding } from './finding.ts';
import { error } from './finding.ts';
import { proseLines } from './markdown-lines.ts';
import type { ParsedText } from './parse-text.ts';
import type { PictureUse } from './rules/pictures.ts';

/** Behind a space may stand a title, in quotes. */
const SPACED_IMAGE = /!\[[^\]]*\]\((?<path>[^)"'<>]*\s[^)"'<>]*)\)/;
const BODY_IMAGE = /!\[([^\]]*)\]\(\s*<?([^)\s>]+)>?[^)]*\)/g;

/** Every place where this text asks for a picture, and pictures in running text without a description. */
export function findPictureUses(text: ParsedText): { uses: PictureUse[]; findings: Finding[] } {
  const uses = text.entries.flatMap(({ at, data }) => {
    const images = Array.isArray(data['images']) ? data['images'] : [];
    const paths = [
      { path: [...at, 'image'], typed: data['image'] },
      { path: [...at, 'share_image'], typed: data['share_image'] },
      ...images.map((item, index) => ({
        path: [...at, 'images', index, 'image'],
        typed: (item as { image?: unknown } | null)?.image,
      })),
    ];
    return paths.flatMap(({ path, typed }) =>
      typeof typed === 'string' && typed.trim() !== '' ? [fieldUse(text, path, typed.trim())] : [],
    );
  });
  const findings: Finding[] = [];
  proseLines(text.body).forEach((line, index) => {
    const spaced = SPACED_IMAGE.exec(line)?.groups?.['path'];
    if (spaced) {
      const better = spaced.trim().replace(/\s+/g, '-');
      const fix = `Preimenujte je i napišite bez razmaka: ${better}`;
      const words = `U imenu slike „${spaced}“ ima razmaka, pa je sajt ne nalazi.`;
      findings.push(error(text.path, index + 1, words, fix));
      return;
    }
    for (const { 0: whole, 1: alt = '', 2: typed = '' } of line.matchAll(BODY_IMAGE)) {
      const { path: file, isDraft } = text;
      uses.push({ file, line: index + 1, typed, ...around(whole, typed), isDraft });
      if (alt.trim() !== '') continue;
      const fix = `Opišite šta se vidi: ![Bela boca gela](${typed})`;
      findings.push(error(text.path, index + 1, `Slika „${typed}“ nema opis.`, fix));
    }
  });
  return { uses, findings };
}

function fieldUse(
  { path: file, yaml, isDraft }: ParsedText,
  path: PropertyKey[],
  typed: string,
): PictureUse {
  const source = yaml.sourceOf(path);
  const line = yaml.lineOf(path) ?? yaml.firstLine;
  return { file, line, typed, ...around(source, typed), isDraft };
}

function around(source: string, typed: string): { start: string; end: string } {
  const at = source.indexOf(typed);
  if (at < 0) return { start: 'image: ', end: '' };
  return { start: source.slice(0, at), end: source.slice(at + typed.length) };
}
