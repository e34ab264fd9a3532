// One `npm start` for each project at a time. The first one holds a local socket, which the system
// takes back however it ends; a file with a number of a process would outlive a crash.
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Resolves with true when this is the only start of the project in `root`, and keeps it so. */
export async function claimStart(root: string): Promise<boolean> {
  const place = placeOf(root);
  if (await isAnswered(place)) return false;
  // What a crashed start has left behind.
  clear(place);
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.end());
    server.on('error', () => resolve(true)); // No socket can be made here: no reason to stop.
    server.listen(place, () => {
      server.unref();
      process.on('exit', () => clear(place));
      resolve(true);
    });
  });
}

/** Not in the project: its folder may be too deep for the name of a socket. */
function placeOf(root: string): string {
  const name = `sajt-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** On Windows there is no file: a pipe goes with the process that holds it. */
function clear(place: string): void {
  if (process.platform !== 'win32') rmSync(place, { force: true });
}

function isAnswered(place: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(place);
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
