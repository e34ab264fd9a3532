// Escapes text from a proposal for a comment that the site's own account posts.

const WORD_JOINER = '\u2060';
/** White space, control characters, and characters that change the direction of the text. */
const UNSEEN = /[\s\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+/gu;
/** GitHub turns these into links, and notifies the people that are named. */
const CALLS = /@(?=\w)|#(?=\d)|GH-(?=\d)|:(?=\/\/)|www(?=\.)/gi;

/** The text on one line, shown as it is: without formatting, links and mentions. */
export function plain(text: string): string {
  return text
    .replace(UNSEEN, ' ')
    .replace(CALLS, (call) => call + WORD_JOINER)
    .replace(/[!-/:-@[-`{-~]/g, (sign) => (sign === '&' ? '&amp;' : `\\${sign}`));
}

/** The text on one line as code, to be copied exactly. */
export function code(text: string): string {
  const line = text.replace(UNSEEN, ' ').trim();
  const runs = [...line.matchAll(/`+/g)].map(([run]) => run.length);
  const fence = '`'.repeat(Math.max(0, ...runs) + 1);
  return `${fence} ${line} ${fence}`;
}
