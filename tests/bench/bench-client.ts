import { connect } from 'node:net';

export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers other than 202. */
  refused: number;
}

const BOUNDARY = 'merenje';
const TEXT = 'Dobar dan, zanima me cena i da li šaljete u Čačak. '.repeat(20);

/** So many visitors, each posting one message after another over a connection of its own. */
export async function measure(port: number, clients: number, ms: number): Promise<Figures> {
  const latencies: number[] = [];
  let refused = 0;
  const end = performance.now() + ms;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: clients }, () =>
      runClient(port, end, (status, latency) => {
        if (status === '202') latencies.push(latency);
        else refused += 1;
      }),
    ),
  );
  const seconds = (performance.now() - start) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN;
  return { perSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99), refused };
}

function runClient(
  port: number,
  end: number,
  onAnswer: (status: string, latency: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay();
    let sentAt = 0;
    let answer = '';
    const send = () => {
      if (performance.now() > end) {
        socket.end();
        return;
      }
      sentAt = performance.now();
      socket.write(buildRequest());
    };
    socket.on('connect', send);
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      if (!answer.endsWith('}')) return;
      onAnswer(answer.slice(9, 12), performance.now() - sentAt);
      answer = '';
      send();
    });
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
}

function buildRequest(): string {
  const fields = {
    name: 'Jovana Đorđević',
    phoneNumber: '+381 60 000 00 00',
    email: 'jovana@primer.rs',
    message: TEXT,
    to: 'konsultant@localhost',
    id: crypto.randomUUID(),
  };
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const body = `${parts.join('')}--${BOUNDARY}--\r\n`;
  return [
    'POST /mail_cv.php HTTP/1.1',
    'Host: localhost',
    'Origin: http://localhost:4321',
    'Accept: application/json',
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}
