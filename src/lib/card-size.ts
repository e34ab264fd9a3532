/** What Facebook, WhatsApp and Viber ask for, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };
