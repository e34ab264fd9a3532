interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Does she pay for every byte, or wait for it? Then nothing is fetched ahead. */
export function isSparing(): boolean {
  // Safari and Firefox tell nothing of the connection.
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(
    connection?.saveData ||
      connection?.effectiveType?.endsWith('2g') ||
      matchMedia('(prefers-reduced-data: reduce)').matches,
  );
}
