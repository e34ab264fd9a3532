/** Words of the button that shares a product with the device's own dialog, or copies the link. */
export const SHARE_TEXTS = {
  share: 'Pošaljite…',
  copy: 'Kopirajte vezu',
  copied: 'Veza je kopirana.',
};
