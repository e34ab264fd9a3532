// Shows a new picture where an old one stands.
import { stemOf } from '../../model/paths.ts';
import { CHANGED } from './put-words.ts';

/**
 * A picture of the site has the name of its file in its address, between a slash and a full stop; a drawing in the place
 * of one has its description. False where neither stands.
 */
export function putPicture(root: Element, file: string, alt: string, address: string): boolean {
  const all = [...root.querySelectorAll('img')].filter((image) =>
    file === ''
      ? alt !== '' && image.alt === alt
      : decodeURIComponent(image.src).includes(`/${stemOf(file)}.`),
  );
  for (const image of all) showPicture(image, address);
  return all.length > 0;
}

/** The one picture that is there to choose from. */
export function showPicture(image: HTMLImageElement, address: string): void {
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
  image.src = address;
  image.setAttribute(CHANGED, '');
}
