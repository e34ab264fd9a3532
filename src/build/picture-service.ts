// Astro's own service for pictures; a photo on white first gets the ground that `Picture.astro` asks for.
import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import { setOnGround } from '../lib/picture-on-ground.ts';

const service: LocalImageService = {
  ...sharpService,
  async transform(picture, options, config, logger) {
    const { background } = options;
    const onGround = background ? await setOnGround(picture, background) : picture;
    return sharpService.transform(onGround, options, config, logger);
  },
};

export default service;
