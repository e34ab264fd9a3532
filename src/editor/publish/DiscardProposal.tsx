import { useApp } from '../app-state.tsx';
import { isOfProposal } from '../drafts/without-proposal.ts';

const QUESTION =
  'Odbaciti sve što je otvoreno iz ovog predloga? Tekst u kom ste i sam predlog ispravljali odbacuje se ceo. Predlog ostaje.';

/** Throws away all drafts of a proposal at once, once that is confirmed. */
export function DiscardProposal({ number, count }: { number: number; count: number }) {
  const { discardProposal, drafts, sending } = useApp();
  const isSending = [...drafts.values()].some(
    (draft) => isOfProposal(draft, number) && sending.includes(draft.path),
  );
  return (
    <button
      type="button"
      className="plain"
      disabled={isSending}
      onClick={() => confirm(QUESTION) && discardProposal(number)}
    >
      Odbaci sve iz predloga {number} ({count})
    </button>
  );
}
