import { connect } from 'node:net';
import { eventually } from '../running-relay';

/** Resolves once somebody listens at the port; rejects with its own words when the process ends. */
export async function untilItListens(
  port: number,
  { isAlive, output }: { isAlive: () => boolean; output: () => string },
): Promise<void> {
  await eventually(
    `something listens at ${port}`,
    async () => {
      if (!isAlive()) throw new Error(`It ended:\n${output()}`);
      return await listens(port);
    },
    60,
  );
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
