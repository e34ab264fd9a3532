/** What the visitor reads when there is no network. */
export const OFFLINE_TEXTS = {
  title: 'Trenutno ste bez interneta',
  explanation:
    'Ova stranica nije sačuvana na Vašem uređaju, pa bez interneta ne može da se prikaže. Otvoriće se sama čim se internet vrati.',
  keptPages: 'Ovo možete da pročitate i bez interneta',
  contact: 'Javite mi se',
  call: 'Za poziv Vam internet nije potreban.',
  message: {
    before: 'Možete i da',
    link: 'napišete poruku',
    rest: ': ostaće na Vašem uređaju i poslaće se čim se internet vrati.',
  },
};
