/** The lowest number from 1 that is not taken. */
export function firstFree(taken: { has(number: number): boolean }): number {
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}
