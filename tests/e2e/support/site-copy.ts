// A copy of the site under `npm start`, whose content a test may break without touching this one.
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyProject, SITE_PARTS, sharePictures } from '../../../src/tools/project-copy.ts';
import { startProcess } from '../../support/processes.ts';

const CONTENT = 'src/content';

/** No colours, and no sign of the test runner, which would keep the check quiet. */
const { VITEST: _, FORCE_COLOR: __, ...INHERITED } = process.env;
const PLAIN = { ...INHERITED, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', NODE_ENV: '' };
/** What some terminals say of themselves: a coding agent's, and a shell that names its machine. */
const ODD_TERMINAL = { CLAUDECODE: '1', HOST: 'moj-laptop', PORT: 'vrata' };

export class SiteCopy {
  readonly #root: string;
  #server: ReturnType<typeof startProcess> | undefined;

  private constructor(root: string) {
    this.#root = root;
  }

  static async create(): Promise<SiteCopy> {
    await mkdir('var', { recursive: true });
    return new SiteCopy(copyProject(await mkdtemp('var/site-'), SITE_PARTS));
  }

  start(port: number): void {
    this.#server = this.#startNode(['src/tools/start.ts', '--port', String(port)], ODD_TERMINAL);
  }

  /** Everything that the terminal has shown. */
  get terminal(): string {
    return this.#server?.output() ?? '';
  }

  /** Runs a program of Node in the copy and resolves with how it ended. */
  async run(program: readonly string[], variables: Record<string, string> = {}) {
    const { ended, output } = this.#startNode(program, variables);
    return { code: await ended, output: output() };
  }

  #startNode(program: readonly string[], variables: Record<string, string> = {}) {
    const env = { ...PLAIN, ...variables };
    return startProcess(process.execPath, program, { cwd: resolve(this.#root), env });
  }

  /** Builds the copy; resolves with the folder of the finished site. */
  async build(variables: Record<string, string> = {}): Promise<string> {
    sharePictures(this.#root);
    const build = `await (await import('astro')).build({})`;
    const { code, output } = await this.run(['--input-type=module', '--eval', build], variables);
    if (code !== 0) throw new Error(output);
    return this.path('dist');
  }

  path(file: string): string {
    return resolve(this.#root, file);
  }

  /** Ends the server. */
  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }

  /** Ends the server and deletes the copy. */
  async remove(): Promise<void> {
    await this.stop();
    await rm(this.#root, { recursive: true, force: true });
  }

  /** Saves a file of `src/content/` with its first match replaced. */
  async edit(file: string, from: string, to: string): Promise<void> {
    const text = await readFile(join(CONTENT, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`);
    await this.write(file, text.replace(from, to));
  }

  async write(file: string, text: string): Promise<void> {
    await writeFile(this.path(join(CONTENT, file)), text);
  }

  async delete(file: string): Promise<void> {
    await rm(this.path(join(CONTENT, file)));
  }

  /** The file as it is in the repository. */
  async restore(file: string): Promise<void> {
    await copyFile(join(CONTENT, file), this.path(join(CONTENT, file)));
  }
}
