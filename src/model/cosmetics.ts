/** Whether this id or title of a kind, in small letters, is one of cosmetics; all other kinds are swallowed. */
export function isCosmetic(kind: string): boolean {
  return /nega|kozmet|higijen/.test(kind);
}
