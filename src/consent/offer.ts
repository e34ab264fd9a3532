import { createHash } from 'node:crypto';
import { CONSENT_TEXTS, POLICY_LINKS } from '../lib/policy-texts.ts';
import { CONSENT_DAYS } from '../model/serbian/dates.ts';
import { OPTIONAL_SCRIPTS } from './optional-scripts.ts';

/** What the script in the page needs. The banner's id changes with the scripts, so that visitors are asked again. */
export function composeOffer() {
  const scripts = OPTIONAL_SCRIPTS.map(({ category, src, cookies }) => ({
    category,
    src,
    cookies,
  }));
  const hash = createHash('sha256').update(JSON.stringify(scripts)).digest('hex');
  return { bannerId: hash.slice(0, 8), days: CONSENT_DAYS, scripts };
}

/** The categories of consent that have a script: the box's value, and its words with the names of the scripts. */
export function offeredCategories(): { category: string; words: string }[] {
  return Object.entries(CONSENT_TEXTS.categories).flatMap(([category, purpose]) => {
    const names = OPTIONAL_SCRIPTS.filter((script) => script.category === category).map(
      ({ name }) => name,
    );
    return names.length > 0 ? [{ category, words: `${purpose} (${names.join(', ')})` }] : [];
  });
}

/** @throws with a Serbian sentence when the text of the policy does not name a cookie that a script sets. */
export function requireNamed(policy = ''): void {
  const shown = policy.replaceAll('\\', '');
  for (const name of OPTIONAL_SCRIPTS.flatMap(({ cookies }) => cookies)) {
    if (!shown.includes(name)) throw new Error(`${POLICY_LINKS.cookies.name} ne navodi „${name}“.`);
  }
}
