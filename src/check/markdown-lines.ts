/** The lines of a Markdown text with code blanked out: what stands in it is shown as it is. */
export function proseLines(markdown: string): string[] {
  let fence: string | undefined;
  return markdown.split(/\r?\n/).map((line) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]?.slice(0, 3);
    if (fence !== undefined) {
      if (mark === fence) fence = undefined;
      return '';
    }
    if (mark !== undefined) {
      fence = mark;
      return '';
    }
    return line.replace(/(`+)(?!`).*?[^`]\1(?!`)/g, (code) => ' '.repeat(code.length));
  });
}
