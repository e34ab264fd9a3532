// Whether a proposal can be accepted, told before „Prihvati“: not where the site was changed in the same place.
import { expect, test } from 'vitest';
import { conflictsIn } from '../../../../src/editor/proposal/check-proposal.ts';
import { GEL, readContent, snapshotOf } from '../../../support/editor-snapshot.ts';

const gel = readContent(GEL);
const withFacts = (facts: string) => gel.replace(/^facts: .*$/m, `facts: ${facts}`);
const withAlt = gel.replace(/^alt: .*$/m, 'alt: Tuba gela');

test.each([
  { what: 'nothing', before: gel, after: withFacts('tuba'), now: gel, is: false },
  { what: 'another field', before: gel, after: withFacts('tuba'), now: withAlt, is: false },
  { what: 'the same field', before: gel, after: withFacts('a'), now: withFacts('b'), is: true },
  { what: 'the same field, alike', before: gel, after: withFacts('a'), now: withFacts('a') },
  { what: 'all: it has deleted the text', before: gel, after: withFacts('a'), now: '', is: true },
  { what: 'a field of a text that is to go', before: gel, after: '', now: withAlt, is: true },
  { what: 'all, as the proposal: both have deleted it', before: gel, after: '', now: '' },
  { what: 'the place of a new text', before: '', after: withFacts('a'), now: gel, is: true },
])('where the site has changed $what', ({ before, after, now, is = false }) => {
  const site = snapshotOf(now === '' ? {} : { [GEL]: now });
  const found = conflictsIn(site, { texts: [{ path: GEL, before, after }], pictures: [] });
  expect([...found]).toEqual(is ? [GEL] : []);
});

test.each([
  { what: 'not the picture', now: 'stara', is: false },
  { what: 'the picture too', now: 'treća', is: true },
  { what: 'the picture alike', now: 'nova', is: false },
  { what: 'no longer the picture', now: undefined, is: true },
])('where the site has $what', ({ now, is }) => {
  const path = GEL.replace('.mdx', '.jpg');
  const site = snapshotOf({ [GEL]: gel }, now === undefined ? {} : { [path]: now });
  const pictures = [{ path, before: 'stara', version: 'nova' }];
  expect([...conflictsIn(site, { texts: [], pictures })]).toEqual(is ? [path] : []);
});
