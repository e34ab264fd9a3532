import { connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { SlowLink } from '../support/slow-link.ts';

/** A quick line, so that the arithmetic is checked in little time. */
const LINE = { rtt: 40, down: 4_000_000, up: 4_000_000 };

/** Milliseconds from the call of a server to the last of so many bytes of its answer. */
async function timeAnswer(size: number): Promise<number> {
  const link = new SlowLink(LINE);
  const server = createServer((socket) => {
    const line = link.open(socket);
    line.once('data', () => line.end(Buffer.alloc(size)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const start = performance.now();
  const received = await new Promise<number>((resolve) => {
    let bytes = 0;
    const socket = connect((server.address() as { port: number }).port, '127.0.0.1');
    socket.write('?');
    socket.on('data', (chunk) => {
      bytes += chunk.length;
    });
    socket.on('end', () => resolve(bytes));
  });
  server.close();
  expect(received).toBe(size);
  return performance.now() - start;
}

test('an answer takes the round trips of its windows, and comes whole', async () => {
  // Look-up, handshake, question and answer: three round trips before a first window is there.
  expect(await timeAnswer(1_000)).toBeGreaterThan(3 * LINE.rtt - 5);
  // One byte more than ten segments waits for the first acknowledgement.
  expect(await timeAnswer(14_601)).toBeGreaterThan(4 * LINE.rtt - 5);
  // 400 kB at 4 Mbit/s are 0.8 s on the line itself.
  expect(await timeAnswer(400_000)).toBeGreaterThan(800);
});
