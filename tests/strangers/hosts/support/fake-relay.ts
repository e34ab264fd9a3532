import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeRelay {
  address: string;
  received: { path: string; headers: IncomingHttpHeaders; body: string }[];
  close: () => void;
}

/** Stands where the relay stands, answers as it does, and notes what reaches it. */
export async function startFakeRelay(): Promise<FakeRelay> {
  const received: FakeRelay['received'] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      received.push({ path: request.url ?? '', headers: request.headers, body });
      if (request.url === '/health') {
        response.end('{"ok":true}');
        return;
      }
      if (request.method === 'GET') {
        response.writeHead(405, { Allow: 'POST, OPTIONS' }).end('{"status":"method"}');
        return;
      }
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'",
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
      });
      response.end('relay');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `127.0.0.1:${port}`, received, close: () => server.close() };
}
