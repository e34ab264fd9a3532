// A real git repository without a working tree, as GitHub has it, holding the site's texts. Its objects are written
// here, because a process of git for each would take most of a test's time; `git` reads them as its own.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';

/** Path → name of the file's content. */
export type Files = ReadonlyMap<string, string>;

export interface Commit {
  tree: string;
  parents: string[];
  author: string;
  /** ISO 8601. */
  date: string;
  message: string;
}

/** Path → content; null deletes the file. */
export type Changes = Readonly<Record<string, string | Buffer | null>>;

interface TreeEntry {
  mode: string;
  name: string;
  oid: string;
}

const FOLDER_MODE = '40000';
const ALTERNATES = 'objects/info/alternates';

let first: BareRepository | undefined;

/** Made once a process: to write its 130 objects for each story would take a quarter of the stories' time. */
function beginningOfAll(): BareRepository {
  if (!first) {
    const made = new BareRepository(null);
    process.once('exit', () => made.delete());
    first = made;
  }
  return first;
}

export class BareRepository {
  readonly folder = mkdtempSync(join(tmpdir(), 'repository-'));
  readonly #refs = new Map<string, string>();
  /** What was read, since an object never changes. */
  readonly #contents = new Map<string, Buffer>();
  readonly #filesOfTree = new Map<string, Files>();
  readonly #objects = join(this.folder, 'objects');
  readonly #alternates: BareRepository | undefined;

  /**
   * A repository with one commit on `main`: the texts and pictures of the site. It shares the objects of `beginning`;
   * with null it writes its own.
   */
  constructor(beginning: BareRepository | null = beginningOfAll()) {
    if (!beginning) {
      execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', this.folder]);
      const paths = globSync('src/content/**/*.*');
      const files = paths.map((path) => [path.split(sep).join('/'), readFileSync(path)]);
      this.commit('main', Object.fromEntries(files), 'Tekstovi');
      return;
    }
    // Git finds what is not in the folder's own objects in those of its „alternates“.
    mkdirSync(join(this.folder, 'objects/info'), { recursive: true });
    writeFileSync(join(this.folder, ALTERNATES), `${beginning.#objects}\n`);
    for (const file of ['HEAD', 'config'])
      copyFileSync(join(beginning.folder, file), join(this.folder, file));
    this.#alternates = beginning;
    this.setHead('main', beginning.head('main'));
  }

  /** What the command of git prints. */
  git(...args: string[]): string {
    const author = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com'];
    return execFileSync('git', ['-C', this.folder, ...author, ...args])
      .toString()
      .trim();
  }

  /** The commit of a branch, or of `forks/LOGIN/BRANCH`; empty where there is none. */
  head(branch: string): string {
    return this.#refs.get(refOf(branch)) ?? '';
  }

