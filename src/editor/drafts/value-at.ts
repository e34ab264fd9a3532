// A value inside of the data of a text, by its path.
import type { Path } from '../../check/read-yaml.ts';
import { isData } from '../../model/data.ts';

export function getIn(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return value;
  return getIn(Object(value)[key], rest);
}

export function setIn(value: unknown, [key, ...rest]: Path, wanted: unknown): unknown {
  if (key === undefined) return wanted;
  if (Array.isArray(value)) return value.with(Number(key), setIn(value[Number(key)], rest, wanted));
  const old = isData(value) ? value : {};
  return { ...old, [key]: setIn(old[String(key)], rest, wanted) };
}
