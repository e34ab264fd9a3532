// The host that previews are sent to.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

/** Takes a zipped site into `preview` of the folder, which nobody is shown. */
export async function takeSite(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const zip = join(folder, 'sajt.zip');
  writeFileSync(zip, Buffer.concat(await Array.fromAsync(request)));
  if (request.headers.authorization !== 'Bearer vazi') {
    response.writeHead(401).end('{"code":401,"message":"Access Denied"}');
    return;
  }
  const target = join(folder, 'preview');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  await new Promise((resolve) => spawn('unzip', ['-q', zip, '-d', target]).on('close', resolve));
  response.end('{"id":"1","deploy_ssl_url":"https://predlog--sajt.netlify.app"}');
}
