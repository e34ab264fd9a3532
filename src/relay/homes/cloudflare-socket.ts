import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { OpenSocket } from '../mail-server.ts';

/**
 * Connects to a mail server by its name. nodemailer would look the name up first, which fails for every
 * name in Cloudflare's runtime.
 */
export const openSocket: OpenSocket = ({ host = '', port, secure }, callback) => {
  const where = { host, port: Number(port) };
  const connection = secure ? connectTls({ ...where, servername: host }) : connect(where);
  const fail = (error: Error & { code?: string }) => {
    // The same fields as nodemailer sets in errors of its own connections.
    const { code: originalCode } = error;
    callback(Object.assign(error, { code: 'ESOCKET', originalCode, command: 'CONN' }));
  };
  connection.once('error', fail);
  connection.once(secure ? 'secureConnect' : 'connect', () => {
    connection.off('error', fail);
    callback(null, { connection, secured: secure === true });
  });
};
