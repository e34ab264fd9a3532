// Merges two changes of the same text field by field; only what both changed is a conflict.
import { diff3Merge } from 'node-diff3';
import type { Path } from '../../check/read-yaml.ts';
import { type Data, isData } from '../../model/data.ts';

export interface Conflict {
  at: Path;
  mine: unknown;
  theirs: unknown;
}

/** Equal also where one has an empty field and the other none. */
export function isSame(one: unknown, other: unknown): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(value: unknown): string {
  if (value == null || value === '' || value === false) return '';
  if (Array.isArray(value)) return value.length === 0 ? '' : `[${value.map(keyOf).join()}]`;
  if (!isData(value)) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, item]) => keyOf(item) !== '');
  return JSON.stringify(entries.map(([key, item]) => [key, keyOf(item)]).sort());
}

/** The merged value; of a conflict it has mine. */
export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  conflicts: Conflict[],
  at: Path = [],
): unknown {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
  if (isSame(base, mine)) return theirs;
  if (isData(mine) && isData(theirs)) {
    const old = isData(base) ? base : {};
    const keys = Object.keys({ ...theirs, ...mine });
    const merged = keys.map((key) => [
      key,
      merge(old[key], mine[key], theirs[key], conflicts, [...at, key]),
    ]);
    return Object.fromEntries(merged) as Data;
  }
  const lines = mergePieces(base, mine, theirs);
  if (lines !== undefined) return lines;
  if (
    Array.isArray(base) &&
    Array.isArray(mine) &&
    Array.isArray(theirs) &&
    mine.length === base.length &&
    theirs.length === base.length
  )
    return mine.map((item, index) =>
      merge(base[index], item, theirs[index], conflicts, [...at, index]),
    );
  conflicts.push({ at, mine, theirs });
  return mine;
}

/** Lists by their items and texts by their paragraphs; undefined where both changed the same piece. */
function mergePieces(base: unknown, mine: unknown, theirs: unknown): unknown {
  const isText = [base, mine, theirs].every((value) => typeof value === 'string');
  const isList = [base, mine, theirs].every(Array.isArray);
  if (!isText && !isList) return undefined;
  const cut = (value: unknown) =>
    isText
      ? String(value).split(/(\n{2,})/)
      : (value as unknown[]).map((item) => JSON.stringify(item));
  const parts = diff3Merge(cut(mine), cut(base), cut(theirs), { excludeFalseConflicts: true });
  if (parts.some(({ conflict }) => conflict)) return undefined;
  const merged = parts.flatMap(({ ok = [] }) => ok);
  return isText ? merged.join('') : merged.map((item) => JSON.parse(item));
}
