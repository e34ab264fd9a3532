// What others propose, each with the way to its page.
import { useEffect, useState } from 'react';
import { useApp } from '../app-state.tsx';
import { sayDay } from '../repository/say-day.ts';
import type { Proposal } from '../repository/store.ts';
import { withoutVerb } from '../texts/title-of.ts';
import { LatePart } from './LatePart.tsx';

export function ProposalList() {
  const { store } = useApp();
  const [proposals, setProposals] = useState<readonly Proposal[]>();
  useEffect(() => {
    store.proposals?.list().then(setProposals, () => setProposals([]));
  }, [store]);
  if (!store.proposals) return null;
  return (
    <LatePart label="Predlozi izmena" count={proposals?.length}>
      <ul className="rows">
        {proposals?.map(({ number, title, by, at }) => (
          <li key={number} className="tall">
            <a href={`#predlog/${number}`}>{withoutVerb(title)}</a>
            <small>
              {by}, {sayDay(at)}
            </small>
          </li>
        ))}
      </ul>
    </LatePart>
  );
}
