// The files of a proposal that are no texts and no pictures of the site, by name, each with the way back.
import type { Finding } from '../check/finding.ts';
import { FOLDER, isPicture, nameOf, shortPath } from '../model/paths.ts';
import { count } from '../model/serbian/word-forms.ts';
import { type Change, isTextOrPicture } from './content-changes.ts';
import type { GitHubPages } from './github-pages.ts';
import { plain } from './safe-markdown.ts';

/** Nobody changes more of them without wanting to. */
const MOST_BY_MISTAKE = 5;
const BY_MAINS_RULES =
  'Ako jeste programer: provera u ovom komentaru je po pravilima glavne grane.';

/** A title, what to do, and a line for each such file; [] where there is none. */
export function formatOtherFiles(
  changes: readonly Change[],
  findings: readonly Finding[],
  pages: GitHubPages,
): string[] {
  const others = changes.filter(({ is }) => isOther(is, findings));
  if (others.length === 0) return [];
  const title = `### Van tekstova i slika sajta: ${count(others.length, 'fajl', 'fajla', 'fajlova')}`;
  const named = others.map((one) => ({ ...one, name: `- **${plain(shortPath(one.is))}**` }));
  if (others.length > MOST_BY_MISTAKE)
    return [title, BY_MAINS_RULES, ...named.map(({ name }) => name)];
  return [
    title,
    'Ako niste programer, vratite to ovako. Na stranici koja se otvori pritisnite **Commit changes…** ' +
      '(sačuvaj izmene), pa opet **Commit changes**. Ako u predlogu nema ničega drugog, pritisnite na dnu ' +
      `ove stranice **Close pull request** (odustani): sajt ostaje kakav je bio. ${BY_MAINS_RULES}`,
    ...named.map(({ kind, is, name }) => `${name}${wayBack(kind, is, pages)}`),
  ];
}

/** A picture beside the texts and what the check has reported have their own advice. */
function isOther(path: string, findings: readonly Finding[]): boolean {
  if (!path.startsWith(`${FOLDER}/`)) return true;
  return !isTextOrPicture(path) && !findings.some(({ file }) => file === path);
}

function wayBack(kind: string, path: string, pages: GitHubPages): string {
  if (kind === 'D') return `: obrisano. ${pages.restore(path)}`;
  if (kind !== 'A') return `: izmenjeno. Vraćanje: ${pages.reset(path)}.`;
  const folder = `${FOLDER}/products`;
  const isText = /\.mdx?$/.test(path);
  if (isText && !path.includes('/'))
    return `: dodato. Vraćanje: ${pages.remove(path)}. Ako je tekst za sajt: ${pages.move(path, folder)}`;
  if (!isPicture(path)) return `: dodato. Vraćanje: ${pages.remove(path)}.`;
  return (
    `: slika nije u folderu za slike, pa se na sajtu ne vidi. Sliku proizvoda ${pages.upload(folder)} ` +
    `(folder ${plain(folder)}), pod imenom slike koju menja, a ovaj fajl „${plain(nameOf(path))}“: ${pages.remove(path)}.`
  );
}
