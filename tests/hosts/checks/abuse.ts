import { connect as connectPlainly, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { expect, test } from 'vitest';
import { openClient } from '../support/ask.ts';
import type { Host } from '../support/describe-host.ts';

/** As many as one machine holds without effort. */
const HELD = 1500;
const VISITORS = 50;
/** A server that takes no more leaves a connection waiting, in milliseconds. */
const PATIENCE = 2000;

export function checkAbuse(host: () => Host): void {
  test(`visitors are served while one machine holds ${HELD} half-sent requests`, async () => {
    const { httpsPort: port, site } = host();
    const held = await hold(port, site.settings.host);
    const answers: number[] = [];
    const started = performance.now();
    let slowest = 0;
    for (let visitor = 0; visitor < VISITORS; visitor += 1) {
      const since = performance.now();
      const client = openClient(site.settings.host, port);
      answers.push((await client.ask('/')).status);
      client.close();
      slowest = Math.max(slowest, performance.now() - since);
    }
    const average = (performance.now() - started) / VISITORS;
    for (const socket of held) socket.destroy();
    console.info(
      `${held.length} held: ${VISITORS} visitors served in ${Math.round(average)} ms on average, the slowest in ${Math.round(slowest)} ms`,
    );
    expect(answers).toEqual(Array(VISITORS).fill(200));
  });
}

/** Half of them stop within the handshake, half within the head of a request. */
async function hold(port: number, servername: string): Promise<Socket[]> {
  const held: Socket[] = [];
  while (held.length < HELD) {
    const opened = Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0 ? openPlainly(port) : openSecurely(port, servername),
    );
    held.push(...(await Promise.all(opened)));
  }
  return held;
}

function openPlainly(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connectPlainly(port, '127.0.0.1', () => {
      socket.write(Buffer.from([0x16, 0x03, 0x01]));
      resolve(socket);
    });
    socket.on('error', () => resolve(socket));
    socket.setTimeout(PATIENCE, () => resolve(socket));
  });
}

function openSecurely(port: number, servername: string): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connectTls(
      { host: '127.0.0.1', port, servername, rejectUnauthorized: false },
      () => {
        socket.write(`GET / HTTP/1.1\r\nHost: ${servername}\r\nX-Slow: `);
        resolve(socket);
      },
    );
    socket.on('error', () => resolve(socket));
    socket.setTimeout(PATIENCE, () => resolve(socket));
  });
}
