// What somebody else proposes: each changed text, what would not be right with it on the site, and the answer.
import { useCallback, useEffect, useMemo, useState } from 'react';
import { collectionOf } from '../../model/collections.ts';
import { shortPath } from '../../model/paths.ts';
import { useApp } from '../app-state.tsx';
import { loadDictionary } from '../check/ask-check.ts';
import type { NewMistake } from '../check/new-mistakes.ts';
import { tryReading } from '../drafts/draft.ts';
import { wordsOf } from '../repository/problem.ts';
import { sayDay } from '../repository/say-day.ts';
import type { Proposal, ProposalTexts } from '../repository/store.ts';
import { Difference } from '../text-page/Difference.tsx';
import { titleOf, withoutVerb } from '../texts/title-of.ts';
import { useTitle } from '../texts/use-title.ts';
import { Header } from '../ui/Header.tsx';
import { usePicture } from '../ui/use-picture.ts';
import { AnswerBar } from './AnswerBar.tsx';
import { checkProposal, conflictsIn, weightyIn } from './check-proposal.ts';
import { doubtsAbout, NOT_PUBLISHED, ONLY_YOU_KNOW, TOO_MUCH } from './proposal-doubts.ts';
import { WeightyFields } from './WeightyFields.tsx';
import './ProposalPage.css';

export function ProposalPage({ number }: { number: number }) {
  const { store, snapshot } = useApp();
  const [proposal, setProposal] = useState<Proposal>();
  const [content, setContent] = useState<ProposalTexts>();
  /** Undefined until the check has answered. */
  const [mistakes, setMistakes] = useState<readonly NewMistake[]>();
  const [problem, setProblem] = useState('');
  const [hasDictionary, setHasDictionary] = useState(false);
  useEffect(() => {
    loadDictionary().then(setHasDictionary);
  }, []);
  const read = useCallback(() => {
    const fail = (error: unknown) => setProblem(wordsOf(error));
    store.proposals?.read(number).then((fresh) => {
      setContent(fresh);
      setMistakes(undefined);
    }, fail);
    store.proposals
      ?.list()
      .then((all) => setProposal(all.find((one) => one.number === number)), fail);
  }, [store, number]);
  useEffect(read, [read]);
  useEffect(() => {
    if (!content) return;
    let isNewest = true;
    checkProposal(snapshot, content, store.picture).then(
      (found) => isNewest && setMistakes(found),
      (error) => isNewest && setProblem(wordsOf(error)),
    );
    return () => {
      isNewest = false;
    };
  }, [content, snapshot, store, hasDictionary]);
  const others = content?.others ?? [];
  const proposed = new Set(
    [...(content?.texts ?? []), ...(content?.pictures ?? [])].map(({ path }) => path),
  );
  const mistakesIn = (path: string) => mistakes?.filter(({ file }) => file === path) ?? [];
  const elsewhere = mistakes?.filter(({ file }) => !proposed.has(file)) ?? [];
  const weighty = useMemo(() => (content ? weightyIn(snapshot, content) : []), [snapshot, content]);
  const conflicts = useMemo(
    () => (content ? conflictsIn(snapshot, content) : new Set<string>()),
    [snapshot, content],
  );
  const isRed = proposal?.checks.state === 'failed';
  const isGreen = proposal?.checks.state === 'live' && store.mayPublish;
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
        {content?.isClosed && <p className="remark">Ovaj predlog je već prihvaćen ili odbijen.</p>}
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
        {content?.isWhole && proposed.size + others.length === 0 && (
          <p className="remark">Ovaj predlog ništa ne menja: sve iz njega je već na sajtu.</p>
        )}
        {content && !content.isWhole && <p className="remark error">{TOO_MUCH}</p>}
        {content?.texts.map((one) =>
          collectionOf(one.path) ? (
            <ProposedText
              key={one.path}
              {...one}
              mistakes={mistakesIn(one.path)}
              hasConflict={conflicts.has(one.path)}
            />
          ) : (
            <section key={one.path}>
              <h2>{shortPath(one.path)}</h2>
              <pre>{one.after}</pre>
              <Mistakes all={mistakesIn(one.path)} />
            </section>
          ),
        )}
        {content && content.pictures.length > 0 && (
          <Pictures pictures={content.pictures} conflicts={conflicts} mistakesIn={mistakesIn} />
        )}
        {elsewhere.length > 0 && <Elsewhere mistakes={elsewhere} />}
        <WeightyFields changes={weighty} />
        {content && !mistakes && !problem && (
          <p role="status">Proveravam kako bi sajt izgledao sa ovom izmenom …</p>
        )}
        {proposal && (
          <p className={`progress ${proposal.checks.state}`}>
            {proposal.checks.text} {isRed && NOT_PUBLISHED} {isGreen && ONLY_YOU_KNOW}
          </p>
        )}
        {problem && <p role="alert">{problem}</p>}
      </main>
      {content && !content.isClosed && store.mayPublish && (
        <AnswerBar
          number={number}
          content={content}
          reread={read}
          hasConflict={conflicts.size > 0}
          weighty={weighty}
          doubts={doubtsAbout(proposal, content, mistakes)}
        />
      )}
    </>
  );
}

function ProposedText({
  path,
  before,
  after,
  mistakes,
  hasConflict,
}: ProposalTexts['texts'][number] & { mistakes: readonly NewMistake[]; hasConflict: boolean }) {
  const published = useTitle(path);
  const title = before === '' ? `Nov tekst: ${titleOf(path, tryReading(path, after))}` : published;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {hasConflict && <p className="remark question">{CONFLICT}</p>}
      {after === '' ? (
        <p className="remark error">Briše se ceo tekst.</p>
      ) : (
        <Difference path={path} before={before} after={after} />
      )}
      <Mistakes all={mistakes} />
    </section>
  );
}

const CONFLICT =
  'Isto mesto je u međuvremenu promenjeno i na sajtu, pa predlog ne može da se prihvati ovakav kakav je. Otvorite ga u uređivaču: tamo birate šta važi.';

/** What the change would spoil in texts that it does not touch. */
function Elsewhere({ mistakes }: { mistakes: readonly NewMistake[] }) {
  const titles = new Map(mistakes.map(({ file, title }) => [file, title]));
  return (
    <section>
      <h2>Posle ove izmene ne bi valjalo ni ovo:</h2>
      {[...titles].map(([path, title]) => (
        <section key={path}>
          <h3>{title}</h3>
          <Mistakes all={mistakes.filter(({ file }) => file === path)} />
        </section>
      ))}
    </section>
  );
}

function Mistakes({ all }: { all: readonly NewMistake[] }) {
  return all.map(({ text, fix, severity, consequence }) => (
    <p key={text} className={`remark ${severity}`}>
      {text} {fix} {severity === 'question' && consequence}
    </p>
  ));
}

function Pictures({
  pictures,
  conflicts,
  mistakesIn,
}: Pick<ProposalTexts, 'pictures'> & {
  conflicts: ReadonlySet<string>;
  mistakesIn: (path: string) => readonly NewMistake[];
}) {
  return (
    <section>
      <h2>Slike</h2>
      <ul className="pictures">
        {pictures.map(({ path, version }) => (
          <li key={path}>
            {conflicts.has(path) && <p className="remark question">{CONFLICT}</p>}
            {version === null ? (
              <p>Briše se: {shortPath(path)}</p>
            ) : (
              <Picture path={path} version={version} />
            )}
            <Mistakes all={mistakesIn(path)} />
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
