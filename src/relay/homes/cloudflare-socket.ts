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
  const fail = (error: Error) => {
    // The runtime's own errors have no codes. Nothing was sent yet: it is the line that is dead.
    callback(Object.assign(error, { code: 'ESOCKET', command: 'CONN' }));
  };
  connection.once('error', fail);
  connection.once(secure ? 'secureConnect' : 'connect', () => {
    connection.off('error', fail);
    callback(null, { connection, secured: secure === true });
  });
};
