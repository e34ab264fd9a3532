// A real git repository without a working tree, as a host has it, holding the site's texts.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const AUTHOR = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com'];

export interface CommitInput {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[] };
  message: { headline: string };
}

export class BareRepository {
  readonly #folder = mkdtempSync(join(tmpdir(), 'repository-'));

  constructor() {
    const work = join(this.#folder, 'work');
    cpSync('src/content', join(work, 'src/content'), { recursive: true });
    execFileSync('git', ['init', '--quiet', '--initial-branch=main', work]);
    execFileSync('git', ['-C', work, 'add', '.']);
    execFileSync('git', ['-C', work, ...AUTHOR, 'commit', '--quiet', '-m', 'Tekstovi']);
    execFileSync('git', ['clone', '--quiet', '--bare', work, this.#place]);
  }

  get #place(): string {
    return join(this.#folder, 'bare.git');
  }

  /** What the git command prints. */
  git(args: readonly string[], input?: Buffer): string {
    return this.read(args, input).toString().trim();
  }

  read(args: readonly string[], input?: Buffer): Buffer {
    const env = { ...process.env, GIT_INDEX_FILE: join(this.#folder, 'index') };
    return execFileSync('git', ['-C', this.#place, ...AUTHOR, ...args], { input, env });
  }

  /** Commits onto a branch, if nobody else has in the meantime. */
  commit({ branch, expectedHeadOid: head, fileChanges, message }: CommitInput): string {
    this.git(['read-tree', head]);
    for (const { path, contents } of fileChanges.additions) {
      const blob = this.git(['hash-object', '-w', '--stdin'], Buffer.from(contents, 'base64'));
      this.git(['update-index', '--add', '--cacheinfo', `100644,${blob},${path}`]);
    }
    const tree = this.git(['write-tree']);
    const commit = this.git(['commit-tree', tree, '-p', head, '-m', message.headline]);
    this.git(['update-ref', `refs/heads/${branch.branchName}`, commit, head]);
    return commit;
  }

  delete(): void {
    rmSync(this.#folder, { recursive: true });
  }
}
