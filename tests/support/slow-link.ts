// A slow mobile line between browser and server, in this process: the kernel's own shaping needs
// rights that CI machines do not give.
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { at, inOrder } from './link-clock.ts';

/** What a line does to bytes. */
export interface LinkProfile {
  /** Round trip in ms. */
  rtt: number;
  /** Bits per second towards the visitor. */
  down: number;
  /** Bits per second from the visitor. */
  up: number;
}

/** Payload of a TCP segment, and the bytes that IP and TCP put around it. */
const SEGMENT = 1460;
const SEGMENT_HEADERS = 40;
/** Segments that a server may send before the first acknowledgement (RFC 6928). */
const FIRST_WINDOW = 10;
/** Bytes that wait in front of the line; more would hide what the server would rather send first. */
const QUEUE = 16 * 1024;

interface Segment {
  bytes: Buffer;
  deliver: () => void;
}

interface Connection {
  waiting: Segment[];
  toVisitor: ReturnType<typeof inOrder>;
  /** Bytes sent and not yet acknowledged, and how many there may be (slow start, no loss). */
  inFlight: number;
  window: number;
  /** Time from which bytes may pass: the handshake takes a round trip, the first look-up another. */
  opensAt: number;
  onRoom: (() => void) | undefined;
}

/** One line shared by all connections that are opened through it. */
export class SlowLink {
  readonly #profile: LinkProfile;
  readonly #connections: Connection[] = [];
  #downFreeAt = 0;
  #upFreeAt = 0;
  #wakeAt = Number.POSITIVE_INFINITY;
  #knowsAddress = false;

  constructor(profile: LinkProfile) {
    this.#profile = profile;
  }

  /** The socket as a server sees it through the line. */
  open(socket: Socket): Duplex {
    const { rtt, up } = this.#profile;
    const handshake = this.#knowsAddress ? rtt : 2 * rtt;
    this.#knowsAddress = true;
    const connection: Connection = {
      waiting: [],
      toVisitor: inOrder(),
      inFlight: 0,
      window: FIRST_WINDOW * SEGMENT,
      opensAt: performance.now() + handshake,
      onRoom: undefined,
    };
    this.#connections.push(connection);
    socket.setNoDelay(true);

    const stream = new Duplex({
      writableHighWaterMark: 4096,
      read() {},
      write: (chunk: Buffer, _encoding, done) => this.#queue(connection, socket, chunk, done),
      final: (done) => {
        connection.waiting.push({ bytes: Buffer.alloc(0), deliver: () => socket.end() });
        this.#send();
        done();
      },
      destroy: (error, done) => {
        this.#connections.splice(this.#connections.indexOf(connection), 1);
        socket.destroy();
        done(error);
      },
    });
    const toServer = inOrder();
    socket.on('data', (bytes) => {
      const start = Math.max(performance.now(), connection.opensAt, this.#upFreeAt);
      this.#upFreeAt = start + bytes.length / bytesPerMs(up);
      toServer(this.#upFreeAt + rtt / 2, () => stream.push(bytes));
    });
    socket.on('end', () => stream.push(null));
    socket.on('error', (error) => stream.destroy(error));
    socket.on('close', () => stream.destroy());
    return stream;
  }

  #queue(connection: Connection, socket: Socket, chunk: Buffer, done: () => void): void {
    for (let start = 0; start < chunk.length; start += SEGMENT) {
      const bytes = chunk.subarray(start, start + SEGMENT);
      connection.waiting.push({ bytes, deliver: () => socket.writable && socket.write(bytes) });
    }
    if (hasRoom(connection)) done();
    else connection.onRoom = done;
    this.#send();
  }

  /** Sends what the line and the windows allow. */
  #send(): void {
    while (this.#downFreeAt <= performance.now()) {
      const connection = this.#takeTurn();
      const segment = connection?.waiting.shift();
      if (!connection || !segment) return;
      this.#transmit(connection, segment);
    }
    this.#wake(this.#downFreeAt);
  }

  /** A connection that has something to send and may; it goes to the end of the queue. */
  #takeTurn(): Connection | undefined {
    const index = this.#connections.findIndex(
      ({ waiting, inFlight, window }) =>
        waiting[0] !== undefined && inFlight + waiting[0].bytes.length <= window,
    );
    const [connection] = index < 0 ? [] : this.#connections.splice(index, 1);
    if (connection) this.#connections.push(connection);
    return connection;
  }

  #transmit(connection: Connection, { bytes, deliver }: Segment): void {
    const { rtt, down } = this.#profile;
    const now = performance.now();
    // A timer that fired a little late must not slow the line down.
    const start = now - this.#downFreeAt < 2 ? this.#downFreeAt : now;
    this.#downFreeAt = start + (bytes.length + SEGMENT_HEADERS) / bytesPerMs(down);
    connection.inFlight += bytes.length;
    connection.toVisitor(this.#downFreeAt + rtt / 2, deliver);
    at(this.#downFreeAt + rtt, () => {
      connection.inFlight -= bytes.length;
      connection.window += bytes.length;
      this.#send();
    });
    if (!connection.onRoom || !hasRoom(connection)) return;
    const { onRoom } = connection;
    connection.onRoom = undefined;
    onRoom();
  }

  #wake(time: number): void {
    if (time >= this.#wakeAt) return;
    this.#wakeAt = time;
    at(time, () => {
      this.#wakeAt = Number.POSITIVE_INFINITY;
      this.#send();
    });
  }
}

function hasRoom({ waiting }: Connection): boolean {
  return waiting.length * SEGMENT < QUEUE;
}

function bytesPerMs(bitsPerSecond: number): number {
  return bitsPerSecond / 8000;
}
