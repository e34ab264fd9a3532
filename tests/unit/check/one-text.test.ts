// The editor at /admin checks one text, without the disk, and gets the same findings as the build.
import { expect, it } from 'vitest';
import { checkText } from '../../../src/check/check-content.ts';
import { readContentFile } from '../../../src/check/read-text.ts';
import { checkWith, edit, REAL, say } from './changed-site.ts';
import { describeSameFindings } from './same-findings.ts';

const GEL = 'products/aloe-gel.mdx';
const OTHERS = REAL.texts.flatMap(({ path, bytes }) => readContentFile(path, bytes).text ?? []);

it('one text alone gets the same findings as in the check of all texts', () => {
  const broken = edit(GEL, 'name: Aloe vera gel', 'name: Gel: novo')
    .replace(/image:.*\n/, '')
    .replace('Ukus je', '[kremu](/produkts#1) je dobra. Ukus je')
    .replace('## Način', '## Nacin');
  const said = say(checkText({ path: `src/content/${GEL}`, text: broken }, OTHERS));
  expect(said).toHaveLength(4);
  expect(said).toEqual(say(checkWith({ [GEL]: broken }).findings));
});

it('a file that belongs to no collection is not reported', () => {
  expect(checkText({ path: 'src/content/README.md', text: '<25' }, OTHERS)).toEqual([]);
});

describeSameFindings(12);
