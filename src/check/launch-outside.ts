// Files beside the content in which a sample is left until somebody fills them in.
import { type Finding, warning } from './finding.ts';

/** Who is asked to look at a proposal. */
export const OWNERS = '.github/CODEOWNERS';
/** How to propose a change, for those who edit. */
export const GUIDE = 'CONTRIBUTING.md';

/** Addresses that are reserved for examples. */
const EXAMPLE_LINK = /https?:\/\/(?:[\w-]+\.)*example(?:\.(?:com|org|net))?(?![\w.-])[^\s")\]`]*/;

/** What stands for a person's name on GitHub. */
const OWNER = /@ime-[\w-]+/;

/** Places in such a file; empty for any other. */
export function findOutside(path: string, source: string): Finding[] {
  const lines = source.split('\n');
  if (path !== OWNERS) return findExampleLinks(path, lines);
  return lines.flatMap((line, index) => {
    // The explanation names them, too; a rule gives a path before the name.
    const name = /^#?\s*[*/]/.test(line) ? OWNER.exec(line)?.[0] : undefined;
    if (!name) return [];
    const fix =
      'Upišite ime sa GitHuba i obrišite # na početku reda. Ako sajt nije na GitHubu, obrišite ceo fajl.';
    return [warning(path, index + 1, `Nije popunjeno: ime osobe umesto ${name}`, fix)];
  });
}

export function findExampleLinks(path: string, lines: readonly string[]): Finding[] {
  return lines.flatMap((line, index) => {
    const link = /^\s*#\s/.test(line) ? undefined : EXAMPLE_LINK.exec(line)?.[0];
    return link ? [warning(path, index + 1, `Probna veza: ${link}`, 'Upišite pravu adresu.')] : [];
  });
}
