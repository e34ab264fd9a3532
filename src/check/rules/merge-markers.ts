import type { TextFile } from '../content-files.ts';
import { error, type Finding } from '../finding.ts';

/** What a program leaves behind when two people change the same lines. */
export function checkMergeMarkers({ path, text }: TextFile): Finding[] {
  const start = text.split(/\r?\n/).findIndex((line) => /^(<{7}|>{7})( |$)/.test(line));
  if (start < 0) return [];
  return [
    error(
      path,
      start + 1,
      'U fajlu su ostale dve verzije istog teksta, između redova <<<<<<< i >>>>>>>.',
      'Ostavite verziju koja je tačna, a drugu obrišite, zajedno sa redovima <<<<<<<, ======= i >>>>>>>.',
    ),
  ];
}
