/** Does the visitor save data, or have a connection of the second generation? Then nothing is loaded in advance. */
export function wantsLessData(): boolean {
  const { connection } = navigator;
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'));
}
