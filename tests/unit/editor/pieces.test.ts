// What differs between two versions is shown so that both can be read: words that change close to each other are one change.
import { expect, test } from 'vitest';
import { pieces } from '../../../src/editor/text-page/pieces.ts';

test.each([
  {
    before: 'tuba 130 g · bez fluora',
    after: 'tuba 140 g · bez fluora',
    shown: 'tuba [130|140] g · bez fluora',
  },
  {
    before: 'Ne, pre upotrebe pitajte lekara i farmaceuta.',
    after: 'Da, slobodno: to su prirodni sastojci i voda.',
    shown:
      '[Ne, pre upotrebe pitajte lekara i farmaceuta.|Da, slobodno: to su prirodni sastojci i voda.]',
  },
  {
    before: 'Gel je blag.',
    after: 'Gel je blag. Pijte hladno.',
    shown: 'Gel je blag.[| Pijte hladno.]',
  },
  { before: 'isto', after: 'isto', shown: 'isto' },
])('$before → $after', ({ before, after, shown }) => {
  const said = pieces(before, after)
    .map(({ same, removed, added }) => same + (removed || added ? `[${removed}|${added}]` : ''))
    .join('');
  expect(said).toBe(shown);
});
