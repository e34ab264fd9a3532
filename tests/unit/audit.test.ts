import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgeAudit } from '../../src/github/audit/judge';

const ID = 'GHSA-aaaa-bbbb-cccc';
const TABLE = readFileSync('src/github/audit/README.md', 'utf8');
const report = {
  vulnerabilities: {
    // Through another package: only its name is given.
    outer: { via: ['inner'] },
    inner: {
      via: [
        {
          url: `https://github.com/advisories/${ID}`,
          name: 'inner',
          title: 'Prototype pollution',
          severity: 'high',
          range: '<2.0.1',
        },
      ],
    },
  },
};

describe('the audit of the packages', () => {
  it('names each weakness once, with the versions that have it', () => {
    expect(judgeAudit(report, '').open).toEqual([
      `inner <2.0.1 (high): Prototype pollution, https://github.com/advisories/${ID}`,
    ]);
  });

  it('takes a row of the table for an answer only when it gives a reason', () => {
    const without = `${TABLE}| [${ID}](https://github.com/advisories/${ID}) | inner | |\n`;
    expect(judgeAudit(report, without).open).toHaveLength(1);
    const within = `${TABLE}| [${ID}](https://github.com/advisories/${ID}) | inner | Reads our own files only. |\n`;
    const { open, explained } = judgeAudit(report, within);
    expect([open.length, explained.length]).toEqual([0, 1]);
  });

  it('says which row has had its day', () => {
    const table = `| ${ID} | inner | Reads our own files only. |`;
    expect(judgeAudit({ vulnerabilities: {} }, table).settled).toEqual([ID]);
  });
});
