// `node src/github/write-comment.ts COMMIT FILE`: run on the main branch, checks the content of a proposal's
// commit, which must be in the local git repository, and writes the Serbian comment under the proposal to
// FILE. EDIT_URL is where the author edits (https://github.com/ana/sajt/edit/grana), GUIDE_URL is the
// address of the guide on main.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { checkVersion, newQuestions } from '../check/check-version.ts';
import type { Finding } from '../check/finding.ts';
import { isMust } from '../check/missing.ts';
import { formatLaunch } from '../check/report.ts';
import { FOLDER, nameOf, shortPath } from '../model/paths.ts';
import { count, inSentence } from '../model/word-forms.ts';
import { type Change, formatChange } from './content-changes.ts';
import { code, plain } from './safe-markdown.ts';

/** Of up to three bytes each: GitHub limits what a job hands to the next. No usual comment is this long. */
const MOST_LETTERS = 40_000;
const GIT = ['-c', 'core.quotePath=false'];
const EDITABLE = /^src\/content\/(?:[\w-]+\/)?[\w-]+\.(?:mdx?|yaml)$/;

type Reported = Pick<Finding, 'file' | 'line' | 'text' | 'fix'>;

const [commit = '', target = ''] = process.argv.slice(2);
const { EDIT_URL = '', GUIDE_URL = '' } = process.env;
const base = git('merge-base', 'HEAD', commit).trim();
const diffLines = (...words: string[]) => git('diff', ...words).match(/.+/g) ?? [];
const content = diffLines('--name-status', '--find-renames=80%', base, commit, '--', FOLDER)
  .map((line) => line.split('\t'))
  .map(([kind = '', was = '', is = was]): Change => ({ kind: kind.charAt(0), was, is }));
const others = diffLines('--name-only', base, commit, '--', '.', `:!${FOLDER}`).length;

// Both by the rules of main.
const { findings, missing } = await checkVersion(commit);
const before = await checkVersion(base);
const compare = ({ was, is }: Change) =>
  git('diff', '--word-diff=porcelain', '--unified=0', `${base}:${was}`, `${commit}:${is}`);
const changeLines = content.flatMap((change) => formatChange(change, compare));

const findingsOf = (...severities: string[]) =>
  findings.filter((one) => severities.includes(one.severity));
const errors = findingsOf('error');
const raised = newQuestions(findings, before.findings);
const questions = findingsOf('question').filter((one) => isTouched(one) || raised.includes(one));
const wishes = missing.filter((one) => !isMust(one));
const otherFiles = count(others, 'fajl', 'fajla', 'fajlova');
const otherFilesLine =
  `- Van tekstova i slika: ${otherFiles}. To treba da pogleda osoba koja održava sajt. ` +
  'Ako tekst koristi nešto što program dobija tek ovim predlogom, merodavna je oznaka ' +
  '„Tekst i slike“.';
const comment = [
  ...formatVerdict(),
  ...section('### Šta se menja', others === 0 ? changeLines : [...changeLines, otherFilesLine]),
  ...fold('Vredi pogledati', findingsOf('warning', 'note').filter(isTouched)),
  ...fold('Šta bi u ovim tekstovima još trebalo', wishes.filter(isTouched)),
  `Za ceo sajt, ne samo za ovu izmenu: ${inSentence(formatLaunch(missing))}`,
];
writeFileSync(target, `${comment.join('\n\n').slice(0, MOST_LETTERS)}\n`);

function git(...words: string[]): string {
  return execFileSync('git', [...GIT, ...words], {
    encoding: 'utf8',
    // GitHub runs commands that it finds in a step's output, and git's messages quote names of files.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** A finding about a picture names the text that shows it, so the picture's name is searched in the message. */
function isTouched({ file, text }: Reported): boolean {
  return content.some(({ is }) => is === file || text.includes(`„${nameOf(is)}“`));
}

function formatVerdict(): string[] {
  if (errors.length + questions.length === 0) return ['### Tekst i slike su u redu'];
  const guide = `[Šta znači crvena oznaka?](${GUIDE_URL}#šta-znači-crvena-oznaka)`;
  const help =
    'Ništa nije izgubljeno i ništa se ne objavljuje samo od sebe. ' +
    `Kliknite na mesto greške, ispravite je i sačuvajte, pa se provera ponavlja. ${guide}`;
  const advice =
    'Ništa nije izgubljeno i ništa se ne objavljuje samo od sebe. ' +
    'Kliknite na mesto pitanja, postupite kako piše iza strelice i sačuvajte, pa se provera ' +
    `ponavlja. ${guide}`;
  const mistakes = count(errors.length, 'grešku', 'greške', 'grešaka');
  const asked = count(questions.length, 'pitanje', 'pitanja', 'pitanja');
  return [
    ...(errors.length > 0 ? [`### Treba ispraviti ${mistakes}`, help, ...listErrors()] : []),
    ...(questions.length > 0
      ? [`### Treba odgovoriti na ${asked}`, ...section(advice, questions)]
      : []),
  ];
}

/** Those of the author's own files first: a changed number is also an error of each text that names the old one. */
function listErrors(): string[] {
  const elsewhere = errors.filter((one) => !isTouched(one));
  return [
    errors.filter(isTouched).map(formatLine).join('\n'),
    ...section('U fajlovima koje niste menjali, a tiču se Vaše izmene:', elsewhere),
  ].filter(Boolean);
}

/** The finding with a link to its line in the author's copy of the project. */
function formatLine({ file, line, text, fix = '' }: Reported): string {
  const place = `${plain(shortPath(file))}, red ${line}`;
  const link = EDITABLE.test(file) ? `[${place}](${EDIT_URL}/${file}#L${line})` : place;
  // An advice that ends with a line to copy shows that line as code.
  const [, advice = fix, copied = ''] = /^([^:]+: )(.*[^.!?])$/.exec(fix) ?? [];
  const cure = fix && `<br>→ ${plain(advice)}${copied && code(copied)}`;
  return `- ${link}: ${plain(text)}${cure}`.trimEnd();
}

function section(title: string, things: readonly (string | Reported)[]): string[] {
  if (things.length === 0) return [];
  const lines = things.map((thing) => (typeof thing === 'string' ? thing : formatLine(thing)));
  return [title, lines.join('\n')];
}

function fold(title: string, findings: readonly Reported[]): string[] {
  const summary = `<details><summary>${title} (${findings.length})</summary>`;
  return findings.length > 0 ? [...section(summary, findings), '</details>'] : [];
}
