// The editor at /admin has one text at hand and no disk; it gets the same words.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkText } from '../../../src/check/check-content';
import { formatFindings } from '../../../src/check/text-report';
import { problemsWith } from './support/checked-content';

const GEL = 'products/aloe-gel.mdx';
const TARGETS = {
  addresses: ['/', '/products'],
  products: [],
  anchors: {},
  hidden: [],
  isIncomplete: true,
};

function brokenGel(): string {
  return readFileSync(`src/content/${GEL}`, 'utf8')
    .replace('name: Aloe vera gel', 'name: Gel: novo')
    .replace(/link:.*\n/, '')
    .replace('Ukus je', '[kremu](/produkts#1) jača imunitet. Ukus je')
    .replace('## Način', '## Nacin');
}

it('one text alone gets the same words as in the check of them all', () => {
  const path = `src/content/${GEL}`;
  const said = checkText({ path, text: brokenGel() }, TARGETS).map((finding) =>
    formatFindings([finding]).replace(' src/content/', ' ').replace('\n ', ''),
  );
  expect(said).toHaveLength(5);
  expect(said).toEqual(problemsWith({ [GEL]: brokenGel() }));
});

it('a text of no known kind is left in peace', () => {
  expect(checkText({ path: 'src/content/README.md', text: '<25' }, TARGETS)).toEqual([]);
});
