/** Finds, in small letters, the id or the title of a kind of cosmetics. Products of all other kinds are swallowed. */
export const COSMETICS = /nega|kozmet|higijen/;
