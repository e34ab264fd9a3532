/** What every product's entry, card and page say besides the texts in `src/content`. */
export const PRODUCT_TEXTS = {
  buy: 'Kupi proizvod',
  ask: 'Pitajte me',
  price: 'Cena i dostava su u prodavnici.',
  allergens: 'Alergeni:',
  advice: 'Moj savet',
  send: 'Podelite ovaj proizvod',
  share: 'Podelite:',
  others: 'Još iz grupe',
  all: 'Svi proizvodi',
};

/** Of the list of products. */
export const PRODUCT_LIST_TEXTS = {
  index: 'Spisak proizvoda po grupama',
  search: 'Nađite proizvod po nazivu ili činjenici',
  example: 'Nađite: sapun, bez fluora…',
  unsure: 'Niste sigurni šta Vam odgovara?',
  askFirst: 'Pitajte me pre kupovine',
};

const ENDINGS = [': sastav i upotreba', ': sastav', ''];
const MORE =
  'Sastav, alergeni, efekti, način upotrebe i kome proizvod nije namenjen, pre nego što ga poručite u internet prodavnici.';

/** Title of a product's page: its name, with as much more as search engines show. */
export function productTitle(name: string, most: number): string {
  const ending = ENDINGS.find((text) => name.length + text.length <= most);
  return ending === undefined ? cut(name, most) : name + ending;
}

/** Description of a product's page for search engines, out of its first words. */
export function productDescription(text: string, facts: string | undefined, most: number): string {
  const known = facts ? `${facts.charAt(0).toUpperCase()}${facts.slice(1)}. ${text}` : text;
  return known.length < most ? cut(`${known} ${MORE}`, most) : cut(known, most);
}

/** The text in at most so many characters, cut between words. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\s,;:–-]*\s\S*$/, '')}…`;
}
