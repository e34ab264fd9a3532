import { expect, it } from 'vitest';
import { eventually } from '../support/processes.ts';
import { spawnNode } from './support/homes/node';
import { FIELDS, multipart, openSocket, post, request } from './support/raw-http';

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
