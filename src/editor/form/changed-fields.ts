// The fields in which two versions of a text differ, as the form calls them.
import { collectionOf } from '../../model/collections.ts';
import type { Data } from '../../model/data.ts';
import { descriptionOf } from '../../model/schema/field-description.ts';
import { changedKeys, type Draft, tryReading } from '../drafts/draft.ts';
import { fieldsOf, labelAt } from './form-fields.ts';

interface ChangedField {
  key: string;
  label: string;
  before: unknown;
  after: unknown;
}

export function changedFields(path: string, before: Data = {}, after: Data = {}): ChangedField[] {
  const schemas = fieldsOf(path);
  const { shape = {} } = collectionOf(path)?.fileSchema ?? {};
  return changedKeys(before, after).map((key) => ({
    key,
    // A field that no form shows has a label too.
    label: descriptionOf(shape[key]).label ?? labelAt(schemas, [key]),
    before: before[key],
    after: after[key],
  }));
}

/** The fields that differ from the site; none of a text that is new, or that is written as a file. */
export function changesOf({ path, base, data, source }: Draft): ChangedField[] {
  const before = base === '' || source !== undefined ? undefined : tryReading(path, base);
  return before ? changedFields(path, before, data) : [];
}
