// Reads rows out of the pages of an SQLite file without SQLite, which gives up at the first page
// it does not trust. Format: https://sqlite.org/fileformat2.html

export type Cell = null | number | string;

const LEAF = 13;
const WAL_HEADER = 32;
const FRAME_HEADER = 24;

/**
 * Every table row that still stands in these bytes, as its cells: first those that count, then all
 * that stand in older versions of the pages, for what a newer one has lost. `log` is `…-wal`.
 */
export function* readCells(file: Buffer, log: Buffer): Generator<Cell[]> {
  const { pages, versions, size, reserved } = layPages(file, log);
  for (const [number, page] of [...pages, ...versions.reverse()]) {
    const start = number === 1 ? 100 : 0;
    if (page[start] !== LEAF || page.length < size) continue;
    const count = page.readUInt16BE(start + 3);
    for (let i = 0; i < count; i += 1) {
      const pointer = start + 8 + 2 * i;
      if (pointer + 2 > size) break;
      try {
        yield readRecord(readPayload(page, page.readUInt16BE(pointer), size - reserved, pages));
      } catch {
        // Not a row any more. The next one may be.
      }
    }
  }
}

/** The pages as SQLite would see them: those of committed frames of the log lie over the file's. */
function layPages(file: Buffer, log: Buffer) {
  const said = file.length >= 100 ? file.readUInt16BE(16) : 0;
  const logged = log.length >= WAL_HEADER ? log.readUInt32BE(8) : 0;
  const size = [said === 1 ? 65_536 : said, logged].find(isPageSize) ?? 4096;
  const reserved = said === size && file.length >= 100 ? (file[20] ?? 0) : 0;
  const versions: [number, Buffer][] = [];
  for (let at = 0; at < file.length; at += size) {
    versions.push([at / size + 1, file.subarray(at, at + size)]);
  }
  const pages = new Map(versions);
  let uncommitted = new Map<number, Buffer>();
  const salt = findSalt(log, size);
  for (let at = WAL_HEADER; at + FRAME_HEADER + size <= log.length; at += FRAME_HEADER + size) {
    const body = at + FRAME_HEADER;
    const version: [number, Buffer] = [log.readUInt32BE(at), log.subarray(body, body + size)];
    versions.push(version);
    // Frames behind the newest are left from before the log was begun anew.
    if (!log.subarray(at + 8, at + 16).equals(salt)) continue;
    uncommitted.set(...version);
    if (log.readUInt32BE(at + 4) === 0) continue;
    for (const [number, page] of uncommitted) pages.set(number, page);
    uncommitted = new Map();
  }
  return { pages, versions, size, reserved };
}

/** The sign of this log's frames: what its header and its first two frames say, or two of them. */
function findSalt(log: Buffer, size: number): Buffer {
  const frame = (i: number) => WAL_HEADER + i * (FRAME_HEADER + size) + 8;
  const [first, ...others] = [16, frame(0), frame(1)].map((at) => log.subarray(at, at + 8));
  const salt = first ?? Buffer.alloc(0);
  const [second = salt, third = salt] = others;
  return second.equals(third) && second.length === 8 ? second : salt;
}

function isPageSize(size: number): boolean {
  return size >= 512 && size <= 65_536 && Number.isInteger(Math.log2(size));
}

function readPayload(
  page: Buffer,
  at: number,
  usable: number,
  pages: ReadonlyMap<number, Buffer>,
): Buffer {
  const [length, afterLength] = readVarint(page, at);
  const [, start] = readVarint(page, afterLength);
  const most = usable - 35;
  if (length <= most) return page.subarray(start, start + length);
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const wanted = least + ((length - least) % (usable - 4));
  const local = wanted <= most ? wanted : least;
  const chunks = [page.subarray(start, start + local)];
  let missing = length - local;
  let next = pages.get(page.readUInt32BE(start + local));
  // A broken chain gives the beginning of the text: better than none of it.
  while (next && missing > 0 && chunks.length < 1000) {
    chunks.push(next.subarray(4, 4 + Math.min(missing, usable - 4)));
    missing -= usable - 4;
    next = next.length >= 4 ? pages.get(next.readUInt32BE(0)) : undefined;
  }
  return Buffer.concat(chunks);
}

function readRecord(payload: Buffer): Cell[] {
  const [headerEnd, first] = readVarint(payload, 0);
  const cells: Cell[] = [];
  let at = headerEnd;
  for (let header = first; header < headerEnd; ) {
    const [type, next] = readVarint(payload, header);
    const [cell, length] = readCell(payload, at, type);
    cells.push(cell);
    at += length;
    header = next;
  }
  return cells;
}

const INTEGER_BYTES = [0, 1, 2, 3, 4, 6, 8];

function readCell(payload: Buffer, at: number, type: number): [Cell, number] {
  const bytes = INTEGER_BYTES[type];
  if (type === 0) return [null, 0];
  if (bytes === 8) return [Number(payload.readBigInt64BE(at)), 8];
  if (bytes !== undefined) return [payload.readIntBE(at, bytes), bytes];
  if (type === 8 || type === 9) return [type - 8, 0];
  if (type < 13 || type % 2 === 0) throw new RangeError('No number and no text.');
  const length = (type - 13) / 2;
  return [payload.toString('utf8', at, at + length), length];
}

function readVarint(bytes: Buffer, at: number): [value: number, next: number] {
  let value = 0;
  for (let i = 0; i < 8; i += 1) {
    const byte = bytes.readUInt8(at + i);
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, at + i + 1];
  }
  throw new RangeError('No length in this spool has nine bytes.');
}
