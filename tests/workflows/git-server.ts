// Git's own server behind http, as github.com has it for a public repository: whoever asks may read.
import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers from `sajt.git` in the folder. */
export function serveGit(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): void {
  const env = {
    PATH: process.env['PATH'],
    GIT_PROJECT_ROOT: folder,
    GIT_HTTP_EXPORT_ALL: '1',
    REQUEST_METHOD: request.method,
    PATH_INFO: url.pathname.replace(/^\/savetnica\/sajt(\.git)?/, '/sajt.git'),
    QUERY_STRING: url.search.slice(1),
    CONTENT_TYPE: request.headers['content-type'],
    HTTP_CONTENT_ENCODING: request.headers['content-encoding'],
    GIT_PROTOCOL: `${request.headers['git-protocol'] ?? ''}`,
  };
  const git = spawn('git', ['http-backend'], { env });
  request.pipe(git.stdin);
  let head = Buffer.alloc(0);
  git.stdout.on('data', (chunk: Buffer) => {
    if (response.headersSent) {
      response.write(chunk);
      return;
    }
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) return;
    const lines = head.subarray(0, end).toString().split('\r\n');
    const headers = Object.fromEntries(lines.map((line) => line.split(': ', 2)));
    response.writeHead(Number.parseInt(headers['Status'] ?? '200', 10), headers);
    response.write(head.subarray(end + 4));
  });
  git.stdout.on('end', () => response.end());
}
