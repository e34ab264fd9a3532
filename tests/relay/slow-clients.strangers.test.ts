import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { eventually } from '../support/processes.ts';
import { spawnNode } from './support/homes/node.ts';
import { FIELDS, multipart, openSocket, post, request } from './support/raw-http.ts';

/** How many slow clients there are; RELAY_SLOW=2000 for a long run. */
const SLOW = Number(process.env['RELAY_SLOW'] ?? 60);

it(`serves an honest visitor while ${SLOW} slow ones hold their connections`, async () => {
  const relay = await spawnNode();
  // Long enough that no slow client has sent all of it before it is cut off.
  const body = multipart({ ...FIELDS, message: 'a'.repeat(2000) });
  const bytes = request(body);
  const headEnd = bytes.length - body.length;
  const sockets = await Promise.all(Array.from({ length: SLOW }, () => openSocket(relay.port)));
  let open = sockets.length;
  sockets.forEach((socket, i) => {
    socket.resume();
    socket.on('error', () => {});
    socket.on('close', () => {
      open -= 1;
    });
    // A third sends its headers byte by byte, a third its body, a third nothing.
    if (i % 3 === 1) socket.write(bytes.subarray(0, headEnd));
  });
  // A tenth of the clients at a time, so that this process is not the slow part.
  let turn = 0;
  const dripping = setInterval(() => {
    const sent = Math.floor(turn / 10);
    for (let i = turn % 10; i < sockets.length; i += 10) {
      const at = (i % 3 === 1 ? headEnd : 0) + sent;
      if (i % 3 < 2 && sockets[i]?.writable) sockets[i]?.write(bytes.subarray(at, at + 1));
    }
    turn += 1;
  }, 10);

  let served = 0;
  for (let i = 0; i < 300 && open > 0; i += 1) {
    expect((await post(relay.port, { ...FIELDS, message: `poruka ${i}` })).status).toBe(202);
    if (open > 0) served += 1;
  }
  await eventually('all slow clients are cut off', () => open === 0);
  clearInterval(dripping);
  // On a busy machine few visits fit in before the slow clients are cut off.
  expect(served, 'visits beside slow clients').toBeGreaterThan(0);
});

it.each([
  ['one address', 1],
  ['twenty addresses', 20],
])('takes 50 honest messages while 500 slow senders from %s hold their bodies', async (_, many) => {
  const relay = await spawnNode();
  const bytes = Buffer.alloc(60_000, 'a');
  const sockets = await Promise.all(
    Array.from({ length: 500 }, async (_, i) => {
      const socket = await openFrom(relay.port, `127.0.1.${1 + (i % many)}`);
      socket.resume();
      socket.on('error', () => {});
      // Each announces the longest body; every third sends nearly all of it and stops, the others a little.
      const head = request(Buffer.alloc(0), { 'Content-Length': '65536' });
      socket.write(Buffer.concat([head, bytes.subarray(0, i % 3 ? 5 : bytes.length)]));
      return socket;
    }),
  );
  const statuses: number[] = [];
  for (let i = 0; i < 50; i += 1) {
    const from = { 'X-Forwarded-For': `192.0.2.${i}` };
    statuses.push((await post(relay.port, { ...FIELDS, message: `poruka ${i}` }, from)).status);
  }
  expect(statuses).toEqual(Array(50).fill(202));
  // One who shares the address of the slow ones is served, too.
  const beside = await post(relay.port, FIELDS, { 'X-Forwarded-For': '127.0.1.1' });
  expect(beside.status).toBe(202);
  for (const socket of sockets) socket.destroy();
});

function openFrom(port: number, localAddress: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => resolve(socket));
    socket.on('error', reject);
  });
}
