// A rule that is a pattern: what it finds in a text, what it says of it, and two texts that show it.
import { error, type Finding, warning } from './finding.ts';

export interface PatternRule {
  /** What it finds. */
  name: string;
  pattern: RegExp;
  /** What is wrong: `$0` stands for what fits the pattern, `$1` for its first group. */
  says: string;
  cure: string;
  /** The site cannot be built with it. */
  isGrave?: boolean;
  /** A text that it catches, and one that it leaves alone. */
  example: string;
  counterExample: string;
}

/** What the rule says of the first place in `source` that fits; undefined where none does. */
export function applyRule(
  { pattern, says, cure, isGrave }: PatternRule,
  source: string,
  path: string,
  firstLine: number,
): Finding | undefined {
  const match = pattern.exec(source);
  if (!match) return undefined;
  const line = firstLine + source.slice(0, match.index).split('\n').length - 1;
  const make = isGrave ? error : warning;
  return make(path, line, fillIn(says, match), cure);
}

/** The sentence with what was found in the places of `$0`, `$1` and so on. */
export function fillIn(sentence: string, found: RegExpExecArray): string {
  return sentence.replace(/\$(\d)/g, (_, group) => (found[Number(group)] ?? '').trim());
}
