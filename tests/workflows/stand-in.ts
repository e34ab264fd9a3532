// Stands in for GitHub and the host of previews: takes what is asked of their addresses, writes
// it down, and passes it to whoever answers there. None of it leaves this machine.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Artifacts } from './artifacts.ts';
import { serveGit } from './git-server.ts';
import { GitHubApi } from './github-api.ts';
import { takeSite } from './netlify.ts';
import { startProxy } from './proxy.ts';

const HOSTS = ['github.com', 'api.github.com', 'api.netlify.com'];

export class StandIn {
  readonly github: GitHubApi;
  /** All that was asked, a line each. */
  readonly log: string[] = [];

  private readonly artifacts: Artifacts;
  private readonly folder: string;

  /** `folder` holds `sajt.git`; the artifacts and the preview get folders beside it. */
  constructor(folder: string) {
    this.folder = folder;
    this.artifacts = new Artifacts(join(folder, 'artifacts'));
    this.github = new GitHubApi(this.artifacts);
  }

  /** Resolves with what the environment of a program must hold. */
  listen(): Promise<Record<string, string>> {
    const trusted = join(this.folder, 'trusted.pem');
    return startProxy(HOSTS, (request, response) => this.answer(request, response), trusted);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host = '' } = request.headers;
    const url = new URL(request.url ?? '/', `https://${host}`);
    this.log.push(`${request.method} ${url.href}`);
    try {
      if (host.startsWith('127.0.0.1:')) await this.artifacts.answer(request, response);
      else if (host === 'api.github.com') await this.answerApi(request, response, url);
      else if (host === 'github.com') serveGit(this.folder, request, response, url);
      else await takeSite(this.folder, request, response);
    } catch (error) {
      response.writeHead(500).end(`${error}`);
    }
  }

  private async answerApi(request: IncomingMessage, response: ServerResponse, url: URL) {
    const body = request.method === 'POST' ? JSON.parse(await text(request)) : {};
    const answer = this.github.answer(url, body);
    if (answer instanceof Buffer) {
      response.end(answer);
      return;
    }
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { message: 'Not Found' }));
  }
}
