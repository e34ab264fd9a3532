// What the runs keep for one another: GitHub's artifact service, and Azure's storage behind it.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';

/** A file `RUN/NAME` below `folder` for each artifact, as it was sent: most are zip archives. */
export class Artifacts {
  private readonly folder: string;
  /** Parts of a file that is being sent, by its path and the part's id. */
  private readonly blocks = new Map<string, Buffer>();

  constructor(folder: string) {
    this.folder = folder;
  }

  read(run: string, name: string): Buffer {
    return readFileSync(join(this.folder, run, name));
  }

  list(run: string) {
    const folder = join(this.folder, run);
    const names = existsSync(folder) ? readdirSync(folder).sort() : [];
    return names.map((name, index) => ({
      id: Number(run) * 100 + index,
      name,
      size: statSync(join(folder, name)).size,
    }));
  }

  /** Answers the actions that upload and download: calls of the service first, then the file itself. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origin = `http://${request.headers.host}`;
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    const body = Buffer.concat(await Array.fromAsync(request));
    const [, run = '', name = ''] = /^\/artifacts\/(\d+)\/(.+)$/.exec(pathname) ?? [];
    if (/ArtifactService\/\w+$/.test(pathname)) {
      const facts = this.describe(origin, JSON.parse(body.toString()));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(facts));
    } else if (request.method === 'PUT') {
      this.write(join(this.folder, run, name), body, searchParams.get('blockid'));
      response.writeHead(201).end();
    } else {
      response.writeHead(200, { 'content-type': 'application/zip' }).end(this.read(run, name));
    }
  }

  /** One answer for every call of the service: each takes its own part of it. */
  private describe(origin: string, asked: Record<string, string>) {
    const run = asked['workflow_run_backend_id'] ?? '';
    const address = `${origin}/artifacts/${run}/${asked['name']}`;
    const ids = { workflow_run_backend_id: run, workflow_job_run_backend_id: run };
    const all = this.list(run);
    const artifacts = all
      .filter(({ name }) => name === (asked['name_filter'] ?? name))
      .filter(({ id }) => `${id}` === (asked['id_filter'] ?? `${id}`))
      .map(({ id, name, size }) => ({ ...ids, database_id: `${id}`, name, size: `${size}` }));
    const artifact_id = `${all.find(({ name }) => name === asked['name'])?.id ?? 0}`;
    return { ok: true, signed_upload_url: address, signed_url: address, artifact_id, artifacts };
  }

  /** Azure gets a large file in blocks, and at the end the list of their ids; a small one at once. */
  private write(file: string, body: Buffer, block: string | null): void {
    if (block) {
      this.blocks.set(file + block, body);
      return;
    }
    mkdirSync(dirname(file), { recursive: true });
    const ids = [...body.toString().matchAll(/(?<=<Latest>)[^<]+/g)];
    const blocks = ids.map(([id]) => this.blocks.get(file + id) ?? Buffer.alloc(0));
    writeFileSync(file, ids.length > 0 ? Buffer.concat(blocks) : body);
  }
}
