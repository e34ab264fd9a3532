// Whether a photo says where it was taken: phones write it, unseen, into its Exif data.
import { nameOf } from '../model/paths.ts';

/** „Exif“ of a JPEG, a WebP or a PNG, and the sign of the order of bytes that its data begin with. */
const EXIF = /exif[\s\S]{0,10}?(II\*\0|MM\0\*)/i;
/** Numbers of Exif 2.32, tables 4 and 66: where the part with the place begins, and the latitude in that part. */
const PLACE = 0x8825;
const LATITUDE = 2;
const BYTES_OF_ENTRY = 12;

export function hasPlace(bytes: Uint8Array): boolean {
  const found = EXIF.exec(new TextDecoder('latin1').decode(bytes));
  if (!found) return false;
  const start = found.index + found[0].length - 4;
  const data = new DataView(bytes.buffer, bytes.byteOffset + start, bytes.length - start);
  const isLittle = found[1] === 'II*\0';
  /** Tag → value of the entries that begin there. */
  const entriesAt = (offset: number) =>
    new Map(
      Array.from({ length: data.getUint16(offset, isLittle) }, (_, index) => {
        const entry = offset + 2 + index * BYTES_OF_ENTRY;
        return [data.getUint16(entry, isLittle), data.getUint32(entry + 8, isLittle)];
      }),
    );
  try {
    const place = entriesAt(data.getUint32(4, isLittle)).get(PLACE);
    return place !== undefined && entriesAt(place).has(LATITUDE);
  } catch {
    // Data that break off say nothing of a place.
    return false;
  }
}

export const sayPlace = (path: string) =>
  `Fotografija „${nameOf(path)}“ nosi upisano mesto na kom je slikana, i svako može da ga pročita.`;
