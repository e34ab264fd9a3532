import { getCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { stemOf } from '../model/paths';
import { slugify } from '../model/slug';
import { isForVisitors } from './preview';

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

/** Fewer stand quietly side by side: there is nothing to turn. */
export const LEAST_IN_CAROUSEL = 3;

/** The users' impressions in the order of the file; none on a page that has no use for them. */
export async function getTestimonials(): Promise<Testimonial[]> {
  const entries = await getCollection('testimonials');
  return chooseShown(entries, isForVisitors).map(({ data: { name, text, sample, image } }) => ({
    name,
    text,
    sample,
    image: image ?? findImage(name, images),
    initials: initialsOf(name),
  }));
}

/** For visitors those of real people alone; else the samples as well. */
export function chooseShown<T extends { data: { sample: boolean } }>(
  all: readonly T[],
  forVisitors: boolean,
): T[] {
  return forVisitors ? all.filter(({ data }) => !data.sample) : [...all];
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
