import { useEffect, useState } from 'react';
import { useApp } from '../app-state.tsx';
import type { Proposal } from '../repository/store.ts';

/** What others propose; undefined until it is known. */
export function useProposals(): readonly Proposal[] | undefined {
  const { store } = useApp();
  const [proposals, setProposals] = useState<readonly Proposal[]>();
  useEffect(() => {
    store.proposals?.list().then(setProposals, () => setProposals([]));
  }, [store]);
  return proposals;
}
