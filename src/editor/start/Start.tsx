// The first page: the search, what waits, what is changed most often, the products, and the way to all other texts.
import { useEffect, useMemo, useState } from 'react';
import { useApp } from '../app-state.tsx';
import { OfflineNote } from '../offline/OfflineNote.tsx';
import { GoingOut } from '../publish/GoingOut.tsx';
import { Progress } from '../publish/Progress.tsx';
import { PublishBar } from '../publish/PublishBar.tsx';
import type { Sent } from '../repository/store.ts';
import { listCollections } from '../texts/list-texts.ts';
import { CollectionList } from './CollectionList.tsx';
import { OwnData } from './OwnData.tsx';
import { Products } from './Products.tsx';
import { Remembered } from './Remembered.tsx';
import { SearchHits } from './SearchHits.tsx';
import { Waiting } from './Waiting.tsx';
import './Start.css';

/** Collections with a place of their own on the page. */
const SHOWN_ABOVE = new Set(['products', 'site']);
/** Those that stand in sight; all others, also a new one, are behind „Ostalo“. */
const FREQUENT = new Set([
  'featured',
  'pages',
  'testimonials',
  'questions',
  'buying',
  'cooperation',
]);

/** Where the page was left, in pixels, for the way back from a text. */
let leftAt = 0;

export function Start() {
  const { texts, drafts, sent, store, signOut } = useApp();
  const [sought, setSought] = useState('');
  const collections = useMemo(() => listCollections(texts), [texts]);
  const open = [...drafts.values()].sort((a, b) => b.at - a.at).map(({ path }) => path);
  const listed = (isFrequent: boolean) =>
    collections
      .filter(({ row }) => !SHOWN_ABOVE.has(row.name) && FREQUENT.has(row.name) === isFrequent)
      .map((one) => <CollectionList key={one.row.name} {...one} />);
  useEffect(() => {
    scrollTo(0, leftAt);
    const remember = () => {
      leftAt = scrollY;
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);
  return (
    <>
      <header className="top">
        <h1>Uređivač sajta</h1>
        <p className="hint">
          {store.name}
          {store.history && (
            <button type="button" className="plain" onClick={signOut}>
              Odjava
            </button>
          )}
        </p>
        <OfflineNote />
      </header>
      <main className="page">
        <label className="search">
          <span className="visually-hidden">Pretraga</span>
          <input
            type="search"
            value={sought}
            onChange={({ target }) => setSought(target.value)}
            placeholder="Pretraga: naziv, reč ili telefon"
          />
        </label>
        {sent.slice(0, MOST_SENT).map((one) => (
          <Progress key={one.at} sent={one} isShort />
        ))}
        {sent.length > MOST_SENT && <SentBefore sent={sent.slice(MOST_SENT)} />}
        {sought.trim() === '' ? (
          <>
            <Waiting />
            <OwnData />
            <Products texts={collections.find(({ row }) => row.name === 'products')?.texts ?? []} />
            <div className="entries">
              {listed(true)}
              <Remembered name="ostalo" className="entry" summary="Ostalo">
                {listed(false)}
                {store.deleted && (
                  <a className="entry" href="#obrisano">
                    Obrisani tekstovi
                  </a>
                )}
              </Remembered>
            </div>
          </>
        ) : (
          <SearchHits sought={sought} collections={collections} />
        )}
      </main>
      {open.length > 0 && (
        <PublishBar
          paths={open}
          mayPart
          // Its card stands at the top.
          onSent={() => scrollTo(0, 0)}
        >
          <GoingOut paths={open} mayDiscard>
            Nije objavljeno ({open.length})
          </GoingOut>
        </PublishBar>
      )}
    </>
  );
}

/** As many cards as leave the search on the first screen of a phone. */
const MOST_SENT = 2;

/** Drawn once it is open, since each card asks GitHub how far it has come. */
function SentBefore({ sent }: { sent: readonly Sent[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="part" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Poslato ranije ({sent.length})</summary>
      {isOpen && sent.map((one) => <Progress key={one.at} sent={one} isShort />)}
    </details>
  );
}
