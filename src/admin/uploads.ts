// Pictures that are uploaded with an entry: their names, and a look at them before they are saved.
import { doubtsAbout } from '../check/picture-doubts.ts';
import { endingOf, folderOf, stemOf } from '../model/paths.ts';
import { slugify } from '../model/slug.ts';

/** By the names that they were given. */
const uploads = new Map<string, File>();

/**
 * Name of a new picture: what it shows, since IMG_2041 says nothing, and the site finds a person's
 * photo by her name. `slug` is the name of the entry's file; in a list, where `keyPath` leads to one
 * item (`items.2.image`), the picture gets the name of that item in `data`.
 */
export function nameUpload(
  file: File,
  slug: string,
  keyPath: string,
  data: Readonly<Record<string, unknown>>,
): string {
  const item = data[keyPath.replace(/[^.]+$/, 'name')];
  const stem = keyPath.includes('.') && typeof item === 'string' ? slugify(item) : '';
  const name = `${stem || slug}.${endingOf(file.name)}`;
  uploads.set(name, file);
  return name;
}

let picked: Promise<unknown> = Promise.resolve();

/** Remembers that a picture is on its way into a field. */
export function trackUpload<Value>(work: Promise<Value>): Promise<Value> {
  picked = Promise.allSettled([picked, work]);
  return work;
}

/** Resolves when every picture that was picked is in its field. */
export async function settleUploads(): Promise<void> {
  await picked;
  // The field takes it over in the next turn.
  await new Promise((resolve) => setTimeout(resolve));
}

/**
 * What the content check would say of the pictures that come with this text. The CMS names them anew
 * each time it saves, so they are forgotten here.
 */
export async function checkUploads(path: string, text: string): Promise<string[]> {
  // It puts a number behind a name that is taken.
  const own = [...uploads].filter(([name]) => text.includes(`./${stemOf(name)}`));
  uploads.clear();
  const findings = await Promise.all(own.map(([name, file]) => checkUpload(path, name, file)));
  return findings.flat();
}

async function checkUpload(path: string, name: string, file: File): Promise<string[]> {
  // What the browser cannot draw, the check itself looks at later.
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return [];
  const { width, height } = image;
  image.close();
  return doubtsAbout({
    path: `${folderOf(path)}/${name}`,
    format: endingOf(name).replace('jpg', 'jpeg'),
    width,
    height,
    size: file.size,
  });
}
