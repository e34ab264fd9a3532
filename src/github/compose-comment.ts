// Composes the Serbian comment under a proposal, in Markdown: first what must not stay, then what changes.
import { type Comparison, newFindings } from '../check/check-version.ts';
import { type Told, tellInFile } from '../check/finding.ts';
import { isMust } from '../check/missing.ts';
import { formatLaunch } from '../check/report.ts';
import { folderOf, isPicture, shortPath } from '../model/paths.ts';
import { count, inSentence } from '../model/serbian/word-forms.ts';
import { type Change, TOO_LONG } from './content-changes.ts';
import type { GitHubPages } from './github-pages.ts';
import { formatOtherFiles } from './other-files.ts';
import { code, plain } from './safe-markdown.ts';

/** No program knows more of a text, so it promises no more. */
const NOTHING_FOUND =
  '### Provera nije našla grešku\n\nProgram ne zna da li je ono što piše i tačno. Pre prihvatanja pročitajte šta se menja.';
/** GitHub limits what a job hands to the next one, and a letter may take three bytes. No usual comment is this long. */
const MOST_LETTERS = 40_000;
/** Letters of each list; the rest of a list is only said to be there. Together they fit into the comment. */
const MOST_IN_ERRORS = 8_000;
const MOST_IN_CHANGES = 12_000;
const MOST_IN_WEIGHTY = 6_000;
const MOST_IN_LIST = 2_500;
/** So many lines with the same mistake are linked. */
const MOST_PLACES = 10;

export interface Proposal extends Comparison {
  /** All changed files, also those that are no texts and no pictures. */
  changes: readonly Change[];
  /** What has changed in each text and picture, as lines of a Markdown list. */
  changeLines: readonly string[];
  /** Paths of texts that main has changed meanwhile in the same place. */
  conflicts: readonly string[];
  /** What the change of a field such as the address for messages means, as lines of a Markdown list. */
  weightyFields: readonly string[];
  pages: GitHubPages;
}

type Reported = Pick<Told, 'file' | 'line' | 'text' | 'fix' | 'folder' | 'picture'>;

export function composeComment(proposal: Proposal): string {
  const { before, after, changes, pages } = proposal;
  const isTouched = (one: Reported) => concerns(changes, one);
  const raised = newFindings(after.findings, atNewNames(before.findings, changes));
  const told = after.findings.map((one) => ({
    ...tellInFile(one),
    isRaised: raised.includes(one),
  }));
  const findingsOf = (...severities: string[]) =>
    told.filter((one) => severities.includes(one.severity));

  const errors = findingsOf('error').filter((one) => isTouched(one) || one.isRaised);
  const own = errors.filter(isTouched);
  // What his mistake causes in texts that he has not touched goes with it, so only the names of these are told.
  const isHis = (one: (typeof told)[number]) =>
    isTouched(one) || (own.length === 0 && one.isRaised);
  const questions = findingsOf('question').filter(isHis);
  const isAsked = ({ file, line }: Reported) =>
    [...own, ...questions].some((one) => one.file === file && one.line === line);
  const doubts = findingsOf('warning', 'note').filter(
    (one) => one.isRaised && isHis(one) && !isAsked(one),
  );
  const wishes = newFindings(after.missing, atNewNames(before.missing, changes))
    .filter((one) => !isMust(one))
    .map(tellInFile)
    .filter(isTouched);

  const otherFiles = formatOtherFiles(changes, after.findings, pages);
  const conflicts = formatConflicts(proposal.conflicts);
  const isGood =
    [...errors, ...questions, ...otherFiles, ...conflicts, ...proposal.weightyFields].length ===
      0 && doubts.every(({ severity }) => severity === 'note');
  const elsewhere = errors.filter((one) => !own.includes(one));
  const comment = [
    ...(isGood ? [NOTHING_FOUND] : []),
    ...otherFiles.slice(0, 2),
    ...(otherFiles.length > 0 ? [shorten(otherFiles.slice(2)).join('\n')] : []),
    ...formatErrors(own.length > 0 ? own : elsewhere, proposal),
    ...(own.length > 0 ? formatConsequences(elsewhere) : []),
    ...formatQuestions(questions, pages),
    ...formatDoubts(doubts, pages, isGood),
    ...conflicts,
    ...section('### Pre nego što prihvatite', proposal.weightyFields, MOST_IN_WEIGHTY),
    ...section('### Šta se menja', proposal.changeLines, MOST_IN_CHANGES),
    ...fold('Šta bi ovde još trebalo', listFindings(wishes, pages)),
    // Beside an error, no site can be made.
    ...(errors.length === 0
      ? [`Za ceo sajt, ne samo za ovu izmenu: ${inSentence(formatLaunch(after.missing))}`]
      : []),
  ];
  return comment.join('\n\n').slice(0, MOST_LETTERS);
}

function concerns(changes: readonly Change[], { file, picture }: Reported): boolean {
  return changes.some(({ is }) => is === file || is === picture);
}

/** What was said of a renamed file, as if it had had its new name already. */
function atNewNames<T extends { file: string }>(
  said: readonly T[],
  changes: readonly Change[],
): T[] {
  const names = new Map(changes.map(({ was, is }) => [was, is]));
  return said.map((one) => ({ ...one, file: names.get(one.file) ?? one.file }));
}

