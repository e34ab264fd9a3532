// Addresses of GitHub's own pages on which the author of a proposal mends it, and what to press there, in Serbian.
import { code } from './safe-markdown.ts';

export interface GitHubPages {
  /** The guide for editors, on main. */
  guide: string;
  edit(path: string): string;
  /** A link in Markdown, as those below are. */
  remove(path: string): string;
  /** Of a file that is deleted; `reset` of one that is changed. */
  restore(path: string): string;
  reset(path: string): string;
  upload(folder: string): string;
  /** Of a text that belongs into this folder. */
  move(path: string, folder: string): string;
  /** Of a picture whose name or folder is wrong: these pages neither rename nor move one, as GitHub's guide says. */
  replace(path: string, folder: string): string;
}

/**
 * `editUrl` is where the author edits, without the path of a file (https://github.com/ana/sajt/edit/grana); `guideUrl`
 * is the guide on main.
 */
export function githubPages(editUrl: string, guideUrl: string): GitHubPages {
  const [, repository = '', branch = ''] =
    /^(.*?\/\/[^/]+\/[^/]+\/[^/]+)\/edit\/(.*)$/.exec(editUrl) ?? [];
  const page = (action: string, path: string) =>
    `${repository}/${action}/${branch}/${encode(path)}`;
  const old = (path: string) =>
    `[kopirajte ceo stari tekst](${guideUrl.replace(/[^/]+$/, '')}${encode(path)}?plain=1)`;
  return {
    guide: guideUrl,
    edit: (path) => page('edit', path),
    remove: (path) => `[obrišite ga](${page('delete', path)})`,
    restore: (path) =>
      `Vraćanje: ${old(path)}, pa ga nalepite u [nov fajl istog imena](${repository}/new/${branch}?filename=${encode(path)}).`,
    reset: (path) => `${old(path)}, pa ga [nalepite preko novog](${page('edit', path)})`,
    upload: (folder) => `[otpremite ovde](${page('upload', folder)})`,
    move: (path, folder) =>
      `[otvorite ga](${page('edit', path)}), pa u polju sa imenom fajla, iznad teksta, ispred imena upišite ${code(wayTo(path, folder))}`,
    replace: (path, folder) =>
      `Slika se na GitHubu ne preimenuje i ne premešta: [otpremite je ponovo](${page('upload', folder)}) pod pravim imenom, a ovu [obrišite](${page('delete', path)}).`,
  };
}

/** „products/“, „../“, „../products/“: what GitHub's field for the name takes before the name of a file. */
function wayTo(path: string, folder: string): string {
  const [from, to] = [path.split('/').slice(0, -1), folder.split('/')];
  const shared = from.findIndex((part, index) => part !== to[index]);
  const same = shared < 0 ? from.length : shared;
  return [...from.slice(same).map(() => '..'), ...to.slice(same), ''].join('/');
}

/** The path in an address, without any sign that ends a link of Markdown. */
function encode(path: string): string {
  return path
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replace(
        /[()*'_~!]/g,
        (sign) => `%${sign.charCodeAt(0).toString(16)}`,
      ),
    )
    .join('/');
}
