// Decodes one photo of an iPhone. The decoder is WebAssembly of libheif that needs no `eval`.
import decode from '@discourse/heic/decode.js';

addEventListener('message', async ({ data }: MessageEvent<ArrayBuffer>) => {
  const image = await decode(data).catch(() => undefined);
  postMessage(image, image ? { transfer: [image.data.buffer] } : {});
});
