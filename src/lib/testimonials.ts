import { getCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { stemOf } from '../model/paths';
import { slugify } from '../model/slug';

export interface Testimonial {
  name: string;
  text: string;
  /** Not a real person's words: shown with a badge. */
  sample: boolean;
  /** Named by the text, or found by the slug of the name; without one the card shows the initials. */
  image: ImageMetadata | undefined;
  initials: string;
}

const images = import.meta.glob<ImageMetadata>(
  '../content/testimonials/*.{svg,jpg,jpeg,png,webp,avif}',
  { eager: true, import: 'default' },
);

/** Whether this build is the real site, on which nothing stands that is a sample. */
const isLaunched = process.env['LAUNCH'] === '1';

/** With fewer of real people than this, the section is left out. */
const LEAST = 3;

/** The users' impressions in the order of the file; none on a page that has no use for them. */
export async function getTestimonials(): Promise<Testimonial[]> {
  const entries = await getCollection('testimonials');
  return chooseShown(entries, isLaunched).map(({ data: { name, text, sample, image } }) => ({
    name,
    text,
    sample,
    image: image ?? findImage(name, images),
    initials: initialsOf(name),
  }));
}

/** On the real site those of real people alone, and only when there are some; before it, all. */
export function chooseShown<T extends { data: { sample: boolean } }>(
  all: readonly T[],
  launched: boolean,
): T[] {
  if (!launched) return [...all];
  const real = all.filter(({ data }) => !data.sample);
  return real.length < LEAST ? [] : real;
}

/** The picture whose file name is the slug of the name, whatever its format. */
export function findImage<T>(name: string, files: Readonly<Record<string, T>>): T | undefined {
  const path = Object.keys(files).find((file) => stemOf(file) === slugify(name));
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
