import { randomUUID } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const END = '\r\n.\r\n';

/**
 * A quick mail server that writes one file per Message-ID before it says yes, so that a folder holds
 * what the relay's own folder would. Resolves to its port.
 */
export async function startFileSink(folder: string): Promise<number> {
  const server = createServer((socket) => speak(socket, folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

function speak(socket: Socket, folder: string): void {
  let text = '';
  let isMail = false;
  socket.setEncoding('latin1').on('error', () => {});
  socket.on('data', (chunk: string) => {
    text += chunk;
    for (;;) {
      const mark = isMail ? END : '\r\n';
      const at = text.indexOf(mark);
      if (at < 0) return;
      const part = text.slice(0, at);
      text = text.slice(at + mark.length);
      if (isMail) keep(folder, part);
      const isEnd = !isMail && /^quit/i.test(part);
      const isStart = !isMail && /^data/i.test(part);
      socket.write(isEnd ? '221 Bye\r\n' : isStart ? '354 Go on\r\n' : '250 OK\r\n');
      if (isEnd) socket.end();
      isMail = isStart;
    }
  });
  socket.write('220 sink\r\n');
}

/** By its day and hour first, as the relay's own folder sorts them. */
function keep(folder: string, stuffed: string): void {
  const mail = `${stuffed.replace(/^\./gm, '')}\r\n`;
  const id = /^message-id: <([^@>]+)/im.exec(mail)?.[1] ?? 'no-id';
  const time = new Date(/^date: (.*)$/im.exec(mail)?.[1] ?? 0).toISOString();
  const unfinished = join(folder, `.${randomUUID()}.tmp`);
  writeFileSync(unfinished, mail, 'latin1');
  renameSync(unfinished, join(folder, `${time.slice(0, 19).replaceAll(':', '-')}-${id}.eml`));
}
