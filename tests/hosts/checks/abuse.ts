import { connect, type TLSSocket } from 'node:tls';
import { expect, test } from 'vitest';
import { openClient } from '../support/ask.ts';
import type { Host } from '../support/describe-host.ts';

/** As many as one machine holds without effort. */
const HELD = 1500;
const AT_ONCE = 20;
const VISITORS = 30;
/** A server that takes no more leaves a connection waiting, in milliseconds. */
const PATIENCE = 2000;

export function checkAbuse(host: () => Host): void {
  test(`visitors are served while one machine holds ${HELD} half-sent requests`, async () => {
    const { httpsPort: port, site } = host();
    const attack = await startAttack(port, site.settings.host);
    const times: number[] = [];
    const answers: (number | string)[] = [];
    for (let visitor = 0; visitor < VISITORS; visitor += 1) {
      const since = performance.now();
      answers.push(await visit(site.settings.host, port));
      times.push(Math.round(performance.now() - since));
    }
    const held = attack.stop();
    const failed = answers.filter((answer) => answer !== 200).length;
    console.info(
      `${held} held: ${failed} of ${VISITORS} failed, the slowest after ${Math.max(...times)} ms`,
    );
    expect(answers).toEqual(Array(VISITORS).fill(200));
  }, 60_000);
}

async function visit(host: string, port: number): Promise<number | string> {
  const client = openClient(host, port);
  const answer = client.ask('/').then(
    ({ status }) => status,
    (error: Error) => error.message,
  );
  const late = new Promise<string>((resolve) => setTimeout(resolve, PATIENCE, 'no answer'));
  return Promise.race([answer, late]).finally(client.close);
}

/** Each stops within the head of its request; whoever is cut off comes again, twenty at a time. */
async function startAttack(port: number, servername: string): Promise<{ stop: () => number }> {
  const held = new Set<TLSSocket>();
  let isOver = false;
  const open = () =>
    new Promise<void>((resolve) => {
      const socket = connect(
        { host: '127.0.0.1', port, servername, rejectUnauthorized: false },
        () => {
          socket.write(`GET / HTTP/1.1\r\nHost: ${servername}\r\nX-Slow: `);
          held.add(socket);
          resolve();
        },
      );
      socket.setTimeout(PATIENCE, resolve);
      socket.on('error', () => {});
      socket.on('close', () => {
        held.delete(socket);
        resolve();
      });
    });
  const openSome = () => Promise.all(Array.from({ length: AT_ONCE }, open));
  for (let opened = 0; opened < HELD; opened += AT_ONCE) await openSome();
  const refill = async () => {
    if (held.size < HELD) await openSome();
    if (!isOver) setImmediate(refill);
  };
  setImmediate(refill);
  return {
    stop: () => {
      isOver = true;
      const sum = held.size;
      for (const socket of held) socket.destroy();
      return sum;
    },
  };
}
