import { crc32, inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;

/**
 * One file out of a zip archive that may be broken or hostile; undefined when it has no such file.
 * Reads memory only, never unpacks more than `most` bytes and throws rather than guess.
 */
export function readZipEntry(zip: Buffer, name: string, most: number): Buffer | undefined {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || zip.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('Not a zip archive.');
  const entries = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  for (let i = 0; i < entries; i += 1) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('Broken zip directory.');
    const nameLength = zip.readUInt16LE(at + 28);
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) === name) return unpack(zip, at, most);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return undefined;
}

function unpack(zip: Buffer, entry: number, most: number): Buffer {
  const size = zip.readUInt32LE(entry + 20);
  const local = zip.readUInt32LE(entry + 42);
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(start, start + size);
  const method = zip.readUInt16LE(entry + 10);
  if (method !== STORED && method !== DEFLATED) throw new Error(`Unknown zip method ${method}.`);
  const data = method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: most });
  if (data.length > most) throw new Error('The file in the zip archive is too large.');
  if (crc32(data) !== zip.readUInt32LE(entry + 16)) throw new Error('Damaged file in the archive.');
  return data;
}
