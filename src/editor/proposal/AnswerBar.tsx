// The answer to a proposal. Accepting is one tap, unless something speaks against it: then it is asked about.
import { useState } from 'react';
import { useApp } from '../app-state.tsx';
import { wordsOf } from '../repository/problem.ts';
import { Sheet } from '../ui/Sheet.tsx';
import '../ui/bar.css';

export function AnswerBar({ number, doubts }: { number: number; doubts: readonly string[] }) {
  const { accept, decline } = useApp();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const answer = async (send: (number: number) => Promise<unknown>) => {
    setAsked(false);
    setBusy(true);
    setProblem('');
    try {
      await send(number);
      location.hash = '#';
    } catch (error) {
      setProblem(wordsOf(error));
    }
    setBusy(false);
  };
  return (
    <>
      {isAsked && (
        <Question doubts={doubts} close={() => setAsked(false)} insist={() => answer(accept)} />
      )}
      <div className="bar">
        <div role="alert">{problem && <p>{problem}</p>}</div>
        <button
          type="button"
          disabled={isBusy}
          onClick={() =>
            confirm('Odbiti ovaj predlog? Onome ko ga je poslao stići će obaveštenje.') &&
            answer(decline)
          }
        >
          Odbij
        </button>
        <button
          type="button"
          className="main"
          disabled={isBusy}
          onClick={() => (doubts.length > 0 ? setAsked(true) : answer(accept))}
        >
          {isBusy ? 'Šaljem …' : 'Prihvati'}
        </button>
      </div>
    </>
  );
}

function Question({
  doubts,
  close,
  insist,
}: {
  doubts: readonly string[];
  close: () => void;
  insist: () => void;
}) {
  return (
    <Sheet heading="Prihvatiti ovu izmenu?" close={close}>
      {doubts.map((one) => (
        <p key={one}>{one}</p>
      ))}
      {/* Closed as by Escape, so that the cursor is back where it was. */}
      <form method="dialog" className="buttons">
        <button type="submit" className="main">
          Ne
        </button>
        <button type="button" onClick={insist}>
          Ipak prihvati
        </button>
      </form>
    </Sheet>
  );
}
