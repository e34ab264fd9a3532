/** What the bytes of a picture are; undefined when they are no picture at all. */
export function pictureFormat(bytes: Uint8Array): string | undefined {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpg';
  if (bytes[0] === 0x89 && ascii(1, 4) === 'PNG') return 'png';
  if (ascii(0, 4) === 'GIF8') return 'gif';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(0, 4) === 'II*\0' || ascii(0, 4) === 'MM\0*') return 'tiff';
  if (ascii(0, 2) === 'BM') return 'bmp';
  if (ascii(4, 8) === 'ftyp') {
    const brand = ascii(8, 12);
    if (/^avi[fs]$/.test(brand)) return 'avif';
    if (/^(hei[cmsx]|hev[cmx]|mif1|msf1)$/.test(brand)) return 'heic';
  }
  const start = new TextDecoder().decode(bytes.subarray(0, 4096));
  return /^\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(start.replace('\uFEFF', '')) &&
    /<svg[\s>]/i.test(new TextDecoder().decode(bytes))
    ? 'svg'
    : undefined;
}

/** Whether the end of the file is missing, as after an upload that was cut off. */
export function isTruncated(bytes: Uint8Array, format: string | undefined): boolean {
  if (format === 'jpg') return !endsWith(bytes, [0xff, 0xd9]);
  if (format === 'png') return !endsWith(bytes, [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
  if (format === 'webp') {
    return new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8 > bytes.length;
  }
  if (format === 'svg')
    return !/<\/svg>\s*(<!--[\s\S]*-->\s*)?$|<svg[^>]*\/>\s*$/i.test(
      new TextDecoder().decode(bytes),
    );
  return false;
}

/** Cameras may leave some bytes behind the end, so it is looked for in the last part. */
function endsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  const tail = bytes.subarray(-65_536);
  for (let at = tail.length - mark.length; at >= 0; at--) {
    if (mark.every((byte, index) => tail[at + index] === byte)) return true;
  }
  return false;
}
