// Text from a proposal, for a comment that the site's own account posts.

const WORD_JOINER = '\u2060';
/** White space, control characters, and marks that turn the direction of the text around. */
const UNSEEN = /[\s\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+/gu;
/** GitHub makes links of these, and calls the named people in. */
const CALLS = /@(?=\w)|#(?=\d)|GH-(?=\d)|:(?=\/\/)|www(?=\.)/gi;

/** The text itself on one line, whatever is in it: no formatting, no link, no mention. */
export function plain(text: string): string {
  return text
    .replace(UNSEEN, ' ')
    .replace(CALLS, (call) => call + WORD_JOINER)
    .replace(/[!-/:-@[-`{-~]/g, (sign) => (sign === '&' ? '&amp;' : `\\${sign}`));
}

/** The text as code, to be copied letter for letter. */
export function code(text: string): string {
  const line = text.replace(UNSEEN, ' ').trim();
  const runs = [...line.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(0, ...runs) + 1);
  return `${fence} ${line} ${fence}`;
}
