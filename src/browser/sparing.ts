interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor pays for every byte or waits for it: then nothing comes ahead of need. */
export function isSparing(): boolean {
  // Safari and Firefox tell nothing of the connection.
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'));
}
