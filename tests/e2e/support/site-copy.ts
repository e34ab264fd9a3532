// A copy of the site under `npm start`, whose content a test may break without touching this one.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Not below `test-results` or the system's folder: Vite would not look there for changes or packages. */
const FOLDER = 'var';
const PARTS = ['src', 'public', 'astro.config.mjs', 'tsconfig.json', 'package.json'];

/** Where Astro keeps what the next build need not make again. */
const CACHE = 'node_modules/.astro';

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
    await Promise.all(PARTS.map((part) => cp(part, join(root, part), { recursive: true })));
    return new SiteCopy(root);
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
    await this.#sharePictures();
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

  /**
   * Pictures that the site's own build has made need not be made again. The rest of Astro's cache
   * is not shared: two builds at once would take each other's files away.
   */
  async #sharePictures(): Promise<void> {
    await mkdir(this.path(CACHE), { recursive: true });
    await symlink(resolve(CACHE, 'assets'), this.path(join(CACHE, 'assets')));
  }
}
