// The page of the editor that the address names.
import { lazy, useEffect, useState } from 'react';
import { collectionOf } from '../model/collections.ts';
import { decodePercent } from '../model/paths.ts';
import { useApp } from './app-state.tsx';
import { DeletedPage } from './start/DeletedPage.tsx';
import { Start } from './start/Start.tsx';
import { SourcePage } from './text-page/SourcePage.tsx';
import { TextPage } from './text-page/TextPage.tsx';
import { isNewPath } from './texts/new-path.ts';
import { hasUnknownField } from './texts/site-text.ts';
import { Header } from './ui/Header.tsx';

// Loaded when they are opened: with them comes the comparison of texts.
const History = lazy(() =>
  import('./text-page/History.tsx').then(({ History }) => ({ default: History }), notLoaded),
);
const ProposalPage = lazy(() =>
  import('./proposal/ProposalPage.tsx').then(
    ({ ProposalPage }) => ({ default: ProposalPage }),
    notLoaded,
  ),
);

const notLoaded = () => ({ default: NotLoaded });

function NotLoaded() {
  return (
    <>
      <Header title="Ova stranica nije učitana" />
      <main className="page">
        <p>Nema veze sa internetom. Ono što ste upisali je sačuvano na ovom uređaju.</p>
        <button type="button" onClick={() => location.reload()}>
          Pokušaj ponovo
        </button>
      </main>
    </>
  );
}

/**
 * `#src/content/site.yaml/phone` is the text with this path, and a field in it; `#ranije/PATH` its history;
 * `#predlog/12` a proposal; `#obrisano` the deleted texts; everything else the first page.
 */
export function Route() {
  const { store, snapshot, texts, drafts } = useApp();
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const update = () => setHash(location.hash);
    addEventListener('hashchange', update);
    return () => removeEventListener('hashchange', update);
  }, []);
  // A file may be called `100%.md`.
  const address = decodePercent(hash.slice(1)) ?? hash.slice(1);
  const [, proposal] = /^predlog\/(\d+)$/.exec(address) ?? [];
  const [, before, path = '', field = ''] =
    /^(ranije\/)?(.+?\.(?:mdx?|yaml))(?:\/(.*))?$/.exec(address) ?? [];
  if (proposal) return <ProposalPage key={proposal} number={Number(proposal)} />;
  if (address === 'obrisano' && store.deleted) return <DeletedPage />;
  if (path === '') return <Start />;
  const source = snapshot.texts.get(path);
  const isKnown =
    collectionOf(path) && (source !== undefined || isNewPath(path) || drafts.has(path));
  if (!isKnown) return <Unknown />;
  if (before) return <History key={path} path={path} />;
  const draft = drafts.get(path);
  const text = texts.find((one) => one.path === path);
  // What was typed into a form stays there.
  const isOfFile = text && (text.data === undefined || (!draft && hasUnknownField(text)));
  return isOfFile || draft?.source !== undefined ? (
    <SourcePage key={path} path={path} />
  ) : (
    <TextPage key={path} path={path} field={field} />
  );
}

function Unknown() {
  const { store } = useApp();
  return (
    <>
      <Header title="Tog teksta više nema" />
      <main className="page">
        <p>Možda je preimenovan ili obrisan. Potražite ga među svim tekstovima.</p>
        {store.deleted && <a href="#obrisano">Obrisani tekstovi</a>}
      </main>
    </>
  );
}
