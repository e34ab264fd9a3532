/** Does the visitor pay for every byte or wait for it? Then nothing is loaded ahead of need. */
export function isSparing(): boolean {
  const { connection } = navigator;
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'));
}
