// „Odbij“: a proposal is declined with a few words to its author. They stay in the box until they have arrived.
import { useState } from 'react';
import { useApp } from '../app-state.tsx';
import { wordsOf } from '../repository/problem.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { WhenSlow } from '../ui/WhenSlow.tsx';

const KIND = 'Hvala na predlogu! Ovog puta sajt ostaje kakav jeste.';
/** What was typed, while the page is open: the sheet may be closed by mistake. */
const typed = new Map<number, string>();

/** React writes no such attribute, by which an opened dialog chooses where the cursor goes. */
const takeFocus = (button: HTMLElement | null) => button?.setAttribute('autofocus', '');

export function DeclineSheet({ number, close }: { number: number; close: () => void }) {
  const { decline } = useApp();
  const [words, setWords] = useState(typed.get(number) ?? KIND);
  const [state, setState] = useState<'idle' | 'busy' | { problem: string }>('idle');
  const isBusy = state === 'busy';
  const send = async () => {
    if (isBusy) return;
    setState('busy');
    try {
      await decline(number, words.trim());
      location.hash = '#';
    } catch (error) {
      setState({ problem: wordsOf(error) });
    }
  };
  return (
    <Sheet heading="Odbiti ovaj predlog?" close={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <div className="field">
          <label htmlFor="words">Poruka onome ko ga je poslao</label>
          <textarea
            id="words"
            rows={4}
            value={words}
            aria-describedby="words-hint"
            onChange={({ target }) => {
              typed.set(number, target.value);
              setWords(target.value);
            }}
          />
          <p id="words-hint" className="hint">
            Svi je vide ispod predloga na GitHubu. Može i bez nje: obrišite je.
          </p>
        </div>
        <div role="alert">{typeof state === 'object' && <p>{state.problem}</p>}</div>
        {isBusy && <WhenSlow>Veza je spora, odgovor još čekam.</WhenSlow>}
        <div className="buttons">
          {/* Not the box, for which a phone would open its keyboard over the buttons. */}
          <button type="button" ref={takeFocus} onClick={close}>
            Ne
          </button>
          <button type="submit" className="main" aria-disabled={isBusy}>
            {isBusy ? 'Šaljem …' : 'Odbij predlog'}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
