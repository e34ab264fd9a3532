import { NOT_FOUND } from '../model/contact/contact-words.ts';

/** Small words around every page. */
export const LAYOUT_TEXTS = {
  skip: 'Pređite na sadržaj',
  home: 'Početna',
  menu: 'Meni',
  close: 'Zatvori',
  mainMenu: 'Glavni meni',
  top: 'Na vrh stranice',
  newTab: '(otvara se u novoj kartici)',
  products: 'Proizvodi',
  shop: 'Prodavnica',
  aboutMe: 'O meni',
  cooperation: 'Poslovna saradnja',
  contact: 'Kontakt',
};

/** How the site speaks of the consultant, and of who sells. */
export const CONSULTANT_TEXTS = {
  /** As it stands behind her name. */
  role: 'nezavisna savetnica',
  nameWithTown: (name: string, town: string) => `${name} iz\u00a0${town.replaceAll(' ', '\u00a0')}`,
  seller: (operator: string) => `Prodavac je ${operator}.`,
  phone: 'telefonom',
  viber: 'Viberom',
  whatsapp: 'WhatsAppom',
  waysToAsk: (ways: string) => `Odgovaram lično · ${ways} ili e-mailom`,
};

export const NOT_FOUND_TEXTS = {
  title: NOT_FOUND,
  description: 'Tražena stranica ne postoji ili je premeštena.',
  explanation: 'Možda je adresa pogrešno otkucana ili je stranica premeštena. Odavde možete dalje:',
};

export const OFFLINE_TEXTS = {
  title: 'Trenutno ste bez interneta',
  explanation:
    'Ova stranica nije sačuvana na Vašem uređaju, pa bez interneta ne može da se prikaže. ' +
    'Otvoriće se sama čim se internet vrati.',
  keptPages: 'Ovo možete da pročitate i bez interneta',
  contact: 'Javite mi se',
  call: 'Za poziv Vam internet nije potreban.',
  message: {
    before: 'Možete i da',
    link: 'napišete poruku',
    rest: ': ostaće na Vašem uređaju i poslaće se čim se internet vrati.',
  },
};
