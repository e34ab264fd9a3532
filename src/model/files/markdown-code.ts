// What Markdown shows as code, where no sign means anything.

/** Code inside a line: between equal runs of backticks. */
export const CODE_SPAN = /(?<![`\\])(`+)(?!`).+?(?<!`)\1(?!`)/g;

const FENCE = /^[ \t]*(`{3,}(?=[^`]*$)|~{3,})/;

/** Asked for one line after another, tells whether the line belongs to a block of code, its edges included. */
export function fenceReader(): (line: string) => boolean {
  let fence: string | undefined;
  return (line) => {
    const mark = FENCE.exec(line)?.[1];
    const isCode = fence !== undefined || mark !== undefined;
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence)) fence = undefined;
    return isCode;
  };
}
