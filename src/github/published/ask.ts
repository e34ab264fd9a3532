// One question to a published site, with nothing followed.
import { type ConnectionOptions, connect } from 'node:tls';

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

export interface Question {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
}

/** Throws when there is no answer: no such host, no valid certificate, too slow. */
export type Ask = (url: string, question?: Question) => Promise<Answer>;

const PATIENCE = 10_000; // milliseconds
const AGENT = { 'user-agent': 'Mozilla/5.0 (provera objavljenog sajta)' };

export const ask: Ask = async (url, { method = 'GET', headers = {} } = {}) => {
  const response = await fetch(url, {
    method,
    headers: { ...AGENT, ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  });
  const { status } = response;
  return { status, headers: Object.fromEntries(response.headers), body: await response.text() };
};

/**
 * `h2` or `http/1.1`: what a browser and this server agree on; `fetch` would speak the older one.
 * Throws as a question does. The options may lead to a server elsewhere.
 */
export function findProtocol(address: string, options: ConnectionOptions = {}): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(
      {
        host: hostname,
        servername: hostname,
        port: Number(port) || 443,
        ALPNProtocols: ['h2', 'http/1.1'],
        timeout: PATIENCE,
        ...options,
      },
      () => {
        resolve(socket.alpnProtocol || 'http/1.1');
        socket.end();
      },
    );
    socket.once('error', reject);
    socket.once('timeout', () => socket.destroy(new Error('server ne odgovara')));
  });
}
