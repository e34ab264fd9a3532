// What „Objavi“ sends: each text with its fields that differ from the site.
import type { ReactNode } from 'react';
import { useApp } from '../app-state.tsx';
import type { Draft } from '../drafts/draft.ts';
import { changesOf } from '../form/changed-fields.ts';
import { leadTo } from '../form/go-to-field.ts';
import { wholeTitle } from '../texts/title-of.ts';
import { DiscardButton } from './DiscardButton.tsx';
import { DiscardProposal } from './DiscardProposal.tsx';
import './GoingOut.css';

interface Props {
  paths: readonly string[];
  /** Beside each text: the way to throw its draft away. */
  mayDiscard?: boolean;
  children: ReactNode;
}

/** In the bar, folded, so that what stands above never moves under a finger; the children are what is seen of it. */
export function GoingOut({ paths, mayDiscard = false, children }: Props) {
  const { draftOf } = useApp();
  const proposed = Map.groupBy(paths.map(draftOf).flatMap(proposalsOf), (number) => number);
  return (
    <details className="going-out">
      <summary>{children}</summary>
      <ul className="rows">
        {paths.map((path) => {
          const draft = draftOf(path);
          const title = wholeTitle(path, draft.data);
          return (
            <li key={path}>
              <div>
                <a href={`#${path}`}>{title}</a>
                {changesOf(draft).map(({ key, label }) => (
                  <button
                    key={key}
                    type="button"
                    className="plain"
                    onClick={() => leadTo(path, [key])}
                  >
                    {label}
                  </button>
                ))}
                {draft.base === '' && <small>nov tekst</small>}
                {proposalsOf(draft).map((number) => (
                  <small key={number}>iz predloga {number}</small>
                ))}
              </div>
              {mayDiscard && <DiscardButton path={path} of={title} />}
            </li>
          );
        })}
        {mayDiscard &&
          [...proposed].map(
            ([number, all]) =>
              all.length > 1 && (
                <li key={`proposal ${number}`}>
                  <DiscardProposal number={number} count={all.length} />
                </li>
              ),
          )}
      </ul>
    </details>
  );
}

const proposalsOf = ({ proposals = [] }: Draft) => proposals.map(({ number }) => number);
