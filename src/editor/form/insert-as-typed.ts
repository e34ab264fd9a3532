/**
 * Puts the text in the place of a part of the field as if it were typed there, so that Ctrl+Z takes it back. The field
 * fires `input` as it does for each letter.
 */
export function insertAsTyped(
  field: HTMLTextAreaElement,
  text: string,
  [start, end]: readonly [start: number, end: number],
): void {
  field.focus();
  // Where nothing is selected, „delete“ would take the letter before the cursor.
  if (text === '' && start === end) return;
  field.setSelectionRange(start, end);
  // Deprecated, and the only way to the browser's own memory of what was typed.
  const isTyped = document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  if (isTyped) return;
  // Where a browser refuses the command, the text is there, and Ctrl+Z may not take it back.
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Where two texts differ: from where, to where in the older one, and what stands there in the newer one. */
export function changedPart(
  before: string,
  after: string,
): { range: [start: number, end: number]; text: string } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return {
    range: [start, before.length - same],
    text: after.slice(start, after.length - same),
  };
}
