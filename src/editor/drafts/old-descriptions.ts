// Descriptions of pictures that are others by now.
import type { Path } from '../../check/read-yaml.ts';
import { listValues } from '../../model/data.ts';
import { resolvePath } from '../../model/paths.ts';
import { type Draft, tryReading } from './draft.ts';
import { getIn } from './value-at.ts';
import { valueBefore } from './value-before.ts';

export const OLD_DESCRIPTION = 'Slika je nova, a opis je od stare.';

/** Places of the descriptions that stayed while their pictures changed, and that nobody has confirmed. */
export function oldDescriptions(draft: Draft): Path[] {
  const { path, base, data, pictures, returned, proposals, described = [] } = draft;
  const before = tryReading(path, base) ?? {};
  return listValues(data)
    .map(({ at }) => at as Path)
    .filter((at) => {
      const picture = pictureBeside(at);
      const [old, image] = [valueBefore(before, data, picture), String(getIn(data, picture) ?? '')];
      // Another photo may have come under the name of the old one.
      const isNew = old !== image || resolvePath(path, image) in pictures;
      // Taken back, it is the picture that the description was written for.
      const isBack = returned?.includes(String(picture[0])) && !proposals;
      const isKept = at.at(-1) === 'alt' && valueBefore(before, data, at) === getIn(data, at);
      return isKept && old && isNew && !isBack && !described.includes(image);
    });
}

export const pictureBeside = (at: Path): Path => [...at.slice(0, -1), 'image'];
