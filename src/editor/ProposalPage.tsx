// What somebody else proposes: each changed text, what the check says about it, and the answer.
import { useEffect, useState } from 'react';
import { collectionOf } from '../model/collections.ts';
import { shortPath } from '../model/paths.ts';
import { useApp, wordsOf } from './app-state.tsx';
import { Difference } from './Difference.tsx';
import { Header } from './Header.tsx';
import type { Proposal, ProposalTexts } from './repository/store.ts';
import { sayDay } from './say-day.ts';
import { checkTexts, type Remark } from './texts.ts';
import { withoutVerb } from './title-of.ts';
import { usePicture } from './use-picture.ts';
import { useTitle } from './use-title.ts';

export function ProposalPage({ number }: { number: number }) {
  const { store, texts, accept, decline } = useApp();
  const [proposal, setProposal] = useState<Proposal>();
  const [content, setContent] = useState<ProposalTexts>();
  const [remarks, setRemarks] = useState<readonly Remark[]>([]);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const fail = (error: unknown) => setProblem(wordsOf(error));
    store.proposal?.(number).then(setContent, fail);
    store.proposals?.().then((all) => setProposal(all.find((one) => one.number === number)), fail);
  }, [store, number]);
  useEffect(() => {
    const found = content?.texts.filter(({ path, after }) => after !== '' && collectionOf(path));
    Promise.all((found ?? []).map(({ path, after }) => checkTexts(path, after, texts))).then(
      (all) => setRemarks(all.flat().filter(({ severity }) => severity !== 'warning')),
      () => {},
    );
  }, [content, texts]);
  const answer = async (send: () => Promise<unknown>) => {
    setBusy(true);
    setProblem('');
    try {
      await send();
      location.hash = '#';
    } catch (error) {
      setProblem(wordsOf(error));
    }
    setBusy(false);
  };
  const others = content?.others ?? [];
  return (
    <>
      <Header title={proposal ? withoutVerb(proposal.title) : `Predlog ${number}`}>
        {proposal && (
          <p className="hint">
            Predlaže {proposal.by}, {sayDay(proposal.at)}
          </p>
        )}
      </Header>
      <main className="page">
        {!content && !problem && <p role="status">Učitavam …</p>}
        {others.length > 0 && (
          <div className="remark error">
            <p>
              <strong>Menja i ono što nije tekst ni slika.</strong> Ne prihvatajte dok to ne pogleda
              osoba koja održava sajt:
            </p>
            <ul>
              {others.map((path) => (
                <li key={path}>{path}</li>
              ))}
            </ul>
          </div>
        )}
        {content?.texts.map((one) =>
          collectionOf(one.path) ? (
            <ProposedText key={one.path} {...one} remarks={remarks} />
          ) : (
            <h2 key={one.path}>{shortPath(one.path)}</h2>
          ),
        )}
        {content && content.pictures.length > 0 && <Pictures pictures={content.pictures} />}
        {proposal && <p className={`progress ${proposal.checks.state}`}>{proposal.checks.text}</p>}
      </main>
      {content && store.mayPublish && (
        <div className="bar">
          <div role="alert">{problem && <p>{problem}</p>}</div>
          <button
            type="button"
            disabled={isBusy}
            onClick={() =>
              confirm('Odbiti ovaj predlog? Onome ko ga je poslao stići će obaveštenje.') &&
              answer(() => decline(number))
            }
          >
            Odbij
          </button>
          <button
            type="button"
            className="main"
            disabled={isBusy}
            onClick={() => answer(() => accept(number))}
          >
            {isBusy ? 'Šaljem …' : 'Prihvati'}
          </button>
        </div>
      )}
      {problem && !content && <p role="alert">{problem}</p>}
    </>
  );
}

function ProposedText({
  path,
  before,
  after,
  remarks,
}: ProposalTexts['texts'][number] & { remarks: readonly Remark[] }) {
  const own = remarks.filter(({ file }) => file === path);
  const title = useTitle(path);
  return (
    <section aria-label={title}>
      <h2>{before === '' ? 'Nov tekst' : title}</h2>
      {after === '' ? (
        <p className="remark error">
          Briše se ceo tekst. Adresa ove stranice tada vodi u prazno. Umesto toga proizvod možete da
          sklonite sa sajta.
        </p>
      ) : (
        <Difference path={path} before={before} after={after} />
      )}
      {own.map((one) => (
        <p key={one.text} className={`remark ${one.severity}`}>
          {one.text} {one.fix} {one.severity === 'question' && one.consequence}
        </p>
      ))}
    </section>
  );
}

function Pictures({ pictures }: Pick<ProposalTexts, 'pictures'>) {
  return (
    <section>
      <h2>Slike</h2>
      <ul className="pictures">
        {pictures.map(({ path, version }) => (
          <li key={path}>
            {version === null ? (
              <p>Briše se: {shortPath(path)}</p>
            ) : (
              <Picture path={path} version={version} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Picture({ path, version }: { path: string; version: string }) {
  const address = usePicture(path, version);
  return (
    <figure>
      {address && <img src={address} alt="" />}
      <figcaption>{shortPath(path)}</figcaption>
    </figure>
  );
}
