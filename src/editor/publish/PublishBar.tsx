// The one button „Objavi“ and what it answers: mistakes, doubts, or nothing to do.
import { type ReactNode, useState } from 'react';
import { useApp } from '../app-state.tsx';
import type { Remark } from '../check/check-source.ts';
import type { Draft } from '../drafts/draft.ts';
import { conflictWords } from '../form/conflict-words.ts';
import { fieldsOf, labelAt } from '../form/form-fields.ts';
import { leadTo } from '../form/go-to-field.ts';
import { isProblem, wordsOf } from '../repository/problem.ts';
import type { Sent } from '../repository/store.ts';
import { WhenSlow } from '../ui/WhenSlow.tsx';
import type { Outcome } from './publish.ts';
import { Questions } from './Questions.tsx';
import '../ui/bar.css';

interface Props {
  paths: readonly string[];
  /** Any of the texts may go out without the others. */
  mayPart?: boolean;
  onRemarks?: (remarks: readonly Remark[]) => void;
  onSent?: (sent: Sent) => void;
  children?: ReactNode;
}

type State = 'idle' | 'busy' | { problem: string; isSignedOut: boolean } | Outcome;

export function PublishBar({ paths, mayPart = false, onRemarks, onSent, children }: Props) {
  const { publish, store, signOut, storageProblem, drafts } = useApp();
  const [state, setState] = useState<State>('idle');
  /** The texts that the answer is about. */
  const [asked, setAsked] = useState(paths);
  const send = async (isSure: boolean, sent: readonly string[]) => {
    if (state === 'busy') return;
    setState('busy');
    setAsked(sent);
    try {
      const outcome = await publish(sent, isSure);
      setState(outcome);
      if (outcome.result === 'sent') onSent?.(outcome.sent);
      if (outcome.result === 'conflict') {
        const [first] = findConflicts(outcome.drafts);
        if (first) leadTo(first.path, first.at);
      }
      if (outcome.result === 'mistakes' || outcome.result === 'doubts')
        onRemarks?.(outcome.remarks);
    } catch (error) {
      const isSignedOut = isProblem(error, 'signed-out');
      setState({ problem: wordsOf(error), isSignedOut });
    }
  };
  const verb = store.mayPublish ? 'Objavi' : 'Pošalji predlog';
  const answer = typeof state === 'object' ? state : undefined;
  const conflicts = findConflicts(paths.flatMap((path) => drafts.get(path) ?? []));
  const [conflict] = conflicts;
  /** The way on for the texts that nothing stands in the way of: checked anew, without the others. */
  const goOnWithout = (held: readonly string[], all: readonly string[]) => {
    const rest = all.filter((path) => !held.includes(path));
    if (!mayPart || rest.length === 0) return null;
    return (
      <button type="button" onClick={() => send(false, rest)}>
        {store.mayPublish ? 'Objavi' : 'Pošalji'} ostale ({rest.length})
      </button>
    );
  };
  return (
    <>
      {answer && 'remarks' in answer && (
        <Questions
          isRefused={answer.result === 'mistakes'}
          remarks={answer.remarks}
          paths={asked}
          verb={verb}
          close={() => setState('idle')}
          insist={() => send(true, asked)}
        >
          {goOnWithout(
            answer.remarks.map(({ file }) => file),
            asked,
          )}
        </Questions>
      )}
      <section className="bar" aria-label="Objavljivanje">
        <div role="alert">
          {storageProblem && <p>{storageProblem}</p>}
          {answer && 'problem' in answer && <p>{answer.problem}</p>}
          {conflict && (
            <p>
              Isto polje je promenjeno i {conflict.elsewhere}:{' '}
              <button
                type="button"
                className="plain"
                onClick={() => leadTo(conflict.path, conflict.at)}
              >
                {labelAt(fieldsOf(conflict.path), conflict.at) || 'ceo fajl'}
              </button>
              . Izaberite šta važi, pa objavite.{' '}
              {goOnWithout(
                conflicts.map(({ path }) => path),
                paths,
              )}
            </p>
          )}
        </div>
        {state === 'busy' && (
          <WhenSlow>
            Veza je spora, slanje još traje. Možete i da odete: izmena ostaje na ovom uređaju i neće
            biti poslata dvaput.
          </WhenSlow>
        )}
        {answer && 'problem' in answer && answer.isSignedOut && (
          <button type="button" onClick={signOut}>
            Prijavi se ponovo
          </button>
        )}
        {children}
        <button
          type="button"
          className="main"
          // Not `disabled`, which would take the focus that comes back after a question.
          aria-disabled={state === 'busy'}
          onClick={() => send(false, paths)}
        >
          {state === 'busy' ? 'Šaljem …' : paths.length > 1 ? `${verb} (${paths.length})` : verb}
        </button>
      </section>
    </>
  );
}

const findConflicts = (drafts: readonly Draft[]) =>
  drafts.flatMap((draft) =>
    (draft.conflicts ?? []).map((one) => ({
      path: draft.path,
      at: one.at,
      elsewhere: conflictWords(draft, one).elsewhere,
    })),
  );
