// The answer to a proposal. Accepting is one tap, unless something speaks against it: then it is asked about.
import { useState } from 'react';
import type { WeightyChange } from '../../model/weighty-fields.ts';
import { useApp } from '../app-state.tsx';
import { wordsOf } from '../repository/problem.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { WhenSlow } from '../ui/WhenSlow.tsx';
import { WeightyFields } from './WeightyFields.tsx';
import '../ui/bar.css';

interface Asked {
  weighty: readonly WeightyChange[];
  doubts: readonly string[];
}

export function AnswerBar({ number, weighty, doubts }: Asked & { number: number }) {
  const { accept, decline } = useApp();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const isDoubted = weighty.length + doubts.length > 0;
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
      {isAsked && isDoubted && (
        <Question
          weighty={weighty}
          doubts={doubts}
          close={() => setAsked(false)}
          insist={() => answer(accept)}
        />
      )}
      <div className="bar">
        <div role="alert">{problem && <p>{problem}</p>}</div>
        {isBusy && (
          <WhenSlow>Veza je spora, odgovor se još šalje. Možete i da odete sa ove strane.</WhenSlow>
        )}
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
          onClick={() => (isDoubted ? setAsked(true) : answer(accept))}
        >
          {isBusy ? 'Šaljem …' : 'Prihvati'}
        </button>
      </div>
    </>
  );
}

function Question({
  weighty,
  doubts,
  close,
  insist,
}: Asked & { close: () => void; insist: () => void }) {
  return (
    <Sheet heading="Prihvatiti ovu izmenu?" close={close}>
      <WeightyFields changes={weighty} />
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
