// „Način upotrebe“: its paragraphs „Čuvanje“ and „Važno“, and the warning that a dangerous ingredient requires.

import { PARAGRAPHS } from '../../model/file/product-text.ts';
import type { Examples } from '../../model/serbian/word-pattern.ts';
import { type Finding, warning } from '../finding.ts';
import {
  BROKEN_LABEL,
  findMistypedLabel,
  lineOfLabel,
  reportMistypedLabel,
} from '../product-headings.ts';
import type { ProductText } from '../products.ts';
import type { CheckedProduct } from '../read-product.ts';
import { lastLine, type Text } from '../read-text.ts';

interface Danger extends Examples {
  ingredient: RegExp;
  /** The ingredient in the accusative, for the finding. */
  name: string;
  pattern: RegExp;
  what: string;
  advice: string;
}

/** Ingredients that are sold only with a warning, or that some people must avoid. */
export const DANGERS: readonly Danger[] = [
  {
    ingredient: /gvožđ/i,
    name: 'gvožđe',
    found: ['Sadrži gvožđe: obavezno čuvajte van domašaja dece.'],
    notFound: ['Sadrži gvožđe.'],
    pattern: /domašaja/i,
    what: 'da se čuva van domašaja dece',
    advice: 'Sadrži gvožđe: obavezno čuvajte van domašaja dece.',
  },
  {
    ingredient: /fruktoz/i,
    name: 'fruktozu',
    found: ['Ako imate dijabetes, pre upotrebe pitajte lekara.'],
    notFound: ['Pre upotrebe pitajte lekara.'],
    pattern: /dijabet/i,
    what: 'da uz dijabetes pre upotrebe treba pitati lekara',
    advice: 'Ako imate dijabetes, pre upotrebe pitajte lekara.',
  },
  {
    ingredient: /arginin/i,
    name: 'L-arginin',
    found: ['Ako imate nizak krvni pritisak, pre upotrebe pitajte lekara.'],
    notFound: ['Pre upotrebe pitajte lekara.'],
    pattern: /pritis/i,
    what: 'da uz nizak pritisak i lekove za pritisak pre upotrebe treba pitati lekara',
    advice: 'Ako imate nizak krvni pritisak, pre upotrebe pitajte lekara.',
  },
  {
    ingredient: /(?<!bez )kofein|guaran|zelen\p{L}+ kaf/iu,
    name: 'kofein',
    found: ['Sadrži kofein: nije za decu, trudnice i dojilje.'],
    notFound: ['Nije za decu, trudnice i dojilje.'],
    pattern: /kofein/i,
    what: 'kome zbog njega nije namenjen',
    advice: 'Sadrži kofein: nije za decu, trudnice i dojilje.',
  },
  {
    ingredient: /poliol/i,
    name: 'poliole',
    found: ['Prekomerna upotreba može imati laksativno dejstvo.'],
    notFound: ['Ne prekoračujte dnevnu dozu.'],
    pattern: /laksativ/i,
    what: 'da prekomerna upotreba može da deluje laksativno',
    advice: 'Prekomerna upotreba može imati laksativno dejstvo.',
  },
];

export function checkUsage(text: ProductText): Finding[] {
  const { product } = text;
  // `rules/sections.ts` reports that the section is missing or empty.
  if (product.usage === '') return [];
  return [...checkLabels(text, product), ...checkDangers(text, product)];
}

/** „**Važno:** …“, „__Važno:__ …“ or no asterisk at all. */
const LABEL_WITH_PAIRS = /^\*\*[^*]+\*\*|^__[^_]+__|^[^*]+$/;

/** The paragraphs „Čuvanje“ and „Važno“, which each product's text must have. */
function checkLabels({ path, lines }: Text, { usage }: CheckedProduct): Finding[] {
  const missing = PARAGRAPHS.way_of_use.filter((label) => !usage.includes(`**${label}:**`));
  return missing.flatMap((label) => {
    const near = findMistypedLabel(lines, label);
    if (!near) {
      const fix = `Dodajte ga, sa deklaracije. Počinje ovako: **${label}:**`;
      return [warning(path, lastLine(lines), `Nedostaje pasus „${label}“.`, fix)];
    }
    const row = lines[near.index] ?? '';
    const line = near.index + 1;
    if (row.startsWith(`**${label}:** `)) {
      const message = `Pasus „${label}“ nije u odeljku „Način upotrebe“.`;
      return [warning(path, line, message, 'Premestite ga tamo, zajedno sa tekstom iza njega.')];
    }
    // `markdown-shape.ts` reports stars that do not work or lack their pair.
    if (BROKEN_LABEL.test(row) || !LABEL_WITH_PAIRS.test(row)) return [];
    return [reportMistypedLabel(path, line, row, near.typed, label)];
  });
}

function checkDangers({ path, lines }: Text, { composition, usage }: CheckedProduct): Finding[] {
  const line = lineOfLabel(lines, 'Važno');
  return DANGERS.filter(
    ({ ingredient, pattern }) => ingredient.test(composition) && !pattern.test(usage),
  ).map(({ name, what, advice }) => {
    const fix = `Uporedite sa deklaracijom i dopišite u pasus **Važno:**, na primer: ${advice}`;
    return warning(path, line, `Sastav sadrži ${name}, a ovde ne piše ${what}.`, fix);
  });
}
