// Patterns that find a word by how it begins, each with examples that a test tries.

/** Texts that the pattern finds, at least one for each kind of alternative, and similar ones that it does not find. */
export interface Examples {
  found: readonly string[];
  notFound: readonly string[];
}

export interface NamedPattern extends Examples {
  name: string;
  pattern: RegExp;
}

/** Finds a word that begins with one of these letters, in capitals or not. */
export const wordBeginningWith = (...beginnings: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${beginnings.join('|')})`, 'iu');
