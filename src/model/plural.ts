/** The number with its noun in the right Serbian form: „1 greška“, „3 greške“, „11 grešaka“. */
export function count(number: number, one: string, few: string, many: string): string {
  const teen = number % 100 >= 11 && number % 100 <= 14;
  const last = teen ? 0 : number % 10;
  if (last === 1) return `${number} ${one}`;
  return `${number} ${last >= 2 && last <= 4 ? few : many}`;
}
