// What waits for the owner, in one row that has its place before the answers come: nothing below it ever moves by itself.
import { isMust } from '../../check/missing.ts';
import { useApp } from '../app-state.tsx';
import { sayDay } from '../repository/say-day.ts';
import { withoutVerb } from '../texts/title-of.ts';
import { MissingRows, useMissing } from './MissingList.tsx';
import { Remembered } from './Remembered.tsx';
import { UnreadableList, useUnreadable } from './UnreadableList.tsx';
import { useProposals } from './use-proposals.ts';

export function Waiting() {
  const { store } = useApp();
  const proposals = useProposals();
  const missing = useMissing();
  const unreadable = useUnreadable();
  const must = missing?.filter(isMust);
  const later = missing?.filter((one) => !isMust(one)) ?? [];
  const isKnown = must && (proposals || !store.proposals);
  const said = [
    unreadable.length > 0 && `greške: ${unreadable.length}`,
    proposals?.length && `predlozi: ${proposals.length}`,
    must?.length && `pre objavljivanja: ${must.length}`,
    later.length > 0 && 'nešto može i kasnije',
  ].filter(Boolean);
  return (
    <Remembered
      name="ceka"
      className="entry"
      summary={
        <>
          Čeka na Vas
          <small className={unreadable.length > 0 ? 'over' : undefined}>
            {said.join(' · ') || (isKnown ? 'ništa' : '…')}
          </small>
        </>
      }
    >
      <UnreadableList paths={unreadable} />
      {proposals && proposals.length > 0 && (
        <section aria-label="Predlozi izmena">
          <h2>Predlozi izmena</h2>
          <ul className="rows">
            {proposals.map(({ number, title, by, at }) => (
              <li key={number} className="tall">
                <a href={`#predlog/${number}`}>{withoutVerb(title)}</a>
                <small>
                  {by}, {sayDay(at)}
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {must && must.length > 0 && (
        <section aria-label="Mora pre objavljivanja">
          <h2>Mora pre objavljivanja</h2>
          <MissingRows all={must} />
        </section>
      )}
      {later.length > 0 && (
        <Remembered name="kasnije" summary={`Može i kasnije (${later.length})`}>
          <MissingRows all={later} />
        </Remembered>
      )}
    </Remembered>
  );
}
