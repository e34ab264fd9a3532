/** The text with a large first letter. */
export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase('sr-Latn-RS') + text.slice(1);
}
