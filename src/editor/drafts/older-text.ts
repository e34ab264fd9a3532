// „Vrati kako je bilo“ and „Vrati ceo tekst na ovo“: a draft that brings an older text back.
import { resolvePath } from '../../model/paths.ts';
import type { Snapshot } from '../repository/store.ts';
import { type Draft, readSource, tryReading } from './draft.ts';

const PICTURE = /\.{1,2}\/[^\s"')]+\.(?:jpe?g|png|webp|avif|gif)/gi;

/**
 * The draft that is the older text of this path; `pictureAt` brings a picture that the site no longer has, where it is
 * known of when. A text that is new has an empty older one and is held back: its address may be known already, so it
 * never vanishes.
 */
export async function draftOfOlder(
  path: string,
  older: string,
  { texts, files }: Pick<Snapshot, 'texts' | 'files'>,
  pictureAt?: (picture: string) => Promise<Blob>,
): Promise<Draft> {
  const base = texts.get(path) ?? '';
  // A text that cannot be read is mended as it stands.
  if (older && !tryReading(path, base))
    return { path, base, data: {}, source: older, pictures: {}, at: Date.now() };
  const data = older
    ? { ...emptied(path, base), ...readSource(path, older) }
    : { ...readSource(path, base), draft: true };
  const pictures: Record<string, Blob> = {};
  for (const [name] of older.matchAll(PICTURE)) {
    const picture = resolvePath(path, name);
    if (!files.has(picture) && pictureAt) pictures[picture] = await pictureAt(picture);
  }
  return { path, base, data, pictures, at: Date.now(), ...(!base && { deleted: older }) };
}

/** The fields of the text, each empty: the one that takes its place may have fewer. */
export const emptied = (path: string, newest: string) =>
  Object.fromEntries(Object.keys(tryReading(path, newest) ?? {}).map((key) => [key, undefined]));
