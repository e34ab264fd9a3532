// The small words at products; the texts that the owner writes are in `src/content`.

/** Small words at every product; its headings and buttons are in `src/content/headings.yaml`. */
export const PRODUCT_TEXTS = {
  more: 'Saznaj više',
  composition: 'Sastav',
  answers: 'pitanja i odgovori',
  send: 'Podelite ovaj proizvod',
  share: 'Podelite:',
  all: 'Svi proizvodi',
  propose: 'Predloži izmenu',
  edit: 'Otvori u uređivaču',
};

/** Words of the button that shares a product with the device's own dialog, or copies the link. */
export const SHARE_TEXTS = {
  share: 'Pošaljite…',
  copy: 'Kopirajte vezu',
  copied: 'Veza je kopirana.',
  address: 'Adresa proizvoda',
};

/** What search engines show behind a product's name and its text: the longest that still fits. */
export const SEARCH_TEXTS = {
  titleEndings: [': sastav i upotreba', ': sastav'],
  descriptionEndings: [
    'Sastav, alergeni, efekti, način upotrebe i kome proizvod nije namenjen, ' +
      'pre nego što ga poručite u internet prodavnici.',
    'Sastav, alergeni, efekti, način upotrebe i kome proizvod nije namenjen, pre nego što ga poručite.',
    'Sastav, alergeni, efekti, način upotrebe i kome proizvod nije namenjen.',
    'Sastav, alergeni, efekti i način upotrebe.',
    'Sastav, alergeni i upotreba.',
  ],
};

export const PRODUCT_LIST_TEXTS = {
  index: 'Spisak proizvoda po grupama',
  search: 'Nađite proizvod po nazivu ili sastavu',
  example: 'Pretražite: zubna pasta, cink…',
  examples_label: 'Primeri:',
  /** Examples for the search; a tap on one searches for it. */
  examples: ['poklon', 'za decu', 'bez fluora', 'bez šećera'],
  /** Behind the title of a chapter of the list, which leads up to the shelf of its kind. */
  toShelf: 'na policu',
  found: 'Nađeno proizvoda:',
  notices: 'Upozorenja uz sve proizvode',
  all: (number: number) => `Svi proizvodi (${number})`,
};
