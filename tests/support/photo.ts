import sharp from 'sharp';

/** A photo as a phone takes it: lying, with the place where it was taken. */
export const takePhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#6e9668' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 15/1 0/1' } })
    .withMetadata({ orientation: 6 });
