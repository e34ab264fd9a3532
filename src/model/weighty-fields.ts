// Fields whose change means more than it looks: where messages, calls, money or keys go. What it means stands in their
// schemas (`changeMeans`).
import { collectionOf, fieldLabel } from './collections.ts';
import { isData } from './data.ts';
import { splitText } from './file/text.ts';
import { yamlData } from './file/yaml.ts';
import { descriptionOf } from './schema/field-description.ts';

export interface WeightyChange {
  path: string;
  /** As it reads inside a sentence: „internet prodavnica“. */
  label: string;
  /** What the change means, as Serbian sentences. */
  means: string;
  was: string;
  is: string;
}

/** Each such field of the text with this path, with what its change means. */
function weightyFields(path: string): Map<string, string> {
  const shape = Object.entries(collectionOf(path)?.fileSchema.shape ?? {});
  const means = shape.map(([key, schema]) => [key, descriptionOf(schema).changeMeans] as const);
  return new Map(means.flatMap(([key, text]) => (text === undefined ? [] : [[key, text]])));
}

export const hasWeightyFields = (path: string): boolean => weightyFields(path).size > 0;
export const isWeighty = (path: string, key: string): boolean => weightyFields(path).has(key);

/** Each such field that differs between two versions of a text; of a deleted text, whose loss is said otherwise, none. */
export function weightyChanges(path: string, before: string, after: string): WeightyChange[] {
  if (after === '') return [];
  const [old, fresh] = [readFields(path, before), readFields(path, after)];
  return [...weightyFields(path)].flatMap(([key, means]) => {
    const [was, is] = [write(old[key]), write(fresh[key])];
    return was === is ? [] : [{ path, label: fieldLabel(path, key), means, was, is }];
  });
}

/** No field for a text that is not YAML: the check reports it, and such a site is not built. */
function readFields(path: string, source: string): Readonly<Record<string, unknown>> {
  try {
    const data = yamlData(path.endsWith('.yaml') ? source : splitText(source).yaml);
    return isData(data) ? data : {};
  } catch {
    return {};
  }
}

/** An absent field and an empty one mean the same. */
function write(value: unknown): string {
  const isEmpty = value === undefined || value === null || String(value) === '';
  if (isEmpty) return 'prazno';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
