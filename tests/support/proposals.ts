// Proposals in a bare repository, as GitHub has them, and the comments that a checkout of its main branch writes.
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { writeComment } from '../../src/github/write-comment';

const ADDRESSES = {
  EDIT_URL: 'https://github.com/ana/sajt/edit/grana',
  GUIDE_URL: 'https://github.com/savetnica/sajt/blob/main/CONTRIBUTING.md',
};

/** A repository with the content of the sample; `before` changes it before the first commit. */
export function createRepository(before: (files: Files) => void) {
  const place = fs.mkdtempSync(join(tmpdir(), 'predlozi-'));
  const origin = join(place, 'origin.git');
  const folder = join(place, 'autor');
  const checkout = join(place, 'glavna');
  for (const path of [
    'src/content',
    'src/pages',
    'src/model',
    'CONTRIBUTING.md',
    'package.json',
    '.github',
  ]) {
    fs.cpSync(path, join(folder, path), { recursive: true });
  }
  fs.cpSync('tests/sample/content', join(folder, 'src/content'), { recursive: true });
  const files = filesIn(folder);
  const gitIn = (cwd: string, ...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...words], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  const git = (...words: string[]) => gitIn(folder, ...words);
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', 'Korak');
  };
  before(files);
  git('init', '--quiet', '--initial-branch=main');
  commit();
  git('clone', '--quiet', '--bare', folder, origin);
  git('clone', '--quiet', origin, checkout);

  /** The comment as the command writes it, and what the command prints: GitHub would run a line such as `::error::`. */
  function runCommand(head: string) {
    const target = join(checkout, '.git/komentar.md');
    const output = execFileSync(
      process.execPath,
      [resolve('src/github/write-comment.ts'), head, target],
      { cwd: checkout, env: { ...process.env, ...ADDRESSES }, encoding: 'utf8' },
    );
    return { output, raw: fs.readFileSync(target, 'utf8') };
  }

  /** The same comment, without a process of its own. */
  async function writeHere(head: string) {
    const here = process.cwd();
    process.chdir(checkout);
    try {
      return { output: '', raw: await writeComment(head, ADDRESSES) };
    } finally {
      process.chdir(here);
    }
  }

  /** The comment under a proposal with this change: as it is posted, and as it is read. */
  async function propose(
    change: (files: Files) => void,
    write: (head: string) => Promise<Written> | Written = writeHere,
  ) {
    git('checkout', '--quiet', '-B', 'predlog');
    change(files);
    commit();
    const head = git('rev-parse', 'HEAD');
    git('checkout', '--quiet', '--force', 'main');
    git('push', '--quiet', '--force', origin, 'main', 'predlog:refs/pull/1/head');
    gitIn(checkout, 'fetch', '--quiet', 'origin', 'main');
    gitIn(checkout, 'checkout', '--quiet', '--detach', 'FETCH_HEAD');
    gitIn(checkout, 'fetch', '--quiet', 'origin', 'refs/pull/1/head');
    const written = await write(head);
    return { ...written, comment: asRead(written.raw) };
  }
  return {
    ...files,
    folder,
    git,
    commit,
    propose,
    runCommand,
    dispose: () => fs.rmSync(place, { recursive: true }),
  };
}

interface Written {
  raw: string;
  output: string;
}

type Files = ReturnType<typeof filesIn>;

function filesIn(folder: string) {
  const inside = (path: string) => join(folder, path);
  const read = (path: string) => fs.readFileSync(inside(path), 'utf8');
  const write = (path: string, content: string | Uint8Array) => {
    fs.mkdirSync(dirname(inside(path)), { recursive: true });
    fs.writeFileSync(inside(path), content);
  };
  return {
    inside,
    read,
    write,
    /** @throws when nothing matches: the test would prove nothing. */
    edit(path: string, from: string | RegExp, to: string) {
      const text = read(path).replace(from, to);
      if (text === read(path)) throw new Error(`Nothing to replace in ${path}: ${from}`);
      write(path, text);
    },
    move: (from: string, to: string) => fs.renameSync(inside(from), inside(to)),
    remove: (path: string) => fs.rmSync(inside(path)),
  };
}

/** Without the signs that keep GitHub from formatting the author's words. */
const asRead = (raw: string) => raw.replaceAll('\\', '').replaceAll('\u2060', '');
