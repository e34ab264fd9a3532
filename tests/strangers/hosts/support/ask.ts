import { type IncomingHttpHeaders as PlainHeaders, request } from 'node:http';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2';
import { connect as connectTls } from 'node:tls';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names of headers that came more than once. */
  repeated: string[];
  body: Buffer;
}

export interface Client {
  ask: (path: string, headers?: Record<string, string>, body?: string) => Promise<Answer>;
  /** A first line as it is, over HTTP/1.1, and the whole answer as text. */
  sayRaw: (line: string) => Promise<string>;
  close: () => void;
}

/** Speaks HTTP/2 to a server on this machine that believes to be the host. */
export function openClient(host: string, port: number): Client {
  const tls = { host: '127.0.0.1', port, servername: host, rejectUnauthorized: false };
  const open = () =>
    connect(`https://${host}`, {
      createConnection: () => connectTls({ ...tls, ALPNProtocols: ['h2'] }),
    });
  let session: ClientHttp2Session | undefined;
  return {
    ask: (path, headers = {}, body) => {
      // An odd request may make a server end the connection.
      if (!session || session.closed || session.destroyed) session = open().setMaxListeners(0);
      return send(session, path, headers, body);
    },
    sayRaw: (line) =>
      new Promise((resolve, reject) => {
        const socket = connectTls({ ...tls, ALPNProtocols: ['http/1.1'] });
        const chunks: Buffer[] = [];
        socket.on('data', (chunk) => chunks.push(chunk));
        socket.on('error', reject);
        socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
        // Not ended here: a server that closes with this end's farewell unread would cut its answer off.
        socket.write(`${line}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      }),
    close: () => session?.close(),
  };
}

function send(
  session: ClientHttp2Session,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stream = session.request(
      { ':path': path, ':method': body === undefined ? 'GET' : 'POST', ...headers },
      { endStream: body === undefined },
    );
    const chunks: Buffer[] = [];
    let answer: Omit<Answer, 'body'> | undefined;
    session.once('error', reject);
    stream.on('error', reject);
    stream.on('response', (received, _flags, raw?: string[]) => {
      const names = (raw ?? []).filter((_, index) => index % 2 === 0);
      const repeated = names.filter((name, index) => names.indexOf(name) !== index);
      answer = { status: received[':status'] ?? 0, headers: received, repeated };
    });
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      session.off('error', reject);
      if (answer) resolve({ ...answer, body: Buffer.concat(chunks) });
      else reject(new Error(`${path}: no answer`));
    });
    if (body !== undefined) stream.end(body);
  });
}

/** Asks over plain http, as a browser does when a visitor types the address without https. */
export function askPlainly(
  port: number,
  host: string,
  path: string,
): Promise<{ status: number; headers: PlainHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      const { statusCode: status = 0, headers } = response;
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status, headers, body }));
    });
    asked.on('error', reject).end();
  });
}
