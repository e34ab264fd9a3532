// A field that was changed elsewhere as well: both versions, and one tap to choose.
import { use, useState } from 'react';
import type { z } from 'zod';
import type { Path } from '../../check/read-yaml.ts';
import type { Draft } from '../drafts/draft.ts';
import { isSame } from '../drafts/is-same.ts';
import type { Conflict } from '../drafts/merge.ts';
import { getIn } from '../drafts/value-at.ts';
import { type ConflictWords, conflictWords } from './conflict-words.ts';
import { focus } from './focus.ts';
import { FormContext, idOf } from './form-context.ts';
import { onlyDifferent, sayValue } from './say-value.ts';
import './Conflicts.css';

export function Conflicts({ at, schema }: { at: Path; schema: z.ZodType | undefined }) {
  const { draft, choose, names } = use(FormContext);
  return (
    <TwoVersions
      draft={draft}
      conflicts={draft.conflicts?.filter((one) => idOf(one.at) === idOf(at))}
      now={getIn(draft.data, at)}
      say={(value) => sayValue(schema, value, names)}
      choose={choose}
    />
  );
}

interface Props {
  draft: Draft;
  conflicts: readonly Conflict[] | undefined;
  /** What stands in this place, since the last choice or what was typed after it. */
  now: unknown;
  say: (value: unknown) => string;
  choose: (conflict: Conflict, value: unknown) => void;
}

/** Asks, and after an answer has the way back to the other version, which stands nowhere else. */
export function TwoVersions({ draft, conflicts = [], now, say, choose }: Props) {
  const [answer, setAnswer] = useState<{ conflict: Conflict; value: unknown }>();
  const decide = (conflict: Conflict, value: unknown) => {
    setAnswer({ conflict, value });
    choose(conflict, value);
  };
  if (conflicts.length > 0)
    return conflicts.map((one) => (
      <Choice
        key={idOf(one.at)}
        words={conflictWords(draft, one)}
        here={say(one.mine)}
        there={say(one.theirs)}
        choose={(isMine) => decide(one, isMine ? one.mine : one.theirs)}
      />
    ));
  if (!answer || !isSame(now, answer.value)) return null;
  const { mine, theirs } = answer.conflict;
  return (
    <p className="hint" role="status">
      Izabrano je.{' '}
      <button
        type="button"
        className="plain"
        ref={focus}
        onClick={() => decide(answer.conflict, isSame(now, mine) ? theirs : mine)}
      >
        Ipak ono drugo
      </button>
    </p>
  );
}

interface ChoiceProps {
  words: ConflictWords;
  here: string;
  there: string;
  choose: (isMine: boolean) => void;
}

function Choice({ words, here, there, choose }: ChoiceProps) {
  return (
    <fieldset className="conflict">
      <legend>Promenjeno i {words.elsewhere}. Šta važi?</legend>
      <button type="button" onClick={() => choose(true)}>
        <small>{words.mine}</small>
        {onlyDifferent(here, there)}
      </button>
      <button type="button" onClick={() => choose(false)}>
        <small>{words.theirs}</small>
        {onlyDifferent(there, here)}
      </button>
    </fieldset>
  );
}
