/** Part of an address with its %-codes read; undefined where a % begins none. */
export function decodePercent(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
