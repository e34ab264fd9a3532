// What „Prihvati“ asks about, besides what weighs more than it looks.
import { expect, test } from 'vitest';
import type { NewMistake } from '../../../../src/editor/check/new-mistakes.ts';
import { doubtsAbout } from '../../../../src/editor/proposal/proposal-doubts.ts';
import type { Progress } from '../../../../src/editor/repository/store.ts';
import { GEL } from '../../../support/editor-snapshot.ts';

const found = (severity: NewMistake['severity']): NewMistake => ({
  file: GEL,
  line: 1,
  severity,
  text: 'Dnevna količina nije ista na dva mesta.',
  fix: 'Ispravite.',
  title: 'Zubni gel',
  consequence: '',
});
const AGAIN = [
  'Proverite još jednom:',
  'Zubni gel: Dnevna količina nije ista na dva mesta. Ispravite.',
];

test.each<{ state?: Progress['state']; mistakes?: NewMistake[] | undefined; asks: unknown[] }>([
  { mistakes: [], asks: [] },
  { mistakes: [found('warning')], asks: AGAIN },
  { mistakes: [found('warning'), found('warning')], asks: AGAIN },
  { mistakes: [found('question')], asks: [expect.stringContaining('otvara pitanja'), ...AGAIN] },
  {
    mistakes: [found('error'), found('warning')],
    asks: [expect.stringContaining('ima greške'), ...AGAIN],
  },
  {
    state: 'waiting',
    mistakes: [found('warning')],
    asks: [expect.stringContaining('nije gotova'), ...AGAIN],
  },
  { asks: [expect.stringContaining('nije gotova')] },
])('$state, $mistakes', ({ state = 'live', mistakes, asks }) => {
  const proposal = { number: 1, title: '', by: '', at: new Date(), checks: { state, text: '' } };
  const content = { head: '', texts: [], pictures: [], others: [], isWhole: true };
  expect(doubtsAbout(proposal, content, mistakes)).toEqual(asks);
});
