/** Small words around every page. */
export const LAYOUT_TEXTS = {
  skip: 'Pređite na sadržaj',
  home: 'Početna',
  menu: 'Meni',
  mainMenu: 'Glavni meni',
  top: 'Na vrh stranice',
  newTab: '(otvara se u novoj kartici)',
  products: 'Proizvodi',
  cooperation: 'Poslovna saradnja',
  contact: 'Kontakt',
};
