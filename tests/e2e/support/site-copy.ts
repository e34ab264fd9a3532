// A copy of the site under `npm start`, whose content a test may break without touching this one.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyProject, SITE_PARTS, sharePictures } from '../../support/project-copy.ts';

const FOLDER = 'var';

/** No colours, and no sign of the test runner, which would keep the check quiet. */
const { VITEST: _, FORCE_COLOR: __, ...INHERITED } = process.env;
const PLAIN = { ...INHERITED, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', NODE_ENV: '' };

export class SiteCopy {
  /** Everything that the terminal has shown. */
  terminal = '';
  readonly #root: string;
  #process: ChildProcess | undefined;

  private constructor(root: string) {
    this.#root = root;
  }

  static async create(): Promise<SiteCopy> {
    await mkdir(FOLDER, { recursive: true });
    const root = await mkdtemp(join(FOLDER, 'site-'));
    return new SiteCopy(copyProject(root, { parts: SITE_PARTS }));
  }

  start(port: number): void {
    this.#process = spawn(process.execPath, ['src/tools/start.ts', '--port', String(port)], {
      cwd: resolve(this.#root),
      env: PLAIN,
    });
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.on('data', (text) => {
        this.terminal += text;
      });
    }
  }

  /** Runs a program of Node in the copy and resolves with how it ended. */
  async run(
    program: readonly string[],
    variables: Record<string, string> = {},
  ): Promise<{ code: number; output: string }> {
    const child = spawn(process.execPath, program, {
      cwd: resolve(this.#root),
      env: { ...PLAIN, ...variables },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
      });
    }
    const [code] = await once(child, 'close');
    return { code, output };
  }

  /** Builds the copy; resolves with the folder of the finished site. */
  async build(variables: Record<string, string> = {}): Promise<string> {
    sharePictures(this.#root);
    const build = `await (await import('astro')).build({})`;
    const { code, output } = await this.run(['--input-type=module', '--eval', build], variables);
    if (code !== 0) throw new Error(output);
    return this.path('dist');
  }

  /** A file in the copy, by its path from the root. */
  path(file: string): string {
    return resolve(this.#root, file);
  }

  /** Ends the server and takes the copy away. */
  async remove(): Promise<void> {
    if (this.#process && this.#process.exitCode === null) {
      this.#process.kill('SIGTERM');
      await once(this.#process, 'exit');
    }
    await rm(this.#root, { recursive: true, force: true });
  }

  /** Saves a file of `src/content/` with its first match replaced. */
  async edit(file: string, from: string, to: string): Promise<void> {
    const text = await readFile(join('src/content', file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`);
    await this.write(file, text.replace(from, to));
  }

  async write(file: string, text: string): Promise<void> {
    await writeFile(join(this.#root, 'src/content', file), text);
  }

  async delete(file: string): Promise<void> {
    await rm(join(this.#root, 'src/content', file));
  }

  /** The file as it is in the repository. */
  async restore(file: string): Promise<void> {
    await copyFile(join('src/content', file), join(this.#root, 'src/content', file));
  }
}
