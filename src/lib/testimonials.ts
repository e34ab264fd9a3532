import { getCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { slugify } from '../model/slug';

export interface Testimonial {
  name: string;
  text: string;
  /** Not a real person's words: shown with a badge. */
  sample: boolean;
  /** Found by the slug of the name; without one the card shows the initials. */
  image: ImageMetadata | undefined;
  initials: string;
}

const images = import.meta.glob<ImageMetadata>(
  '../content/testimonials/*.{svg,jpg,jpeg,png,webp,avif}',
  { eager: true, import: 'default' },
);

/** The users' impressions in the order of their numbers. */
export async function getTestimonials(): Promise<Testimonial[]> {
  const entries = await getCollection('testimonials');
  return entries
    .sort((a, b) => a.data.id - b.data.id)
    .map(({ data: { name, text, sample } }) => ({
      name,
      text,
      sample,
      image: findImage(name, images),
      initials: initialsOf(name),
    }));
}

/** The picture whose file name is the slug of the name, whatever its format. */
export function findImage<T>(name: string, files: Readonly<Record<string, T>>): T | undefined {
  const path = Object.keys(files).find((file) => fileStem(file) === slugify(name));
  return path === undefined ? undefined : files[path];
}

/** First letters of the first two words, for a card without a picture. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('sr-Latn-RS'))
    .join('');
}

function fileStem(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.[^.]+$/, '');
}
