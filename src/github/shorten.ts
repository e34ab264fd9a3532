/** The beginning of a text that is longer than anybody needs, with a sign that there is more. */
export function shorten(text: string, mostLetters: number): string {
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;
}
