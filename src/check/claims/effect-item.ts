// One item of „Efekti proizvoda“ against the closed list: an authorised claim about a nutrient, a
// plain word about care, or a plain fact about taste and form.
import { FUNCTIONS } from './functions.ts';
import { type Fault, findFaults, findNutrients, readClaim } from './nutrient-claim.ts';
import { CARE_CLAIMS, nearestClaim } from './offer.ts';
import { type Shelf, weighWords } from './plain-words.ts';
import { judgeSentence } from './sentence.ts';
import { phraseClaim } from './wording.ts';

const SHARE = 'Dozvoljena je samo ako dnevna doza sadrži bar 15% preporučenog unosa te materije.';
const PLAIN =
  'Ako je to podatak o proizvodu, premestite ga u „Opis proizvoda“ ili „Sastav“; ako je obećanje, obrišite ga.';

/** What is to be done about the item; undefined when it is on the list. */
export function judgeEffect(
  item: string,
  shelf: Shelf,
  composition: string,
): { fix: string } | undefined {
  const read = readClaim(item);
  const faults = findFaults(read);
  if (faults.length === 0 || isPlain(item, shelf)) return undefined;
  const [fault] = faults;
  if (fault?.what === 'amount') {
    const [claim] = read.claims;
    const [id] = claim?.functions ?? [];
    const proposal = claim && id ? phraseClaim(claim.nutrients, id) : '';
    return { fix: `Uz ovu izjavu mora da stoji količina. Najbliža dozvoljena: „${proposal}“.` };
  }
  const reason = fault ? explain(fault) : '';
  const nearest = nearestClaim(item, composition);
  if (shelf === 'care' && read.claims.length === 0) {
    return {
      fix: `Dozvoljeno je, na primer: „${CARE_CLAIMS[1]}“ ili „${CARE_CLAIMS[4]}“. ${PLAIN}`,
    };
  }
  if (!nearest) return { fix: PLAIN };
  return { fix: `${reason}Najbliža dozvoljena: „${nearest}“. ${SHARE}` };
}

/**
 * Made of plain words and names of nutrients: „Izvor vitamina C“. Beside each of them two words that nobody
 * thought of may stand, if they are not such as raise questions.
 */
function isPlain(item: string, shelf: Shelf): boolean {
  const names = findNutrients(item).flatMap(({ name, also }) => [name, ...(also ?? [])]);
  const nutrients = new Set(names.flatMap((name) => name.toLowerCase().split(/[\s-]+/)));
  const { known, unknown } = weighWords(item, shelf);
  const strange = unknown.filter((word) => !nutrients.has(word.toLowerCase()));
  if (strange.length === 0) return true;
  return (
    names.length === 0 &&
    strange.length <= 2 * known &&
    !judgeSentence(item, { isFood: shelf === 'food' })
  );
}

function explain(fault: Fault): string {
  if (fault.what !== 'function') return '';
  const said = fault.functions.map((id) => FUNCTIONS[id]).join(' i ');
  return `Za „${fault.nutrient.name}“ izjava o „${said}“ nije odobrena. `;
}
