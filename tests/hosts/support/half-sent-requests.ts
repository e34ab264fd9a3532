import { connect, type TLSSocket } from 'node:tls';

const AT_ONCE = 20;
/** A server that takes no more leaves a connection waiting, in milliseconds. */
const PATIENCE = 2000;

/**
 * Holds so many requests that stop within their heads; whoever is cut off comes again. Returns what
 * ends it.
 */
export async function holdHalfSentRequests(
  many: number,
  port: number,
  servername: string,
): Promise<() => void> {
  const held = new Set<TLSSocket>();
  let isOver = false;
  const open = () =>
    new Promise<void>((resolve) => {
      const options = { host: '127.0.0.1', port, servername, rejectUnauthorized: false };
      const socket = connect(options, () => {
        socket.write(`GET / HTTP/1.1\r\nHost: ${servername}\r\nX-Slow: `);
        held.add(socket);
        resolve();
      });
      socket.setTimeout(PATIENCE, resolve);
      socket.on('error', () => {});
      socket.on('close', () => {
        held.delete(socket);
        resolve();
      });
    });
  const openSome = () => Promise.all(Array.from({ length: AT_ONCE }, open));
  for (let opened = 0; opened < many; opened += AT_ONCE) await openSome();
  const refill = async () => {
    if (held.size < many) await openSome();
    if (!isOver) setImmediate(refill);
  };
  setImmediate(refill);
  return () => {
    isOver = true;
    for (const socket of held) socket.destroy();
  };
}
