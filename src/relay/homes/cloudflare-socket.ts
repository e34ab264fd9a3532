import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { OpenSocket } from '../mail-server.ts';

/**
 * Opens the way to a mail server by its name: nodemailer would look the name up by itself, which
 * fails for every name in Cloudflare's runtime.
 */
export const openSocket: OpenSocket = ({ host = '', port, secure }, callback) => {
  const where = { host, port: Number(port) };
  const connection = secure ? connectTls({ ...where, servername: host }) : connect(where);
  const fail = (error: Error & { code?: string }) => {
    // As nodemailer says it of its own connections; the runtime's errors often have no code.
    const { code: originalCode } = error;
    callback(Object.assign(error, { code: 'ESOCKET', originalCode, command: 'CONN' }));
  };
  connection.once('error', fail);
  connection.once(secure ? 'secureConnect' : 'connect', () => {
    connection.off('error', fail);
    callback(null, { connection, secured: secure === true });
  });
};
