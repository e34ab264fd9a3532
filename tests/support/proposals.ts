// Proposals in a repository of the test, and the comments that its main branch writes about them.
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { type Base, checkBase } from '../../src/check/check-version.ts';
import { writeComment } from '../../src/github/write-comment.ts';

const ADDRESSES = {
  EDIT_URL: 'https://github.com/ana/sajt/edit/grana',
  GUIDE_URL: 'https://github.com/savetnica/sajt/blob/main/CONTRIBUTING.md',
};

/** For each command; without `maintenance.auto` a commit starts a second process. */
const SETTINGS = ['user.name=a', 'user.email=a@b', 'maintenance.auto=false'];

/** In place of each photo: git and the check read all of them for each proposal. */
const PHOTO = await sharp({
  create: { width: 1000, height: 1000, channels: 3, background: '#c9b' },
})
  .jpeg()
  .toBuffer();

/** A repository with the texts of the sample; `before` changes it before the first commit. */
export function createRepository(before: (files: Files) => void) {
  const folder = fs.mkdtempSync(join(tmpdir(), 'predlozi-'));
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
  for (const photo of fs.globSync('src/content/**/*.jpg', { cwd: folder }))
    fs.writeFileSync(join(folder, photo), PHOTO);
  const files = filesIn(folder);
  const git = (...words: string[]) =>
    execFileSync('git', [...SETTINGS.flatMap((one) => ['-c', one]), ...words], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', 'Korak');
  };
  before(files);
  git('init', '--quiet', '--initial-branch=main');
  commit();

  /** The comment as the command writes it, and what the command prints: GitHub would run a line such as `::error::`. */
  function runCommand(head: string) {
    const target = join(folder, '.git/komentar.md');
    const output = execFileSync(
      process.execPath,
      [resolve('src/github/write-comment.ts'), head, target],
      { cwd: folder, env: { ...process.env, ...ADDRESSES }, encoding: 'utf8' },
    );
    return { output, raw: fs.readFileSync(target, 'utf8') };
  }

  /** Each commit that proposals begin at is checked once. */
  const bases = new Map<string, Promise<Base>>();
  function checkedBase(version: string) {
    const base = bases.get(version) ?? checkBase(version);
    bases.set(version, base);
    return base;
  }

  /** The same comment, without a process of its own. */
  async function writeHere(head: string) {
    const here = process.cwd();
    process.chdir(folder);
    try {
      return { output: '', raw: await writeComment(head, ADDRESSES, checkedBase) };
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
    git('checkout', '--quiet', '--force', 'main');
    const written = await write('predlog');
    return { ...written, comment: asRead(written.raw) };
  }
  return {
    ...files,
    folder,
    git,
    commit,
    propose,
    runCommand,
    dispose: () => fs.rmSync(folder, { recursive: true }),
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
