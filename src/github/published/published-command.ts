// `node src/github/published/published-command.ts [ADDRESS]`: asks the site, or that address, whether
// it is all there. With --build DIST it must be that very build, and with --wait SECONDS a host gets
// so much time to spread it; --github speaks to a workflow as well.
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readSiteFile, readSiteUrl } from '../../check/site-file.ts';
import { ask, findProtocol } from './ask.ts';
import { checkSite } from './check-site.ts';
import type { Verdict } from './verdict.ts';

const PAUSE = 15; // seconds
const WORDS = { good: 'u redu ', note: 'PAŽNJA ', bad: 'GREŠKA ' } as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    build: { type: 'string' },
    wait: { type: 'string', default: '0' },
    github: { type: 'boolean', default: false },
  },
});
const address = positionals[0] ?? readSiteUrl(process.cwd()) ?? '';
if (!URL.canParse(address) || /\bexample\./.test(address)) {
  console.log(
    'Upišite adresu sajta u src/content/site.yaml (site_url) ili je navedite ovako:\n' +
      '  node src/github/published/published-command.ts https://www.primer.rs',
  );
  process.exit(1);
}
const { origin } = new URL(address);
const site = {
  origin,
  endpoint: new URL(readSiteFile(process.cwd()).contact_endpoint, origin).href,
  ask,
  findProtocol,
  mark:
    values.build === undefined
      ? undefined
      : readFileSync(join(values.build, '.well-known/security.txt'), 'utf8'),
};

const end = Date.now() + Number(values.wait) * 1000;
let verdicts = await checkSite(site);
while (hasBad(verdicts) && Date.now() + PAUSE * 1000 < end) {
  console.log(`Još nije sve na svom mestu. Ponovo za ${PAUSE} sekundi…`);
  await setTimeout(PAUSE * 1000);
  verdicts = await checkSite(site);
}
const sum = hasBad(verdicts)
  ? `Sajt na ${site.origin} nije u redu.`
  : `Sajt na ${site.origin} radi.`;
const lines = verdicts.map(({ state, text }) => `${WORDS[state]} ${text}`);
console.log([...lines, sum].join('\n'));
process.exitCode = hasBad(verdicts) ? 1 : 0;

const summary = process.env['GITHUB_STEP_SUMMARY'];
if (values.github && summary) {
  const items = lines.map((line) => `- ${line}`);
  appendFileSync(summary, `## ${sum}\n\n${items.join('\n')}\n`);
}

function hasBad(list: readonly Verdict[]): boolean {
  return list.some(({ state }) => state === 'bad');
}
