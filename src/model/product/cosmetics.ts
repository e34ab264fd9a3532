/** Whether the kind with this id or title, in small letters, is cosmetics; products of other kinds are swallowed. */
export function isCosmetic(kind: string): boolean {
  return /nega|kozmet|higijen/.test(kind);
}
