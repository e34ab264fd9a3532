// What happens with a published change, until it is on the site.
import { useEffect, useState } from 'react';
import { useApp } from './app-state.tsx';
import { readInPlace } from './repository/drafts.ts';
import type { Progress as Known, Sent } from './repository/store.ts';

const ASK_EVERY_MS = 8_000;

export function Progress({ sent }: { sent: Sent }) {
  const { store, forget, change, snapshot } = useApp();
  const [known, setKnown] = useState<Known>(
    store.progress
      ? { state: 'waiting', text: 'Sačuvano u projektu. Proverava se …' }
      : { state: 'live', text: 'Sačuvano na ovom računaru ✓' },
  );
  const isOver = known.state === 'live';
  useEffect(() => {
    if (!store.progress || isOver) return;
    const ask = () => store.progress?.(sent).then(setKnown, () => {});
    ask();
    const timer = setInterval(ask, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [store, sent, isOver]);
  const undo = () => {
    for (const [path, before] of Object.entries(sent.before)) {
      const now = snapshot.texts.get(path) ?? '';
      if (before)
        change({
          path,
          base: now,
          data: readInPlace(path, before, now),
          pictures: {},
          at: Date.now(),
        });
    }
    forget(sent);
  };
  return (
    <section className={`progress ${known.state}`} role="status">
      <p>
        <strong>{sent.title.replace(/^\w+: /, '')}</strong>
        <br />
        {known.text}{' '}
        {known.url && (
          <a href={known.url} target="_blank" rel="noreferrer">
            Pogledajte
          </a>
        )}
      </p>
      {!sent.proposal && Object.values(sent.before).every(Boolean) && (
        <button type="button" className="plain" onClick={undo}>
          Vrati kako je bilo
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
    </section>
  );
}
