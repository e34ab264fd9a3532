import { connect } from 'node:tls';

const PREFACE = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';
const HEADERS = 1;
const CONTINUATION = 9;
const END_HEADERS = 4;

/**
 * Bytes that the headers of an answer take on the wire, compressed as HTTP/2 does it, on a new
 * connection. No HTTP client tells that, so the frames are read as they come.
 */
export function measureHeaders(host: string, port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: '127.0.0.1',
      port,
      servername: host,
      rejectUnauthorized: false,
      ALPNProtocols: ['h2'],
    });
    let waiting = Buffer.alloc(0);
    let bytes = 0;
    socket.on('secureConnect', () => {
      socket.write(Buffer.concat([Buffer.from(PREFACE), frame(4, 0, 0), request(host, path)]));
    });
    socket.on('data', (chunk) => {
      waiting = Buffer.concat([waiting, chunk]);
      while (waiting.length >= 9 && waiting.length >= 9 + waiting.readUIntBE(0, 3)) {
        const length = waiting.readUIntBE(0, 3);
        const [type, flags = 0] = waiting.subarray(3, 5);
        waiting = waiting.subarray(9 + length);
        if (type !== HEADERS && type !== CONTINUATION) continue;
        bytes += 9 + length;
        if (flags & END_HEADERS) socket.destroy();
      }
    });
    socket.on('error', reject);
    socket.on('close', () =>
      bytes > 0 ? resolve(bytes) : reject(new Error(`${path}: no answer`)),
    );
  });
}

/** GET over https; the numbers are places in HPACK's own list of common headers. */
function request(host: string, path: string): Buffer {
  const fields = [
    Buffer.from([0x82, 0x87]),
    field(1, host),
    field(4, path),
    field(16, 'gzip, deflate, br'),
  ];
  return frame(HEADERS, 5, 1, Buffer.concat(fields));
}

/** A header whose name stands in the list; the value follows as it is. */
function field(name: number, value: string): Buffer {
  const head = name < 15 ? [name] : [15, name - 15];
  return Buffer.concat([Buffer.from([...head, value.length]), Buffer.from(value)]);
}

function frame(type: number, flags: number, stream: number, payload = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head[3] = type;
  head[4] = flags;
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}
