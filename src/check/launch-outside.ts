// Links that are examples until somebody fills them in, also in a file beside the content.
import { type Finding, warning } from './finding.ts';

/** How to propose a change, for those who edit. */
export const GUIDE = 'CONTRIBUTING.md';

/** Addresses that are reserved for examples. */
const EXAMPLE_LINK = /https?:\/\/(?:[\w-]+\.)*example(?:\.(?:com|org|net))?(?![\w.-])[^\s")\]`]*/;

export function findExampleLinks(path: string, lines: readonly string[]): Finding[] {
  return lines.flatMap((line, index) => {
    const link = /^\s*#\s/.test(line) ? undefined : EXAMPLE_LINK.exec(line)?.[0];
    return link ? [warning(path, index + 1, `Probna veza: ${link}`, 'Upišite pravu adresu.')] : [];
  });
}
