// Which other pages a proposal changes, in one line of the page „Pre i posle“.
import { count } from '../model/serbian/word-forms.ts';

/** So many pages are named; the others are counted. */
const MOST = 5;

/** Empty where there is none. */
export function namePages(pages: readonly string[]): string {
  const names = pages.slice(0, MOST);
  const rest = pages.length - names.length;
  if (rest > 0) names.push(`još ${count(rest, 'stranica', 'stranice', 'stranica')}`);
  return names.length > 0 ? `Menja se i: ${names.join(', ')}` : '';
}
