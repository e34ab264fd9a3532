import { connect, type Socket } from 'node:net';
import { ORIGIN } from './running-relay.ts';

export interface Answer {
  status: number;
  head: string;
  body: string;
}

export type Part = readonly [name: string, value: string | Buffer, disposition?: string];

export const BOUNDARY = 'granica';

export const FIELDS = {
  name: 'Ana Marić',
  phoneNumber: '+381 60 123 45 67',
  email: 'ana@primer.rs',
  message: 'Dobar dan,\nšta mi preporučujete?',
  to: 'konsultant@localhost',
};

/** A multipart body with exactly the given bytes, which a browser might have cleaned. */
export function multipart(fields: Record<string, string> | readonly Part[]): Buffer {
  const parts: readonly Part[] = Array.isArray(fields) ? fields : Object.entries(fields);
  const chunks = parts.flatMap(([name, value, extra = '']) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${extra}\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** The bytes of a whole request. A header with the value `null` is left out. */
export function request(body: Buffer, headers: Record<string, string | null> = {}): Buffer {
  const all: Record<string, string | null> = {
    Host: 'localhost',
    Origin: ORIGIN,
    Accept: 'application/json',
    'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
    'Content-Length': String(body.length),
    Connection: 'close',
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${value}`],
  );
  return Buffer.concat([
    Buffer.from(`POST /mail_cv.php HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`),
    body,
  ]);
}

export function post(
  port: number,
  fields: Record<string, string> | readonly Part[] = FIELDS,
  headers: Record<string, string | null> = {},
): Promise<Answer> {
  return exchange(port, request(multipart(fields), headers));
}

/** Sends bytes over a new connection and reads until the relay closes it. Rejects when no answer came. */
export function exchange(port: number, bytes: Buffer | string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    let failure: Error | undefined;
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', (error) => {
      failure = error;
    });
    socket.on('close', () => {
      // After the refusal of a body that is too large, the connection may be reset; the answer counts.
      const answer = parseAnswer(text);
      if (answer) resolve(answer);
      else reject(failure ?? new Error('The relay hung up without an answer.'));
    });
  });
}

export function openSocket(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', reject);
  });
}

export function parseAnswer(text: string): Answer | undefined {
  const end = text.indexOf('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);
  if (end < 0 || !status) return undefined;
  return { status, head: text.slice(0, end), body: text.slice(end + 4) };
}
