// What happens with a change that was sent, until it is on the site.
import { useEffect, useRef, useState } from 'react';
import { count } from '../../model/serbian/word-forms.ts';
import { useApp } from '../app-state.tsx';
import { leadTo } from '../form/go-to-field.ts';
import { wordsOf } from '../repository/problem.ts';
import type { Progress as Known, Sent } from '../repository/store.ts';
import { withoutVerb } from '../texts/title-of.ts';
import type { Change } from '../workspace.ts';
import { WhatIsWrong } from './WhatIsWrong.tsx';
import './Progress.css';

const ASK_EVERY_MS = 8_000;
const ASK_AT_LEAST_MS = 300_000;
/**
 * How long to wait with the next question, in milliseconds: a fifth of the time since it was sent, so that what takes
 * long costs few of the requests that GitHub allows in an hour.
 */
const pauseAfter = (age: number) => Math.min(Math.max(ASK_EVERY_MS, age / 5), ASK_AT_LEAST_MS);
/** What was sent since the page was opened, and where it has been shown: a new text gets another address. */
const shown = new Set<string>();
/** The address without the field that it leads to. */
const pageIn = (hash: string) => hash.replace(/(\.(?:mdx?|yaml))\/.*$/, '$1');

/** What takes back that it was declined: the text as it was sent, with its pictures. */
const asItWasSent = ({ before, after, commit }: Sent): Change => ({
  before: after,
  after: before,
  ...(commit && { parent: commit }),
});

/** `isShort` where other things stand below: it keeps its height as long as all goes well. */
export function Progress({ sent, isShort = false }: { sent: Sent; isShort?: boolean }) {
  const { store, settle, forget, takeBack } = useApp();
  const [known, setKnown] = useState<Known>(
    store.progress && !sent.live
      ? { state: 'waiting', text: 'Sačuvano u projektu. Proverava se …' }
      : { state: 'live', text: sent.live ?? 'Sačuvano na ovom računaru ✓' },
  );
  const isOver = known.state === 'live' || known.state === 'declined';
  useEffect(() => {
    if (!store.progress || isOver) return;
    const ask = () => {
      if (!document.hidden) store.progress?.(sent).then(setKnown, () => {});
    };
    let timer = 0;
    const goOn = () => {
      ask();
      timer = window.setTimeout(goOn, pauseAfter(Date.now() - sent.at));
    };
    goOn();
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [store, sent, isOver]);
  const [problem, setProblem] = useState('');
  const [isBack, setBack] = useState(false);
  const undo = async (change: Change) => {
    try {
      const drafts = await takeBack(change);
      const [first] = drafts;
      if (drafts.length > 1) return setBack(true);
      forget(sent);
      if (first) leadTo(first.path, first.returned?.slice(0, 1) ?? []);
    } catch (error) {
      setProblem(wordsOf(error));
    }
  };
  const live = known.state === 'live' && !sent.live ? known.text : undefined;
  useEffect(() => {
    if (live) settle(sent, live);
  }, [live, sent, settle]);
  // The button „Objavi“ is gone, so a keyboard goes on here.
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const shownHere = `${sent.at} ${pageIn(location.hash)}`;
    const isNew = sent.at > performance.timeOrigin && !shown.has(shownHere);
    shown.add(shownHere);
    if (isNew) place.current?.focus({ preventScroll: true });
  }, [sent.at]);
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={`progress ${known.state}${isShort ? ' short' : ''}`}
      aria-label="Poslata izmena"
    >
      <p role="status">
        <strong>{withoutVerb(sent.title)}</strong>
        <br />
        {known.text}{' '}
        {known.url && (
          <a href={known.url} target="_blank" rel="noreferrer">
            Pogledajte
          </a>
        )}
      </p>
      {known.state === 'failed' && <WhatIsWrong />}
      {problem && <p role="alert">{problem}</p>}
      {isBack && (
        <p role="status">
          Vraćeno: {count(Object.keys(sent.before).length, 'tekst', 'teksta', 'tekstova')}. Još nije
          na sajtu: pritisnite „{store.mayPublish ? 'Objavi' : 'Pošalji predlog'}“.
        </p>
      )}
      <div className="buttons">
        {sent.proposal === undefined && !isBack && (
          <button
            type="button"
            className="plain"
            aria-label="Vrati kako je bilo"
            onClick={() => undo(sent)}
          >
            {isShort ? 'Vrati' : 'Vrati kako je bilo'}
          </button>
        )}
        {known.state === 'declined' && !isBack && (
          <button type="button" className="plain" onClick={() => undo(asItWasSent(sent))}>
            Vrati u uređivač
          </button>
        )}
        <button
          type="button"
          className="plain"
          aria-label="Skloni ovo obaveštenje"
          onClick={() => forget(sent)}
        >
          ×
        </button>
      </div>
    </section>
  );
}
