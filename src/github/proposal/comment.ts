// The comment under a proposal, in Serbian, for people who do not program.

import type { Finding } from '../../check/finding.ts';
import { count } from '../../model/plural.ts';
import { STATUSES, sayChange } from './change-words.ts';
import type { ChangedField } from './changed-values.ts';
import type { Change } from './changes.ts';
import { encodePath, listFindings, MOST_SHOWN, sayRest, withRest } from './finding-lines.ts';
import type { Report } from './proposal-report.ts';
import { code, plain } from './safe-markdown.ts';

export interface CommentPlace {
  /** Of the repository that the proposal is for: https://github.com/vlasnik/sajt */
  repositoryUrl: string;
  defaultBranch: string;
  /** Where its author edits it: https://github.com/autor/sajt and a branch. */
  headUrl: string;
  headBranch: string;
  /** Whether every job of the run ended well. */
  isGreen: boolean;
  preview: { url: string; isArchive: boolean } | undefined;
  /** Address of the page with pictures of what changes, when there is one. */
  beforeAfter?: string | undefined;
}

/** By this line the comment is found again, to be rewritten instead of repeated. */
export const MARKER = '<!-- provera-predloga -->';

/** GitHub takes 65,536; only a report made to be troublesome comes near. */
const MOST_LETTERS = 60_000;

/** The whole comment. Without a report the check did not get to its end. */
export function writeComment(report: Report | undefined, place: CommentPlace): string {
  const findings = report?.findings;
  const errors = findings?.filter(({ severity }) => severity === 'error') ?? [];
  const questions = findings?.filter(({ severity }) => severity === 'question') ?? [];
  const others =
    findings?.filter(({ severity }) => severity === 'warning' || severity === 'note') ?? [];
  return [
    MARKER,
    ...verdict(findings && errors.length, place),
    ...listFindings(errors, place),
    ...listQuestions(questions, place),
    ...(report ? listWaiting(report, place) : []),
    ...(report ? listChanges(report) : []),
    ...fold(`Vredi pogledati (${others.length})`, listFindings(others, place)),
    ...sayPreview(place),
  ]
    .join('\n')
    .slice(0, MOST_LETTERS);
}

function verdict(errors: number | undefined, place: CommentPlace): string[] {
  const guide = `${place.repositoryUrl}/blob/${encodePath(place.defaultBranch)}/CONTRIBUTING.md#šta-znači-crvena-oznaka`;
  if (errors) {
    return [
      `### Treba ispraviti ${count(errors, 'grešku', 'greške', 'grešaka')}`,
      '',
      `Ništa nije izgubljeno i ništa se ne objavljuje samo od sebe. Kliknite na mesto greške, ispravite je i sačuvajte, pa se provera ponavlja. [Šta znači crvena oznaka?](${guide})`,
    ];
  }
  if (errors === 0 && place.isGreen) return ['### Tekst i slike su u redu'];
  return [
    errors === 0
      ? '### Tekst i slike su u redu, ali sajt nije napravljen'
      : '### Provera nije završena',
    '',
    'To nije do Vašeg teksta. Ne morate ništa da radite: pogledaće osoba koja održava sajt.',
  ];
}

/** Never folded: the law asks whoever publishes the sentence, not whoever proposed it. */
function listQuestions(questions: readonly Finding[], place: CommentPlace): string[] {
  if (questions.length === 0) return [];
  const sum = count(questions.length, 'rečenicu', 'rečenice', 'rečenica');
  return ['', `### Pre objavljivanja treba proveriti ${sum}`, ...listFindings(questions, place)];
}

/** A green check does not mean that it can be published: see CONTRIBUTING.md. */
function listWaiting({ waiting, waitingElsewhere }: Report, place: CommentPlace): string[] {
  const elsewhere = count(waitingElsewhere, 'mesto', 'mesta', 'mesta');
  const rest = waitingElsewhere > 0 ? `U ostalim tekstovima čeka još ${elsewhere}.` : '';
  if (waiting.length === 0) return [];
  return [
    '',
    `### Pre objavljivanja treba popuniti ${count(waiting.length, 'mesto', 'mesta', 'mesta')}`,
    '',
    `Izmena može da se prihvati i ovakva, ali se sajt ne objavljuje dok to ne bude urađeno. ${rest}`.trim(),
    ...listFindings(waiting, place),
  ];
}

function listChanges({ changes, others }: Report): string[] {
  const groups = STATUSES.flatMap((status) => [
    ...Map.groupBy(
      changes.filter((change) => change.status === status),
      ({ noun }) => noun.join(),
    ).values(),
  ]);
  const lines = groups.flatMap(listGroup);
  const outside = others.length > 0 ? listOthers(others) : [];
  if (lines.length + outside.length === 0) return [];
  return ['', '### Šta se menja', ...lines, ...outside];
}

function listGroup(group: readonly Change[]): string[] {
  const [first] = group;
  if (!first) return [];
  const lines = group
    .slice(0, MOST_SHOWN)
    .flatMap(({ name, details }) => [`- **${plain(name)}**`, ...details.map(sayField)]);
  return [
    '',
    plain(sayChange(first.status, first.noun, group.length)),
    '',
    ...lines,
    ...sayRest(group.length - MOST_SHOWN),
  ];
}

function sayField({ title, before, after }: ChangedField): string {
  const name = `  - ${plain(title)}`;
  if (before && after) return `${name}: „${plain(before)}“ → „${plain(after)}“`;
  if (after) return `${name}: dodato „${plain(after)}“`;
  return before ? `${name}: obrisano „${plain(before)}“` : name;
}

function listOthers(others: readonly string[]): string[] {
  const lines = others.slice(0, MOST_SHOWN).map((path) => `- ${code(path)}`);
  const files = count(others.length, 'fajl', 'fajla', 'fajlova');
  return [
    '',
    `Van tekstova i slika: ${files}. To treba da pogleda osoba koja održava sajt.`,
  ].concat(fold('Spisak', withRest(lines, others.length)));
}

function sayPreview({ preview, beforeAfter }: CommentPlace): string[] {
  if (!preview) return [];
  const pictures = `[Pre i posle](${beforeAfter}): slike svake stranice koja se menja, onako kako se vidi na telefonu.`;
  const text = preview.isArchive
    ? `[Preuzmite sajt sa ovom izmenom](${preview.url}): arhiva za osobu koja održava sajt, dostupna 14 dana onome ko je prijavljen na GitHub.`
    : `[Pogledajte sajt sa ovom izmenom](${preview.url}). To je proba: posetioci je ne vide.`;
  return ['', '### Pregled', '', ...(beforeAfter ? [pictures, ''] : []), text];
}

function fold(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  return ['', `<details><summary>${title}</summary>`, '', ...lines, '', '</details>'];
}
