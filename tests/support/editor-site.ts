// The editor at /admin over a copy of the site's texts: no test writes into the repository.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveEditor as handleEditor } from '../../src/editor/server/integration.ts';
import { changedLines } from './changed-lines.ts';

const CONTENT = 'src/content';

/** The copied texts, by their path below `src/content/`. */
export class Texts {
  readonly root: string;

  private constructor(root: string) {
    this.root = root;
    cpSync(CONTENT, this.place(''), { recursive: true });
  }

  static async create(): Promise<Texts> {
    const texts = new Texts(mkdtempSync(join(tmpdir(), 'editor-')));
    return texts;
  }

  read(path: string): string {
    return readFileSync(this.place(path), 'utf8');
  }

  write(path: string, text: string): void {
    writeFileSync(this.place(path), text);
  }

  place(path: string): string {
    return join(this.root, CONTENT, path);
  }

  /** Lines that differ from the original texts, in all texts or in this one. */
  changes(path = '**/*.{mdx,md,yaml}'): string[] {
    return globSync(path, { cwd: CONTENT }).flatMap((name) =>
      changedLines(readFileSync(join(CONTENT, name), 'utf8'), this.read(name)),
    );
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }
}

export interface EditorSite {
  url: string;
  stop(): Promise<void>;
}

/** Serves the editor as `npm start` does; `findBundle` resolves with the folder of its bundle. */
export async function serveEditor(
  texts: Texts,
  findBundle?: () => Promise<string>,
): Promise<EditorSite> {
  const answer = handleEditor(texts.root, findBundle);
  const server = createServer((request, response) => {
    // The page also asks for the site's mark.
    answer(request, response, (error: unknown) => response.writeHead(error ? 500 : 204).end());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
