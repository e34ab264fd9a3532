// The file that must run before a third party's script (`optional_scripts` in `site.yaml`) is in `public/`.
import { SITE } from '../../model/collections.ts';
import { isData } from '../../model/data.ts';
import type { Content } from '../content.ts';
import { error, type Finding } from '../finding.ts';
import type { Text } from '../read-text.ts';

export function checkOptionalScripts(
  { path, data, lineOf }: Text,
  { publicFiles }: Content,
): Finding[] {
  const scripts = data['optional_scripts'];
  if (path !== SITE || !publicFiles || !Array.isArray(scripts)) return [];
  return scripts.filter(isData).flatMap(({ before }, index) => {
    const [, file] = /^\/(.+)$/.exec(String(before)) ?? [];
    if (file === undefined || publicFiles.includes(file)) return [];
    const line = lineOf(['optional_scripts', index, 'before']) ?? 1;
    const message = `Fajl public${before}, koji ide ispred ove skripte, ne postoji.`;
    return [error(path, line, message, 'Napravite ga ili obrišite ovaj red.')];
  });
}
