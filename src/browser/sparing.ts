interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Does she pay for every byte, or wait for it? Then she gets less, and nothing ahead of need. */
export function isSparing(): boolean {
  // Safari and Firefox tell nothing of the connection.
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'));
}
