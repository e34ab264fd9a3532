import { site } from '../model/collections/site.ts';
import { SITE } from '../model/collections.ts';
import { descriptionOf } from '../model/schema/field-description.ts';
import { inSentence } from '../model/serbian/word-forms.ts';
import type { Finding } from './finding.ts';
import { findFormProblem } from './message-form.ts';
import { lackAt, type Missing, type MissingRule } from './missing.ts';
import { oncePerText } from './once-per-text.ts';
import type { Text } from './read-text.ts';
import { BETTER } from './rules.ts';

/**
 * Everything that the texts still lack, the gravest first. `questions` are findings of the check;
 * `publishTo` is the host that the workflow publishes to, '' for none.
 */
export function listMissing(
  texts: readonly Text[],
  questions: readonly Finding[],
  publishTo: string,
): Missing[] {
  const shown = texts.filter(({ isDraft }) => !isDraft);
  const find = (level: Missing['level'], rules: readonly MissingRule[]) =>
    rules.flatMap((rule) =>
      shown.flatMap((text) => rule(text, shown).map((found): Missing => ({ ...found, level }))),
    );
  const asked = questions.map((question): Missing => ({ ...question, level: 'must' }));
  const musts = find('must', [findPlaceholders, findForm(publishTo)]);
  return [...musts, ...asked, ...withoutRepeated(find('better', BETTER))];
}

function withoutRepeated(missing: readonly Missing[]): Missing[] {
  return [...new Map(missing.map((one) => [JSON.stringify(one), one])).values()];
}

function findPlaceholders(text: Text): Finding[] {
  const { path, data, collection } = text;
  if (path !== SITE) return [];
  return Object.entries(collection.fileSchema.shape).flatMap(([key, schema]) => {
    const { label = key, hint = '', isPlaceholder } = descriptionOf(schema);
    if (!isPlaceholder?.(String(data[key] ?? ''))) return [];
    const words =
      key === 'confirmed' ? `Nije potvrđeno: „${label}“` : `Nije upisano: ${inSentence(label)}`;
    return [lackAt(text, [key], words, hint)];
  });
}

/** Skips data that do not meet their schema: `rules/fields.ts` reports them. */
function findForm(publishTo: string): MissingRule {
  return (text) => {
    const settings = text.path === SITE ? readSettings(text) : undefined;
    const problem = settings && findFormProblem(settings, publishTo);
    return problem ? [lackAt(text, [problem.field], problem.text, problem.fix)] : [];
  };
}

const readSettings = oncePerText(({ data }) => site.schema().safeParse(data).data);
