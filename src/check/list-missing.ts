import { site } from '../model/collections/site.ts';
import { SITE } from '../model/collections.ts';
import { descriptionOf } from '../model/field-description.ts';
import { inSentence } from '../model/word-forms.ts';
import type { Finding } from './finding.ts';
import { findFormProblem } from './message-form.ts';
import type { Found, Missing, MissingRule } from './missing.ts';
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
      shown.flatMap((text) =>
        rule(text, shown).map((found) => ({
          level,
          file: text.path,
          line: text.lineOf(found.at) ?? 1,
          ...found,
        })),
      ),
    );
  const asked = questions.map(
    ({ file, line, text, fix = '', at = [], ready }): Missing => ({
      level: 'must',
      file,
      line,
      at,
      text,
      fix,
      isQuestion: true,
      ...(ready && { ready }),
    }),
  );
  const musts = find('must', [findPlaceholders, findForm(publishTo)]);
  return [...musts, ...asked, ...withoutRepeated(find('better', BETTER))];
}

function withoutRepeated(missing: readonly Missing[]): Missing[] {
  return [...new Map(missing.map((one) => [JSON.stringify(one), one])).values()];
}

function findPlaceholders({ path, data, collection }: Text): Found[] {
  if (path !== SITE) return [];
  return Object.entries(collection.fileSchema.shape).flatMap(([key, schema]) => {
    const { label = key, hint = '', isPlaceholder } = descriptionOf(schema);
    if (!isPlaceholder?.(String(data[key] ?? ''))) return [];
    const text =
      key === 'confirmed' ? `Nije potvrđeno: „${label}“` : `Nije upisano: ${inSentence(label)}`;
    return [{ at: [key], text, fix: hint }];
  });
}

/** Skips data that do not meet their schema: `rules/fields.ts` reports them. */
function findForm(publishTo: string): MissingRule {
  return (text) => {
    const settings = text.path === SITE ? readSettings(text) : undefined;
    return settings ? findFormProblem(settings, publishTo) : [];
  };
}

const readSettings = oncePerText(({ data }) => site.schema().safeParse(data).data);
