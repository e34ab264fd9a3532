// The small words at products; the texts that the owner writes are in `src/content`.

/** Small words at every product; its headings and buttons are in `src/content/headings.yaml`. */
export const PRODUCT_TEXTS = {
  more: 'Saznaj više',
  for_whom: 'Za koga',
  lasts: 'Koliko traje',
  allergens: 'Alergeni',
  checked: 'Upoređeno sa deklaracijom',
  composition: 'Sastav',
  answers: 'pitanja i odgovori',
  send: 'Podelite ovaj proizvod',
  share: 'Podelite:',
  all: 'Svi proizvodi',
  propose: 'Predloži izmenu',
  edit: 'Otvori u uređivaču',
};

/** Small words in the list of products. */
export const PRODUCT_LIST_TEXTS = {
  index: 'Spisak proizvoda po grupama',
  search: 'Nađite proizvod po nazivu ili sastavu',
  example: 'Pretražite: zubna pasta, cink…',
  examples_label: 'Primeri:',
  /** Examples for the search; a tap on one searches for it. */
  examples: ['poklon', 'za decu', 'bez fluora', 'bez šećera'],
  found: 'Nađeno proizvoda:',
  notices: 'Upozorenja uz sve proizvode',
  all: (number: number) => `Svi proizvodi (${number})`,
};
