import { type Scalar, stringify } from 'yaml';
import { isData } from './plain-data.ts';

/** A one-line value as it stands behind `key: `, quoted only where YAML would misread it. */
export function renderScalar(value: unknown, like?: Scalar): string {
  const type = like?.type ?? (needsQuotes(value) ? 'QUOTE_DOUBLE' : 'PLAIN');
  return stringify(value, { lineWidth: 0, defaultStringType: type as 'PLAIN' }).replace(/\n$/, '');
}

/** Astro's parser reads such words as dates and numbers, where the `yaml` package sees text. */
function needsQuotes(value: unknown): boolean {
  return (
    typeof value === 'string' && (value === '' || /^[-+.]?\d[\d_.eExob]*$|^<<$|^=$/.test(value))
  );
}

/** YAML lines of a list or a map, each value on one line where it can be. */
export function render(value: unknown): string {
  if (!isData(value)) return stringify(value, { lineWidth: 0 });
  return Object.entries(value)
    .map(([key, entry]) =>
      typeof entry === 'string' && !entry.includes('\n')
        ? `${key}: ${renderScalar(entry)}\n`
        : stringify({ [key]: entry }, { lineWidth: 0 }),
    )
    .join('');
}

/** The lines, moved to the right by that many spaces. */
export function indented(text: string, indent: number): string {
  return text.replaceAll(/^(?=[^\n])/gm, ' '.repeat(Math.max(indent, 0)));
}
