// Composes the Serbian comment under a proposal, in Markdown.
import type { Result } from '../check/check-content.ts';
import { newQuestions } from '../check/check-version.ts';
import type { Finding } from '../check/finding.ts';
import { isMust } from '../check/missing.ts';
import { formatLaunch } from '../check/report.ts';
import { nameOf, shortPath } from '../model/paths.ts';
import { count, inSentence } from '../model/word-forms.ts';
import { type Change, TOO_LONG } from './content-changes.ts';
import { code, plain } from './safe-markdown.ts';

/** GitHub limits what a job hands to the next one, and a letter may take three bytes. No usual comment is this long. */
const MOST_LETTERS = 40_000;
/** Letters of each list; the rest of a list is only said to be there. Together they fit into the comment. */
const MOST_IN_ERRORS = 8_000;
const MOST_IN_CHANGES = 14_000;
const MOST_IN_LIST = 2_500;
const EDITABLE = /^src\/content\/(?:[\w-]+\/)?[\w-]+\.(?:mdx?|yaml)$/;

export interface Proposal {
  /** The changed texts and pictures. */
  changes: readonly Change[];
  /** What has changed in each of them, as lines of a Markdown list. */
  changeLines: readonly string[];
  /** Paths of changed files that are neither texts nor pictures. */
  otherFiles: readonly string[];
  /** What the change of a field such as the address for messages means, as lines of a Markdown list. */
  weightyFields: readonly string[];
  /** The check of the commit on main at which the proposal begins, and of the proposal. */
  before: Result;
  after: Result;
  /** Where the author edits, without the path of a file: https://github.com/ana/sajt/edit/grana */
  editUrl: string;
  /** The guide for editors, on main. */
  guideUrl: string;
}

type Reported = Pick<Finding, 'file' | 'line' | 'text' | 'fix'>;

export function composeComment(proposal: Proposal): string {
  const { before, after, changes, editUrl } = proposal;
  const isTouched = (one: Reported) => concerns(changes, one);
  const findingsOf = (...severities: string[]) =>
    after.findings.filter((one) => severities.includes(one.severity));

  const errors = findingsOf('error');
  const raised = newQuestions(after.findings, before.findings);
  const questions = findingsOf('question').filter((one) => isTouched(one) || raised.includes(one));
  const notes = findingsOf('warning', 'note').filter(isTouched);
  const wishes = after.missing.filter((one) => !isMust(one) && isTouched(one));

  const isGood = errors.length + questions.length + proposal.otherFiles.length === 0;
  const comment = [
    ...formatErrors(errors, proposal),
    ...formatQuestions(questions, proposal),
    ...formatOtherFiles(proposal.otherFiles),
    ...(isGood ? ['### Tekst i slike su u redu'] : []),
    ...section('### Pre nego što prihvatite', proposal.weightyFields),
    ...section('### Šta se menja', proposal.changeLines, MOST_IN_CHANGES),
    ...fold('Vredi pogledati', listFindings(notes, editUrl)),
    ...fold('Šta bi u ovim tekstovima još trebalo', listFindings(wishes, editUrl)),
    `Za ceo sajt, ne samo za ovu izmenu: ${inSentence(formatLaunch(after.missing))}`,
  ];
  return comment.join('\n\n').slice(0, MOST_LETTERS);
}

/** A finding about a picture names the text that shows it, so the picture's name is searched in the message. */
function concerns(changes: readonly Change[], { file, text }: Reported): boolean {
  return changes.some(({ is }) => is === file || text.includes(`„${nameOf(is)}“`));
}

/** The errors in the author's files stand first: a changed number is an error in each text with the old one, too. */
function formatErrors(errors: readonly Reported[], { changes, editUrl, guideUrl }: Proposal) {
  if (errors.length === 0) return [];
  const own = errors.filter((one) => concerns(changes, one));
  const elsewhere = errors.filter((one) => !own.includes(one));
  return [
    `### Treba ispraviti ${count(errors.length, 'grešku', 'greške', 'grešaka')}`,
    'Ništa nije izgubljeno i ništa se ne objavljuje samo od sebe. ' +
      'Kliknite na mesto greške, ispravite je i sačuvajte, pa se provera ponavlja. ' +
      linkToGuide(guideUrl),
    ...(own.length > 0 ? [shorten(listFindings(own, editUrl), MOST_IN_ERRORS).join('\n')] : []),
    ...section(
      'U fajlovima koje niste menjali, a tiču se Vaše izmene:',
      listFindings(elsewhere, editUrl),
    ),
  ];
}

function formatQuestions(questions: readonly Reported[], { editUrl, guideUrl }: Proposal) {
  if (questions.length === 0) return [];
  return [
    `### Treba odgovoriti na ${count(questions.length, 'pitanje', 'pitanja', 'pitanja')}`,
    'Ništa nije izgubljeno i ništa se ne objavljuje samo od sebe. ' +
      'Kliknite na mesto pitanja, postupite kako piše iza strelice i sačuvajte, pa se provera ' +
      `ponavlja. ${linkToGuide(guideUrl)}`,
    shorten(listFindings(questions, editUrl)).join('\n'),
  ];
}

function linkToGuide(guideUrl: string): string {
  return `[Šta znači crvena oznaka?](${guideUrl}#šta-znači-crvena-oznaka)`;
}

function formatOtherFiles(otherFiles: readonly string[]): string[] {
  if (otherFiles.length === 0) return [];
  return [
    `### Menja se i ${count(otherFiles.length, 'fajl', 'fajla', 'fajlova')} van tekstova i slika`,
    'To treba da pogleda osoba koja održava sajt. ' +
      'Ako tekst koristi nešto što program dobija tek ovim predlogom, merodavna je oznaka ' +
      '„Tekst i slike“.',
    shorten(otherFiles.map((path) => `- ${plain(path)}`)).join('\n'),
  ];
}

/** Each finding with a link to its line in the author's copy of the project. */
function listFindings(findings: readonly Reported[], editUrl: string): string[] {
  return findings.map(({ file, line, text, fix = '' }) => {
    const place = `${plain(shortPath(file))}, red ${line}`;
    const link = EDITABLE.test(file) ? `[${place}](${editUrl}/${file}#L${line})` : place;
    return `- ${link}: ${plain(text)}${formatFix(fix)}`.trimEnd();
  });
}

/** An advice that ends with a line to copy (`Napišite tačno: ## Sastav`) shows that line as code. */
function formatFix(fix: string): string {
  if (!fix) return '';
  const [, advice = fix, copied = ''] = /^([^:]+: )(.*[^.!?])$/.exec(fix) ?? [];
  return `<br>→ ${plain(advice)}${copied && code(copied)}`;
}

function section(title: string, lines: readonly string[], most = MOST_IN_LIST): string[] {
  return lines.length > 0 ? [title, shorten(lines, most).join('\n')] : [];
}

/** The first lines, as many as fit, and a line that names the rest. */
function shorten(lines: readonly string[], most = MOST_IN_LIST): readonly string[] {
  let letters = 0;
  const first = lines.findIndex((line) => {
    letters += line.length + 1;
    return letters > most;
  });
  if (first < 0) return lines;
  const rest = count(lines.length - first, 'red', 'reda', 'redova');
  return [...lines.slice(0, first), `- Još ${rest}: ${TOO_LONG}`];
}

function fold(title: string, lines: readonly string[]): string[] {
  const summary = `<details><summary>${title} (${lines.length})</summary>`;
  return lines.length > 0 ? [...section(summary, lines), '</details>'] : [];
}
