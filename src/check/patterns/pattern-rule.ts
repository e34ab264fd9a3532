// A rule that is a regular expression, with its message and its examples, which a test tries.
import type { NamedPattern } from '../../model/serbian/word-pattern.ts';
import { error, type Finding, warning } from '../finding.ts';

export interface PatternRule extends NamedPattern {
  /** What is wrong, in Serbian: `$0` stands for the match, `$1` for its first group. */
  text: string;
  fix: string;
  /** An error, which stops the build; otherwise a warning. */
  isGrave?: boolean;
}

/** The parts of a pattern as one expression, so that each part can stand in a line of its own. */
export function joinParts(flags: string, ...parts: readonly string[]): RegExp {
  return new RegExp(parts.join(''), flags);
}

/** The finding of each rule for its first match in `source`, whose first line in the file is `firstLine`. */
export function applyRules(
  rules: readonly PatternRule[],
  source: string,
  path: string,
  firstLine: number,
): Finding[] {
  return rules.flatMap(({ pattern, text, fix, isGrave }) => {
    const match = pattern.exec(source);
    if (!match) return [];
    const line = firstLine + source.slice(0, match.index).split('\n').length - 1;
    const make = isGrave ? error : warning;
    return [make(path, line, fillIn(text, match), fix)];
  });
}

/** The sentence with the match in place of `$0`, and its groups in place of `$1` and so on. */
export function fillIn(sentence: string, found: RegExpExecArray): string {
  return sentence.replace(/\$(\d)/g, (_, group) => (found[Number(group)] ?? '').trim());
}
