// A field that was changed elsewhere as well: both versions, and one tap to choose.
import { use } from 'react';
import type { z } from 'zod';
import type { Path } from '../../check/read-yaml.ts';
import type { Draft } from '../drafts/draft.ts';
import type { Conflict } from '../drafts/merge.ts';
import { conflictWords } from './conflict-words.ts';
import { FormContext, idOf } from './form-context.ts';
import { onlyDifferent, sayValue } from './say-value.ts';
import './Conflicts.css';

export function Conflicts({ at, schema }: { at: Path; schema: z.ZodType | undefined }) {
  const { draft, choose, names } = use(FormContext);
  return draft.conflicts
    ?.filter((one) => idOf(one.at) === idOf(at))
    .map((one) => (
      <Choice
        key={idOf(at)}
        draft={draft}
        conflict={one}
        say={(value) => sayValue(schema, value, names)}
        choose={(value) => choose(one, value)}
      />
    ));
}

interface ChoiceProps {
  draft: Draft;
  conflict: Conflict;
  say: (value: unknown) => string;
  choose: (value: unknown) => void;
}

export function Choice({ draft, conflict, say, choose }: ChoiceProps) {
  const words = conflictWords(draft, conflict);
  const { mine, theirs } = conflict;
  const [here, there] = [say(mine), say(theirs)];
  return (
    <fieldset className="conflict">
      <legend>Promenjeno i {words.elsewhere}. Šta važi?</legend>
      <button type="button" onClick={() => choose(mine)}>
        <small>{words.mine}</small>
        {onlyDifferent(here, there)}
      </button>
      <button type="button" onClick={() => choose(theirs)}>
        <small>{words.theirs}</small>
        {onlyDifferent(there, here)}
      </button>
    </fieldset>
  );
}
