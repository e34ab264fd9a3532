// Authorised claims as sentences.
import { capitalize } from '../../model/capitalize.ts';
import { FUNCTIONS, type FunctionId, OWN_VERB } from './functions.ts';
import { EPA_WITH_DHA, NUTRIENTS, type Nutrient } from './nutrients.ts';

const PAIR = NUTRIENTS.filter(({ name }) => name === 'EPA' || name === 'DHA');

/** What each nutrient may be said to do. */
export function functionsOf({ may, amounts }: Nutrient): FunctionId[] {
  return [...may, ...(Object.keys(amounts ?? {}) as FunctionId[])];
}

/** „Cink i vitamin C doprinose …“: one claim about all of these nutrients, with its amount. */
export function phraseClaim(asked: readonly Nutrient[], id: FunctionId): string {
  const isPair = EPA_WITH_DHA.includes(id) && asked.some((nutrient) => PAIR.includes(nutrient));
  const nutrients = isPair ? PAIR : asked;
  const isPlural = nutrients.length > 1 || nutrients[0]?.plural === true;
  const names = nameTogether(nutrients);
  const phrase = FUNCTIONS[id];
  const amount = nutrients
    .map(({ may, amounts }) => (may.includes(id) ? '' : amounts?.[id]))
    .find(Boolean);
  const whose = isPair ? 'EPA i DHA ' : nutrients[0]?.name === 'DHA' ? 'DHA ' : '';
  const condition = amount ? ` (uz ${amount} ${whose}dnevno)` : '';
  const needs = nutrients.length === 1 && nutrients[0]?.needs?.includes(id);
  if (OWN_VERB.has(id)) return `${names} ${isPlural ? toPlural(phrase) : phrase}${condition}`;
  if (needs) return `${names} ${beNeeded(names, isPlural)} za ${toAccusative(phrase)}${condition}`;
  return `${names} ${isPlural ? 'doprinose' : 'doprinosi'} ${phrase}${condition}`;
}

/** „Vitamini C, B6 i folna kiselina“, with a capital letter. */
function nameTogether(nutrients: readonly Nutrient[]): string {
  const vitamins = nutrients.filter(({ name }) => name.startsWith('vitamin '));
  const others = nutrients.filter((nutrient) => !vitamins.includes(nutrient));
  const letters = vitamins.map(({ name }) => name.replace('vitamin ', ''));
  const parts = [...letters, ...others.map(({ name }) => name)];
  const head = letters.length > 1 ? 'vitamini ' : letters.length === 1 ? 'vitamin ' : '';
  const text =
    head + [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' i ');
  return capitalize(text);
}

function beNeeded(name: string, isPlural: boolean): string {
  const isFeminine = /kiselin[ae]$/.test(name);
  if (isPlural) return isFeminine ? 'su potrebne' : 'su potrebni';
  return isFeminine ? 'je potrebna' : 'je potreban';
}

/** „poboljšavaju …“ of „poboljšava …“. */
function toPlural(phrase: string): string {
  return phrase.replace(/^\S+a(?= )/, '$&ju');
}

/** The phrases behind „potreban za“: only their first words change. */
function toAccusative(phrase: string): string {
  return phrase
    .replace(/^održavanju/, 'održavanje')
    .replace(/^normalnom rastu i razvoju/, 'normalan rast i razvoj');
}
