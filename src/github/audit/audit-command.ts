// `npm run audit`: known weaknesses of the packages, without those that README.md here explains.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { workflowMessage } from '../../check/workflow-commands.ts';
import { judgeAudit } from './judge.ts';

const EXPLAINED = 'src/github/audit/README.md';

const { stdout } = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});
const report = parseReport(stdout);
if (!report?.vulnerabilities) {
  fail('npm nije odgovorio na pitanje o ranjivostima. Pokušajte ponovo kasnije.');
} else {
  const { open, explained, settled } = judgeAudit(report, readFileSync(EXPLAINED, 'utf8'));
  for (const line of explained) console.log(`objašnjeno: ${line}`);
  for (const id of settled) console.log(`više ne važi, obrišite red iz ${EXPLAINED}: ${id}`);
  for (const line of open) fail(line);
  console.log(
    open.length > 0
      ? `Nove ranjivosti: ${open.length}. Šta da se radi, piše u ${EXPLAINED}.`
      : 'Nema novih ranjivosti u paketima.',
  );
}

function fail(text: string): void {
  const isWorkflow = process.env['GITHUB_ACTIONS'] === 'true';
  console.log(isWorkflow ? workflowMessage('error', { title: 'Paketi' }, text) : text);
  process.exitCode = 1;
}

function parseReport(json: string) {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
