// One question to a published site, over whatever the server speaks best, with nothing followed and
// nothing unpacked: `fetch` knows no HTTP/2, follows redirects and hides the encoding.
import { type IncomingHttpHeaders, request as requestPlain } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request as requestSecure } from 'node:https';
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from 'node:tls';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  protocol: 'h2' | 'http/1.1';
}

/** Throws when there is no answer: no such host, no valid certificate, too slow. */
export type Ask = (url: string, headers?: Record<string, string>) => Promise<Answer>;

/** Where to connect instead of where the address says; the tests ask servers of this machine. */
export type Place = (url: URL) => ConnectionOptions & { host: string; port: number };

const PATIENCE = 10_000; // milliseconds
const AGENT = { 'user-agent': 'Mozilla/5.0 (provera objavljenog sajta)' };

export function createAsk(place: Place = placeOf): Ask {
  return (address, headers = {}) => {
    const url = new URL(address);
    const asked = { ...AGENT, ...headers };
    return url.protocol === 'https:'
      ? askSecurely(url, asked, place(url))
      : askPlainly(url, asked, place(url));
  };
}

function placeOf({ hostname: host, port, protocol }: URL) {
  return { host, port: Number(port) || (protocol === 'https:' ? 443 : 80) };
}

async function askSecurely(
  url: URL,
  headers: Record<string, string>,
  place: ConnectionOptions,
): Promise<Answer> {
  const socket = await open({
    servername: url.hostname,
    ALPNProtocols: ['h2', 'http/1.1'],
    ...place,
  });
  try {
    if (socket.alpnProtocol === 'h2') return await askHttp2(url, headers, socket);
    return await collect(requestSecure(url, { headers, createConnection: () => socket }));
  } finally {
    socket.destroy();
  }
}

function askPlainly(
  url: URL,
  headers: Record<string, string>,
  { host, port }: ReturnType<Place>,
): Promise<Answer> {
  return collect(
    requestPlain({ host, port, path: pathOf(url), headers: { host: url.host, ...headers } }),
  );
}

function open(options: ConnectionOptions): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const socket = connectTls(options, () => resolve(socket));
    socket.once('error', reject);
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error(TOO_SLOW)));
  });
}

const TOO_SLOW = `isteklo je vreme čekanja (${PATIENCE / 1000} sekundi)`;

function collect(request: ReturnType<typeof requestPlain>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.setTimeout(PATIENCE, () => request.destroy(new Error(TOO_SLOW)));
    request.once('error', reject);
    request.once('response', (response) => {
      const { statusCode: status = 0, headers } = response;
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        resolve({ status, headers, body: Buffer.concat(chunks), protocol: 'http/1.1' });
      });
    });
    request.end();
  });
}

function askHttp2(url: URL, headers: Record<string, string>, socket: TLSSocket): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const session = connectHttp2(url.origin, { createConnection: () => socket });
    session.once('error', reject);
    session.setTimeout(PATIENCE, () => session.destroy(new Error(TOO_SLOW)));
    const stream = session.request({ ':path': pathOf(url), ...headers });
    let head: Omit<Answer, 'body'> | undefined;
    const chunks: Buffer[] = [];
    stream.once('error', reject);
    stream.once('response', ({ ':status': status = 0, ...received }) => {
      head = { status, headers: received, protocol: 'h2' };
    });
    stream.on('data', (chunk) => chunks.push(chunk));
    stream.once('end', () => {
      session.close();
      if (head) resolve({ ...head, body: Buffer.concat(chunks) });
      else reject(new Error('veza je prekinuta'));
    });
  });
}

function pathOf(url: URL): string {
  return url.pathname + url.search;
}