const CALM = 'Ništa nije izgubljeno i ništa se ne objavljuje samo od sebe.';

function formatErrors(errors: readonly Reported[], { pages, changes }: Proposal): string[] {
  if (errors.length === 0) return [];
  const deleted = changes.filter(({ kind }) => kind === 'D').map(({ is }) => is);
  return [
    `### Treba ispraviti ${count(countEqualOnce(errors), 'grešku', 'greške', 'grešaka')}`,
    `${CALM} Kliknite na mesto greške, ispravite je i sačuvajte, pa se provera ponavlja. ` +
      linkToGuide(pages),
    shorten(listFindings(errors, pages, deleted), MOST_IN_ERRORS).join('\n'),
  ];
}

function formatConsequences(findings: readonly Reported[]): string[] {
  if (findings.length === 0) return [];
  const names = [...new Set(findings.map(({ file }) => `**${plain(shortPath(file))}**`))];
  const most = names.slice(0, 5).join(', ') + (names.length > 5 ? ' i drugi fajlovi' : '');
  return [`Zbog toga ne rade ni: ${most}. Njih ne menjajte: kada ispravite gornje, i oni rade.`];
}

function formatQuestions(questions: readonly Reported[], pages: GitHubPages): string[] {
  if (questions.length === 0) return [];
  return [
    `### Treba odgovoriti na ${count(countEqualOnce(questions), 'pitanje', 'pitanja', 'pitanja')}`,
    `${CALM} Kliknite na mesto pitanja, postupite kako piše iza strelice i sačuvajte, pa se ` +
      `provera ponavlja. ${linkToGuide(pages)}`,
    shorten(listFindings(questions, pages)).join('\n'),
  ];
}

/** What stops nothing, but has come with this proposal; what a text had before is not its author's concern. */
function formatDoubts(doubts: readonly Reported[], pages: GitHubPages, isGood: boolean): string[] {
  const title = isGood
    ? '### Dobro je znati'
    : '### Pogledajte još ovo\n\nOvo ne zaustavlja predlog. Ako nije namerno, kliknite na mesto i ispravite:';
  return section(title, listFindings(doubts, pages));
}

function linkToGuide({ guide }: GitHubPages): string {
  return `[Šta znači crvena oznaka?](${guide}#šta-znači-crvena-oznaka)`;
}

function formatConflicts(paths: readonly string[]): string[] {
  if (paths.length === 0) return [];
  const names = paths.map((path) => `**${plain(shortPath(path))}**`).join(', ');
  return [
    '### Isti tekst je u međuvremenu izmenio još neko',
    `${names}: Vaša izmena nije izgubljena. Ne pritiskajte **Resolve conflicts** (reši sukobe): ` +
      'ispod napišite da postoji sukob, i osoba koja održava sajt spojiće obe izmene.',
  ];
}

/** The same sentence about several lines is one mistake. */
const byText = (findings: readonly Reported[]) => Map.groupBy(findings, ({ text }) => text);
const countEqualOnce = (findings: readonly Reported[]) => byText(findings).size;

/**
 * The findings with links to their lines in the author's copy of the project. Equal ones stand once, with all their
 * places.
 */
function listFindings(
  findings: readonly Reported[],
  pages: GitHubPages,
  deleted: readonly string[] = [],
): string[] {
  const told = [...byText(findings)];
  return told.map(([text, equal], index) => {
    const [[fix = '', first] = ['', equal], ...others] = Map.groupBy(equal, (one) => one.fix);
    const gone = deleted.find((path) => equal.some(({ file }) => file === path));
    const isToldBelow = ({ file }: Reported) =>
      told.slice(index + 1).some(([, some]) => some.some((one) => one.file === file));
    const wayBack = gone
      ? `<br>${pages.restore(gone)}`
      : equal
          .filter((one) => !isToldBelow(one))
          .map((one) => formatWay(one, pages))
          .join('');
    const more = others.map(([cure, some]) => `<br>${formatPlaces(some, pages)}${formatFix(cure)}`);
    const places = gone ? plain(shortPath(gone)) : formatPlaces(first, pages);
    return `- ${places}: ${plain(text)}${formatFix(fix)}${wayBack}${more.join('')}`.trimEnd();
  });
}

/** Where GitHub's page for a text is of no use, or does not say how: the way to another name or folder. */
function formatWay({ file, folder }: Reported, pages: GitHubPages): string {
  if (isPicture(file)) return `<br>${pages.replace(file, folder ?? folderOf(file))}`;
  return folder ? `<br>Premeštanje: ${pages.move(file, folder)}` : '';
}

/** „[products/gel.mdx, red 5](…)“, „[products/gel.mdx, red 5](…), [8](…)“ */
function formatPlaces(findings: readonly Reported[], { edit }: GitHubPages): string {
  const linked = findings.slice(0, MOST_PLACES).map(({ file, line }, index) => {
    if (isPicture(file)) return plain(shortPath(file));
    const isSame = findings[index - 1]?.file === file;
    const words = isSame ? String(line) : `${plain(shortPath(file))}, red ${line}`;
    return `[${words}](${edit(file)}#L${line})`;
  });
  const rest = findings.length - linked.length;
  return linked.join(', ') + (rest > 0 ? ` i još ${rest}` : '');
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
