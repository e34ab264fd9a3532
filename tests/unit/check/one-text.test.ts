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

it('a part of a policy that only begins or only ends is told without the parser, too', () => {
  const path = 'src/content/policies/cookie-policy.mdx';
  const source = readFileSync(path, 'utf8');
  const saidOf = (text: string) =>
    checkText({ path, text }, { ...TARGETS, addresses: ['/contact', '/privacy-policy'] })
      .filter(({ severity }) => severity === 'error')
      .map(({ text }) => text);
  expect(saidOf(source)).toEqual([]);
  expect(saidOf(source.replace('</BezKolacica>', ''))).toEqual([
    'Deo <BezKolacica> ovde počinje, a nigde se ne završava.',
  ]);
  expect(saidOf(source.replace('<SaKolacicima>', ''))).toEqual([
    'Ovde se završava deo </SaKolacicima>, a nigde ne počinje.',
  ]);
});
