/** What the id or the title of a kind of cosmetics holds, in small letters; all else is swallowed. */
export const COSMETICS = /nega|kozmet|higijen/;
