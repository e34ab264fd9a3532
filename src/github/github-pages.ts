// Addresses of GitHub's own pages on which the author of a proposal mends it, and what to press there, in Serbian.

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
  };
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
