// Makes a picture small and upright on the device, before it is sent.
const MAX_SIDE = 1600;
const QUALITY = 0.86;

export interface Shrunk {
  blob: Blob;
  width: number;
  height: number;
}

/** A JPEG of at most `MAX_SIDE` pixels, upright and without the place where it was taken. */
export async function shrink(file: File): Promise<Shrunk> {
  const bitmap = await open(file).catch(() => {
    throw new Error(
      'Ovu sliku pregledač ne ume da otvori. Sačuvajte je kao JPG, pa je izaberite ponovo.',
    );
  });
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Pregledač ne može da smanji sliku. Otvorite uređivač u novijem.');
  context.fillStyle = '#fff'; // under a transparent picture: JPEG has no transparency
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  if (!blob)
    throw new Error('Slika je prevelika za ovaj uređaj. Smanjite je, pa je izaberite ponovo.');
  return { blob, width: canvas.width, height: canvas.height };
}

/** The picture, turned as it was taken. */
function open(file: File): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}
