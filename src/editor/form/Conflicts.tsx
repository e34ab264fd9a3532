// A field that was changed elsewhere as well: both versions, and one tap to choose.
import { use } from 'react';
import type { z } from 'zod';
import type { Path } from '../../check/read-yaml.ts';
import type { Conflict } from '../drafts/merge.ts';
import { conflictWords } from './conflict-words.ts';
import { FormContext, idOf } from './form-context.ts';
import { sayValue } from './say-value.ts';
import './Conflicts.css';

export function Conflicts({ at, schema }: { at: Path; schema: z.ZodType | undefined }) {
  const { draft } = use(FormContext);
  return draft.conflicts
    ?.filter((one) => idOf(one.at) === idOf(at))
    .map((one) => <Choice key={idOf(at)} conflict={one} schema={schema} />);
}

function Choice({ conflict, schema }: { conflict: Conflict; schema: z.ZodType | undefined }) {
  const { choose, names, draft } = use(FormContext);
  const words = conflictWords(draft, conflict);
  const { mine, theirs } = conflict;
  const both = [mine, theirs].map((value) => sayValue(schema, value, names));
  const [here = '', there = ''] = both;
  return (
    <fieldset className="conflict">
      <legend>Promenjeno i {words.elsewhere}. Šta važi?</legend>
      <button type="button" onClick={() => choose(conflict, mine)}>
        <small>{words.mine}</small>
        {onlyDifferent(here, there)}
      </button>
      <button type="button" onClick={() => choose(conflict, theirs)}>
        <small>{words.theirs}</small>
        {onlyDifferent(there, here)}
      </button>
    </fieldset>
  );
}

/** Letters up to which a value is shown whole. */
const SHORT = 400;

/** A long text without the paragraphs and lines that both versions have. */
function onlyDifferent(text: string, other: string): string {
  if (text.length <= SHORT && other.length <= SHORT) return text;
  const known = new Set(other.split(/\n+/));
  const parts = text.split(/\n+/).map((line) => (known.has(line) ? '' : line));
  const shown = parts.filter((line, index) => line !== '' || parts[index - 1] !== '');
  return shown.map((line) => line || '…').join('\n\n');
}
