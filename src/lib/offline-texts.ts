/** What the visitor reads when there is no network. */
export const OFFLINE_TEXTS = {
  title: 'Trenutno nema veze sa internetom',
  explanation:
    'Ova stranica nije sačuvana na Vašem uređaju, pa bez veze ne može da se prikaže. Otvoriće se sama čim se veza vrati.',
  keptPages: 'Ovo možete da otvorite i bez veze',
  contact: 'Javite se i bez interneta',
  call: 'Za poziv internet nije potreban.',
  message: {
    link: 'Napišite poruku',
    rest: 'i sada: čuva se na Vašem uređaju i šalje se čim se veza vrati.',
  },
};
