// What the check of a proposal hands over to the comment. The one who reads it trusts none of it:
// a proposal can change the very code that writes it.

import type { Finding } from '../../check/finding.ts';
import type { Noun } from '../../model/collection-row.ts';
import { shorten } from '../../model/shorten.ts';
import { STATUSES } from './change-words.ts';
import type { ChangedField } from './changed-values.ts';
import type { Change } from './changes.ts';

export interface Report {
  /** Undefined when the content check did not get to its end. */
  findings: Finding[] | undefined;
  /** What of the changed files the launch waits for, besides the findings. */
  waiting: Finding[];
  /** How many such things there are in all other files. */
  waitingElsewhere: number;
  changes: Change[];
  /** Changed files outside `src/content/`. */
  others: string[];
}

/** The artifact, which is this one file and no archive. */
export const REPORT = 'report.json';

const MOST_ITEMS = 500;
const MOST_LETTERS = 400;
const SEVERITIES = ['error', 'question', 'warning', 'note'] as const;

/** The report, with all that is not of its form left out and long texts cut. Undefined if it is none. */
export function parseReport(json: string): Report | undefined {
  const data = fieldsOf(parseJson(json));
  if (!data) return undefined;
  return {
    findings: Array.isArray(data['findings'])
      ? listOf(data['findings']).flatMap(toFinding)
      : undefined,
    waiting: listOf(data['waiting']).flatMap(toFinding),
    waitingElsewhere: toCount(data['waitingElsewhere']),
    changes: listOf(data['changes']).flatMap(toChange),
    others: textsOf(data['others']),
  };
}

function toFinding(value: unknown): Finding[] {
  const { file, line, severity, text, fix } = fieldsOf(value) ?? {};
  const known = SEVERITIES.find((name) => name === severity);
  if (!known || typeof file !== 'string' || typeof text !== 'string') return [];
  return [
    {
      file: cut(file),
      line: Number.isSafeInteger(line) ? Math.max(1, Number(line)) : 1,
      severity: known,
      text: cut(text),
      ...(typeof fix === 'string' && { fix: cut(fix) }),
    },
  ];
}

function toChange(value: unknown): Change[] {
  const { status, noun, name, details } = fieldsOf(value) ?? {};
  const knownStatus = STATUSES.find((known) => known === status);
  const knownNoun = toNoun(noun);
  if (!knownStatus || !knownNoun || typeof name !== 'string') return [];
  return [
    {
      status: knownStatus,
      noun: knownNoun,
      name: cut(name),
      details: listOf(details).flatMap(toField),
    },
  ];
}

function toField(value: unknown): ChangedField[] {
  const { title, before, after } = fieldsOf(value) ?? {};
  if (typeof title !== 'string') return [];
  return [
    {
      title: cut(title),
      ...(typeof before === 'string' && { before: cut(before) }),
      ...(typeof after === 'string' && { after: cut(after) }),
    },
  ];
}

function toCount(value: unknown): number {
  return Number.isSafeInteger(value) ? Math.max(0, Number(value)) : 0;
}

function toNoun(value: unknown): Noun | undefined {
  const [one, few, many, gender, ...rest] = textsOf(value);
  if (!one || !few || !many || rest.length > 0) return undefined;
  return gender === 'm' || gender === 'f' ? [one, few, many, gender] : undefined;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, MOST_ITEMS) : [];
}

function textsOf(value: unknown): string[] {
  return listOf(value).flatMap((text) => (typeof text === 'string' ? [cut(text)] : []));
}

function cut(text: string): string {
  return shorten(text, MOST_LETTERS);
}
