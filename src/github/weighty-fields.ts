// Fields of `site.yaml` whose change means more than it looks: where messages, money or keys go. What it means stands in
// the schema (`changeMeans`).
import { collectionNamed, fieldLabel, SITE } from '../model/collections.ts';
import { isData } from '../model/data.ts';
import { descriptionOf } from '../model/field-description.ts';
import { yamlData } from '../model/yaml.ts';
import { code } from './safe-markdown.ts';

/** A line of a Markdown list for each such field that differs between the two versions of `site.yaml`. */
export function explainWeightyFields(before: string, after: string): string[] {
  const [was, is] = [readFields(before), readFields(after)];
  return Object.entries(collectionNamed('site').fileSchema.shape).flatMap(([field, schema]) => {
    const { changeMeans } = descriptionOf(schema);
    const [old, fresh] = [write(was[field]), write(is[field])];
    if (changeMeans === undefined || old === fresh) return [];
    return [
      `- **Menja se ${fieldLabel(SITE, field)}:** ${changeMeans}<br>Sada: ${show(old)} Posle: ${show(fresh)}`,
    ];
  });
}

/** No field for a file that is not YAML: the check reports it, and such a site is not built. */
function readFields(source: string): Readonly<Record<string, unknown>> {
  try {
    const data = yamlData(source);
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

function show(text: string): string {
  return code(text.slice(0, MOST_LETTERS));
}

/** As much of a value as is shown: a list of scripts may be long. */
const MOST_LETTERS = 400;
