import { getCollection } from 'astro:content';
import type { ImageMetadata } from 'astro';
import { slugify, slugOf } from '../model/slug.ts';
import { BUILD } from './build.ts';

export { MIN_IN_CAROUSEL } from '../model/collections/testimonials.ts';

export interface Testimonial {
  name: string;
  text: string;
  /** True when the words are invented; the card then shows a badge. */
  sample: boolean;
  /** The picture that the file names, or else the one with the person's name; without it, initials are shown. */
  image: ImageMetadata | undefined;
  initials: string;
}

/** Photographs of people; the drawings are those of the samples. */
const images = import.meta.glob<ImageMetadata>(
  ['../content/testimonials/*.{jpg,jpeg,png,webp,avif}', './drawings/korisnik-*.svg'],
  { eager: true, import: 'default' },
);

/** The testimonials in the order of the file; samples only in a build that is not for visitors. */
export async function getTestimonials(): Promise<Testimonial[]> {
  const entries = await getCollection('testimonials');
  return chooseShown(entries, BUILD.isForVisitors).map(
    ({ data: { name, text, sample, image } }) => ({
      name,
      text,
      sample,
      image: image ?? findImage(name, images),
      initials: initialsOf(name),
    }),
  );
}

export function chooseShown<T extends { data: { sample: boolean } }>(
  all: readonly T[],
  forVisitors: boolean,
): T[] {
  return forVisitors ? all.filter(({ data }) => !data.sample) : [...all];
}

/** The picture whose file name is the slug of the name, whatever its format. */
export function findImage<T>(name: string, files: Readonly<Record<string, T>>): T | undefined {
  const path = Object.keys(files).find((file) => slugOf(file) === slugify(name));
  return path === undefined ? undefined : files[path];
}

export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('sr-Latn-RS'))
    .join('');
}
