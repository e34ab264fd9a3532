// The answer to a proposal. Accepting is one tap, unless something speaks against it: then it is asked about.
import { useState } from 'react';
import type { WeightyChange } from '../../model/weighty-fields.ts';
import { useApp } from '../app-state.tsx';
import { isOfProposal, withoutProposal } from '../drafts/without-proposal.ts';
import { leadTo } from '../form/go-to-field.ts';
import { shrinkInPlace } from '../form/picture.ts';
import { wordsOf } from '../repository/problem.ts';
import type { ProposalTexts } from '../repository/store.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { WhenSlow } from '../ui/WhenSlow.tsx';
import { DeclineSheet } from './DeclineSheet.tsx';
import { draftsOfProposal, overTyped } from './drafts-of-proposal.ts';
import { WeightyFields } from './WeightyFields.tsx';
import '../ui/bar.css';

interface Asked {
  weighty: readonly WeightyChange[];
  doubts: readonly string[];
}

interface Props extends Asked {
  number: number;
  content: ProposalTexts;
  /** Reads the proposal anew. */
  reread: () => void;
  /** The site was changed in the same place: it cannot be accepted as it is. */
  hasConflict: boolean;
}

const NOTHING =
  'Iz ovog predloga uređivač nema šta da otvori: ništa u njemu ne menja tekst koji je na sajtu, sliku iz njega ne koristi nijedan tekst, ili je sve već objavljeno.';

export function AnswerBar({ number, content, reread, hasConflict, weighty, doubts }: Props) {
  const { accept, drafts, change, snapshot, store } = useApp();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [asks, setAsks] = useState<'accept' | 'decline'>();
  const isDoubted = weighty.length + doubts.length > 0;
  // Accepted, it would go out without what was corrected in it.
  const isOpened = [...drafts.values()].some((draft) => isOfProposal(draft, number));
  const mayAccept = !hasConflict && !isOpened;
  const work = async (send: () => Promise<unknown>) => {
    setAsks(undefined);
    setBusy(true);
    setProblem('');
    try {
      await send();
    } catch (error) {
      setProblem(wordsOf(error));
    }
    setBusy(false);
  };
  const insist = () =>
    work(async () => {
      try {
        await accept(number);
      } catch (error) {
        // Its author may have changed it, or another device may have answered it.
        reread();
        throw error;
      }
      location.hash = '#';
    });
  const open = () =>
    work(async () => {
      const made = await draftsOfProposal(number, content, snapshot, async (path, version) =>
        shrinkInPlace(await store.picture(path, version), path),
      );
      const joined = made.map((own) => {
        const typed = drafts.get(own.path);
        const isOpen = typed?.proposals?.some(({ head }) => head === content.head);
        if (typed && isOpen) return typed;
        return overTyped(own, typed && withoutProposal(typed, number));
      });
      const [first] = joined;
      if (!first) return setProblem(NOTHING);
      for (const draft of joined) change(draft);
      const asking = joined.find(({ conflicts }) => conflicts);
      if (asking) leadTo(asking.path, asking.conflicts?.[0]?.at ?? []);
      else leadTo(first.path, first.returned?.slice(0, 1) ?? []);
    });
  // What is no text would stay behind, and the proposal is closed when its texts are published.
  const canOpen = content.isWhole && content.others.length === 0;
  return (
    <>
      {asks === 'accept' && (
        <Question
          weighty={weighty}
          doubts={doubts}
          close={() => setAsks(undefined)}
          insist={insist}
        />
      )}
      {asks === 'decline' && <DeclineSheet number={number} close={() => setAsks(undefined)} />}
      <section className="bar answers" aria-label="Odgovor">
        <div role="alert">{problem && <p>{problem}</p>}</div>
        {isOpened && (
          <p>Otvoren je u uređivaču: objavljuje se odande, zajedno sa onim što ste ispravili.</p>
        )}
        {isBusy && (
          <WhenSlow>Veza je spora, odgovor još čekam. Možete i da odete sa ove strane.</WhenSlow>
        )}
        <button type="button" disabled={isBusy} onClick={() => setAsks('decline')}>
          Odbij
        </button>
        {canOpen && (
          <button
            type="button"
            className={mayAccept ? undefined : 'main'}
            disabled={isBusy}
            onClick={open}
          >
            Otvori u uređivaču
          </button>
        )}
        {mayAccept && (
          <button
            type="button"
            className="main"
            disabled={isBusy}
            onClick={() => (isDoubted ? setAsks('accept') : insist())}
          >
            {isBusy ? 'Šaljem …' : 'Prihvati'}
          </button>
        )}
      </section>
    </>
  );
}

/** It stays when what spoke against it is gone, such as a check that has ended meanwhile, and says so. */
function Question({
  weighty,
  doubts,
  close,
  insist,
}: Asked & { close: () => void; insist: () => void }) {
  const isDoubted = weighty.length + doubts.length > 0;
  return (
    <Sheet heading="Prihvatiti ovu izmenu?" close={close}>
      <WeightyFields changes={weighty} />
      {doubts.map((one) => (
        <p key={one}>{one}</p>
      ))}
      {!isDoubted && <p role="status">Provera je u međuvremenu gotova i nije našla grešku.</p>}
      {/* Closed as by Escape, so that the cursor is back where it was. */}
      <form method="dialog" className="buttons">
        <button type="submit" className={isDoubted ? 'main' : undefined}>
          Ne
        </button>
        <button type="button" className={isDoubted ? undefined : 'main'} onClick={insist}>
          {isDoubted ? 'Ipak prihvati' : 'Prihvati'}
        </button>
      </form>
    </Sheet>
  );
}
