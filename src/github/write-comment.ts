// `node src/github/write-comment.ts COMMIT FILE`: on the main branch, checks the content of a proposal's
// commit and writes the comment under it, in Serbian. The commit must be in git's store. EDIT_URL is
// where its author edits (https://github.com/ana/sajt/edit/grana), GUIDE_URL where main's guide is.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { error, type Finding } from '../check/finding.ts';
import { runCheck } from '../check/run-check.ts';
import { FOLDER, shortPath } from '../model/paths.ts';
import { count } from '../model/word-forms.ts';
import { sayChanges } from './content-changes.ts';
import { git, readVersion, writeVersion } from './read-version.ts';
import { code, plain } from './safe-markdown.ts';

/** GitHub takes 65,536 letters; only a proposal made to be troublesome comes near. */
const MOST_LETTERS = 60_000;
const MOST_LINES = 60;
const EDITABLE = /^src\/content\/(?:[\w-]+\/)?[\w-]+\.(?:mdx?|yaml)$/;

const [commit = '', target = ''] = process.argv.slice(2);
const { EDIT_URL = '', GUIDE_URL = '' } = process.env;
const base = git('merge-base', 'HEAD', commit).toString().trim();
const changed = git('diff', '--name-only', '--no-renames', '-z', base, commit).toString();
const paths = changed.split('\0').filter(Boolean);
const content = paths.filter((path) => path.startsWith(`${FOLDER}/`));

const before = readVersion(base);
const after = readVersion(commit);

const { findings, unfilled } = await check();
const touched = findings.filter((one) => one.severity === 'error' || isTouched(one));
const {
  error: errors = [],
  question: questions = [],
  ...rest
} = Object.groupBy(touched, ({ severity }) => severity);
const waiting = unfilled.filter(({ severity }) => severity !== 'question').filter(isTouched);
const comment = [
  ...sayVerdict(),
  ...section('### Pre objavljivanja treba proveriti', questions.map(sayFinding)),
  ...section('### Šta se menja', [
    ...sayChanges(
      content.filter((path) => !after.odd.includes(path)),
      before,
      after,
    ),
    ...sayOthers(),
  ]),
  ...fold('Vredi pogledati', Object.values(rest).flat().map(sayFinding)),
  ...fold('Treba popuniti pre nego što se sajt prvi put objavi', waiting.map(sayFinding)),
];
writeFileSync(target, `${comment.join('\n\n').slice(0, MOST_LETTERS)}\n`);

/** By main's own rules; the proposal's files are written to a folder, and only read there. */
async function check() {
  const folder = mkdtempSync(join(tmpdir(), 'predlog-'));
  writeVersion(after, folder);
  const { findings, unfilled } = await runCheck(folder, '.');
  rmSync(folder, { recursive: true });
  const odd = after.odd.map((path) =>
    error(
      path,
      1,
      'Ovo nije fajl, nego prečica ka drugom mestu.',
      'Obrišite je i otpremite pravi fajl.',
    ),
  );
  return { findings: [...odd, ...findings], unfilled };
}

/** What is said of a picture stands at the text that shows it. */
function isTouched({ file, text }: Finding): boolean {
  return content.some((path) => path === file || text.includes(shortPath(path)));
}

function sayVerdict(): string[] {
  if (errors.length === 0) return ['### Tekst i slike su u redu'];
  return [
    `### Treba ispraviti ${count(errors.length, 'grešku', 'greške', 'grešaka')}`,
    `Ništa nije izgubljeno i ništa se ne objavljuje samo od sebe. Kliknite na mesto greške, ispravite je i sačuvajte, pa se provera ponavlja. [Šta znači crvena oznaka?](${GUIDE_URL}#šta-znači-crvena-oznaka)`,
    ...section('', errors.map(sayFinding)),
  ];
}

/** With a link straight to the line in the author's own copy. */
function sayFinding({ file, line, text, fix = '' }: Finding): string {
  const place = `${plain(shortPath(file))}, red ${line}`;
  const link = EDITABLE.test(file) ? `[${place}](${EDIT_URL}/${file}#L${line})` : place;
  // A line to be copied is code; advice is a sentence.
  const [, advice = fix, copied = ''] = /^([^:]+: )(.*[^.!?])$/.exec(fix) ?? [];
  const cure = fix && `<br>→ ${plain(advice)}${copied && code(copied)}`;
  return `- ${link}: ${plain(text)}${cure}`.trimEnd();
}

function sayOthers(): string[] {
  const others = paths.filter((path) => !content.includes(path));
  if (others.length === 0) return [];
  const sum = `Van tekstova i slika: ${count(others.length, 'fajl', 'fajla', 'fajlova')}`;
  const lines = others.map((path) => `  - ${code(path)}`);
  return [
    `- ${sum}. To treba da pogleda osoba koja održava sajt. Ako tekst koristi nešto što program tek dobija, o njemu sudi oznaka „Tekst i slike“.`,
    ...lines,
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const left = lines.length > MOST_LINES ? [`- … i još ${lines.length - MOST_LINES}`] : [];
  return [title, [...lines.slice(0, MOST_LINES), ...left].join('\n')].filter(Boolean);
}

function fold(title: string, lines: readonly string[]): string[] {
  const summary = `<details><summary>${title} (${lines.length})</summary>`;
  return lines.length > 0 ? [summary, ...section('', lines), '</details>'] : [];
}
