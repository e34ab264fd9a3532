// The one button „Objavi“ and what it answers: mistakes, doubts, or nothing to do.
import { useState } from 'react';
import { collectionOf } from '../model/collections.ts';
import { useApp, wordsOf } from './app-state.tsx';
import type { Outcome } from './repository/publish.ts';
import type { Sent } from './repository/store.ts';
import type { Remark } from './texts.ts';

interface Props {
  paths: readonly string[];
  onRemarks?: (remarks: readonly Remark[]) => void;
  onSent?: (sent: Sent) => void;
  children?: React.ReactNode;
}

export function PublishBar({ paths, onRemarks, onSent, children }: Props) {
  const { publish, store } = useApp();
  const [state, setState] = useState<'busy' | { problem: string } | Outcome>();
  const send = async (isSure: boolean) => {
    setState('busy');
    try {
      const outcome = await publish(paths, isSure);
      setState(outcome.kind === 'sent' ? undefined : outcome);
      if (outcome.kind === 'sent') onSent?.(outcome.sent);
      if (outcome.kind === 'mistakes') onRemarks?.(outcome.remarks);
    } catch (error) {
      setState({ problem: wordsOf(error) });
    }
  };
  const isBusy = state === 'busy';
  const answer = typeof state === 'object' ? state : undefined;
  const fix = (remarks: readonly Remark[]) => {
    setState(undefined);
    onRemarks?.(remarks);
    const [first] = remarks;
    const path = first && paths.includes(first.file) ? first.file : paths[0];
    if (first) location.hash = `#${path}/${first.at.join('.')}`;
  };
  return (
    <>
      {answer && 'remarks' in answer && (
        <dialog
          ref={(node) => {
            if (node && !node.open) node.showModal();
          }}
          onClose={() => setState(undefined)}
          className="sheet"
          aria-labelledby="answer"
        >
          <h2 id="answer">
            {answer.kind === 'mistakes' ? 'Još nije objavljeno' : 'Proverite pre objavljivanja'}
          </h2>
          <ul>
            {answer.remarks.map((one) => (
              <li key={one.text}>
                {one.text} {one.fix}
              </li>
            ))}
          </ul>
          {answer.kind === 'doubts' && (
            <p>
              <strong>{consequenceOf(answer.remarks)}</strong>
            </p>
          )}
          <div className="buttons">
            <button type="button" className="main" onClick={() => fix(answer.remarks)}>
              Ispravi
            </button>
            {answer.kind === 'doubts' && (
              <button type="button" onClick={() => send(true)}>
                Ipak objavi
              </button>
            )}
          </div>
        </dialog>
      )}
      <div className="bar" aria-live="polite">
        {answer && 'problem' in answer && <p role="alert">{answer.problem}</p>}
        {answer && 'kind' in answer && answer.kind === 'conflict' && (
          <p role="alert">
            Isto polje je promenjeno i na drugom uređaju. Izaberite koje važi, pa objavite.
          </p>
        )}
        {children}
        <button type="button" className="main" disabled={isBusy} onClick={() => send(false)}>
          {isBusy
            ? 'Šaljem …'
            : `${store.mayPublish ? 'Objavi' : 'Pošalji predlog'}${paths.length > 1 ? ` (${paths.length})` : ''}`}
        </button>
      </div>
    </>
  );
}

function consequenceOf(remarks: readonly Remark[]): string {
  const questions = remarks.filter(({ severity }) => severity === 'question');
  if (questions.some(({ file }) => collectionOf(file)?.name === 'products'))
    return 'Dok ovo stoji, proizvod se neće videti na sajtu.';
  return questions.length > 0
    ? 'Dok sajt još nije objavljen, ovo ga zadržava.'
    : 'Ovo ne zaustavlja objavljivanje.';
}
