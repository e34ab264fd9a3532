import { useApp } from '../app-state.tsx';
import type { Draft } from '../drafts/draft.ts';
import { titleOf } from '../texts/title-of.ts';
import { useTitle } from '../texts/use-title.ts';

interface Props {
  draft: Draft;
  /** The labels of the fields that it changes, where the text has a form. */
  fields?: string;
}

/** Above a draft that was made from a proposal: what it changes, here and in other texts, and what becomes of it. */
export function FromProposal({ draft, fields = '' }: Props) {
  const { drafts } = useApp();
  if (draft.proposals?.every(({ isDeclined }) => isDeclined))
    return (
      <p className="remark" role="status">
        Predlog je odbijen. Polja koja ste u njemu ispravljali ostala su, i sa onim njegovim rečima
        koje niste menjali: pročitajte ih, pa objavite ili odbacite.
      </p>
    );
  const numbers = new Set(draft.proposals?.map(({ number }) => number));
  const others = [...drafts.values()].filter(
    ({ path, proposals = [] }) =>
      path !== draft.path && proposals.some(({ number }) => numbers.has(number)),
  );
  return (
    <div className="remark">
      <p role="status">
        Po predlogu{fields && `: ${fields}`}. Ispravite šta treba i pritisnite „Objavi“. Kad je ceo
        objavljen, predlog se zatvara, uz poruku zahvalnosti.
      </p>
      {others.length > 0 && (
        <p>
          Isti predlog menja i:{' '}
          {others.map((one, index) => (
            <span key={one.path}>
              {index > 0 && ', '}
              <LinkTo draft={one} />
            </span>
          ))}
          .
        </p>
      )}
    </div>
  );
}

function LinkTo({ draft: { path, base, data } }: { draft: Draft }) {
  const published = useTitle(path);
  return <a href={`#${path}`}>{base === '' ? titleOf(path, data) : published}</a>;
}