  /** Branches whose name begins so. */
  branches(start: string): string[] {
    const refs = [...this.#refs.keys()].map((ref) => ref.replace(/^refs\/(?:heads\/)?(?=.)/, ''));
    return refs.filter((branch) => branch.startsWith(start));
  }

  setHead(branch: string, commit: string): void {
    const file = join(this.folder, refOf(branch));
    this.#refs.set(refOf(branch), commit);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${commit}\n`);
  }

  deleteBranch(branch: string): void {
    this.#refs.delete(refOf(branch));
    rmSync(join(this.folder, refOf(branch)), { force: true });
  }

  /** Commits onto the branch as somebody at another device does; a new branch begins at `main`. */
  commit(branch: string, changes: Changes, message: string, author = 'Ana'): string {
    const parent = this.head(branch) || this.head('main');
    const files = new Map(parent ? this.filesAt(parent) : []);
    for (const [path, content] of Object.entries(changes)) {
      if (content === null) files.delete(path);
      else files.set(path, this.writeBlob(content));
    }
    const parents = parent ? [parent] : [];
    const commit = this.writeCommit(this.writeTree(files), parents, message, author);
    this.setHead(branch, commit);
    return commit;
  }

  /** The text of a file on a branch or in a commit; undefined where there is none. */
  text(rev: string, path: string): string | undefined {
    const oid = this.filesAt(this.head(rev) || rev).get(path);
    return oid === undefined ? undefined : this.readBlob(oid).toString();
  }

  filesAt(commit: string): Files {
    const { tree } = this.readCommit(commit);
    const known = this.#filesOfTree.get(tree);
    if (known) return known;
    const files = new Map(this.#walk(tree, ''));
    this.#filesOfTree.set(tree, files);
    return files;
  }

  writeBlob(content: string | Buffer): string {
    return this.#write('blob', Buffer.from(content));
  }

  readBlob(oid: string): Buffer {
    return this.#read(oid);
  }

  writeTree(files: Files): string {
    const folders = new Map<string, Map<string, string>>();
    const entries: TreeEntry[] = [];
    for (const [path, oid] of files) {
      const slash = path.indexOf('/');
      if (slash < 0) entries.push({ mode: '100644', name: path, oid });
      else {
        const name = path.slice(0, slash);
        const inside = folders.get(name) ?? new Map();
        folders.set(name, inside.set(path.slice(slash + 1), oid));
      }
    }
    for (const [name, inside] of folders)
      entries.push({ mode: FOLDER_MODE, name, oid: this.writeTree(inside) });
    // Git sorts a folder as if its name ended in a slash.
    const key = ({ mode, name }: TreeEntry) =>
      Buffer.from(mode === FOLDER_MODE ? `${name}/` : name);
    entries.sort((a, b) => Buffer.compare(key(a), key(b)));
    const rows = entries.flatMap(({ mode, name, oid }) => [
      Buffer.from(`${mode} ${name}\0`),
      Buffer.from(oid, 'hex'),
    ]);
    return this.#write('tree', Buffer.concat(rows));
  }

  writeCommit(tree: string, parents: readonly string[], message: string, author = 'Ana'): string {
    const seconds = Math.floor(Date.now() / 1000);
    const by = `${author} <${author.toLowerCase()}@example.com> ${seconds} +0000`;
    const lines = [
      `tree ${tree}`,
      ...parents.map((parent) => `parent ${parent}`),
      `author ${by}`,
      `committer ${by}`,
      '',
      message,
      '',
    ];
    return this.#write('commit', Buffer.from(lines.join('\n')));
  }

  readCommit(oid: string): Commit {
    const [head = '', message = ''] = this.#read(oid)
      .toString()
      .split(/\n\n(.*)/s);
    const all = (key: string) =>
      [...head.matchAll(new RegExp(`^${key} (.*)$`, 'gm'))].map(([, value = '']) => value);
    const [, author = '', seconds = ''] = /^(.*) <.*> (\d+)/.exec(all('author')[0] ?? '') ?? [];
    return {
      tree: all('tree')[0] ?? '',
      parents: all('parent'),
      author,
      date: new Date(Number(seconds) * 1000).toISOString(),
      message: message.trim(),
    };
  }

  /** Commits from the newest to the oldest by their first parents. */
  history(commit: string): string[] {
    const [parent] = this.readCommit(commit).parents;
    return [commit, ...(parent ? this.history(parent) : [])];
  }

  isAncestor(older: string, newer: string): boolean {
    if (older === newer) return true;
    return this.readCommit(newer).parents.some((parent) => this.isAncestor(older, parent));
  }

  has(oid: string): boolean {
    return existsSync(this.#place(oid)) || this.#alternates?.has(oid) === true;
  }

  delete(): void {
    rmSync(this.folder, { recursive: true });
  }

  #walk(tree: string, folder: string): [string, string][] {
    return this.#entries(tree).flatMap(({ mode, name, oid }): [string, string][] =>
      mode === FOLDER_MODE ? this.#walk(oid, `${folder}${name}/`) : [[`${folder}${name}`, oid]],
    );
  }

  #entries(tree: string): TreeEntry[] {
    const bytes = this.#read(tree);
    const entries: TreeEntry[] = [];
    for (let at = 0; at < bytes.length; ) {
      const end = bytes.indexOf(0, at);
      const [mode = '', name = ''] = bytes.toString('utf8', at, end).split(/ (.*)/s);
      entries.push({ mode, name, oid: bytes.toString('hex', end + 1, end + 21) });
      at = end + 21;
    }
    return entries;
  }

  #write(type: string, content: Buffer): string {
    const bytes = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]);
    const oid = createHash('sha1').update(bytes).digest('hex');
    if (this.has(oid)) return oid;
    const place = this.#place(oid);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, deflateSync(bytes, { level: 1 }));
    return oid;
  }

  #read(oid: string): Buffer {
    const known = this.#contents.get(oid);
    if (known) return known;
    if (this.#alternates?.has(oid)) return this.#alternates.#read(oid);
    const bytes = inflateSync(readFileSync(this.#place(oid)));
    const content = bytes.subarray(bytes.indexOf(0) + 1);
    this.#contents.set(oid, content);
    return content;
  }

  #place(oid: string): string {
    return join(this.#objects, oid.slice(0, 2), oid.slice(2));
  }
}

const refOf = (branch: string) =>
  branch.startsWith('forks/') ? `refs/${branch}` : `refs/heads/${branch}`;
