// A photo that says where it was taken is told from one that does not.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hasPlace } from '../../../src/check/photo-place.ts';
import { takePhoto } from '../../support/photo.ts';

const [taken, plain] = [
  () => takePhoto(8, 6),
  () => sharp({ create: { width: 8, height: 6, channels: 3, background: '#6e9668' } }),
];
const ofCamera = () => plain().withExif({ IFD0: { Make: 'Telefon', Model: 'IIMM' } });
const halved = async () => {
  const photo = await taken().jpeg().toBuffer();
  return photo.subarray(0, photo.indexOf('Exif') + 24);
};
const bigEndian = () => {
  const data = Buffer.alloc(60);
  data.write('Exif\0\0MM\0*\0\0\0\x08', 'latin1');
  // The entries of the first part: one, the place at byte 26; there one more, the latitude.
  data.writeUInt16BE(1, 14);
  data.writeUInt16BE(0x8825, 16);
  data.writeUInt32BE(26, 24);
  data.writeUInt16BE(1, 32);
  data.writeUInt16BE(2, 34);
  return data;
};

test.each<[name: string, bytes: () => Promise<Buffer> | Buffer, expected: boolean]>([
  ['a JPEG with its place', () => taken().jpeg().toBuffer(), true],
  ['a WebP with its place', () => taken().webp().toBuffer(), true],
  ['a PNG with its place', () => taken().png().toBuffer(), true],
  ['data whose first byte is the highest', bigEndian, true],
  ['a JPEG with the name of its camera', () => ofCamera().jpeg().toBuffer(), false],
  ['a JPEG that says nothing', () => plain().jpeg().toBuffer(), false],
  ['a JPEG that breaks off', halved, false],
  ['nothing', () => Buffer.alloc(0), false],
])('%s', async (_, bytes, expected) => {
  expect(hasPlace(await bytes())).toBe(expected);
});
