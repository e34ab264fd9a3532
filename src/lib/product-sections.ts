// HTML of a product's sections, each from its own field.
import { markdownToHtml } from 'satteri';
import { escapeHtml } from '../model/escape-html';
import { oneLine, withoutAllergens } from '../model/plain-text';
import { SECTIONS, type SectionKey } from '../model/product-text';
import { MARKDOWN } from './markdown';
import { PRODUCT_TEXTS } from './product-texts';
import type { Product } from './products';

interface DrawnSection {
  heading: string;
  html: string;
}

/**
 * The sections in the order of the page. Left out are the allergens, which stand above the button, and `lead`, the
 * first words of the description, when the page shows them separately.
 */
export function drawSections(
  { data }: { data: Pick<Product['data'], SectionKey> },
  lead = '',
): Record<SectionKey, DrawnSection> {
  const markdown = {
    description: data.description.slice(lead.length),
    scructure: withoutAllergens(data.scructure),
    product_effects: data.product_effects
      .map((effect) => `- ${effect.replaceAll('\n', '\n  ')}`)
      .join('\n'),
    way_of_use: data.way_of_use,
  };
  const drawn = SECTIONS.map(
    ({ key, heading }) => [key, { heading, html: draw(markdown[key]) }] as const,
  );
  return Object.fromEntries(drawn) as Record<SectionKey, DrawnSection>;
}

/** The composition as one paragraph behind its heading, without the allergens. */
export function drawComposition({ data }: { data: Pick<Product['data'], 'scructure'> }): string {
  const composition = oneLine(withoutAllergens(data.scructure));
  return `<p><strong>${PRODUCT_TEXTS.composition}:</strong> ${escapeHtml(composition)}</p>`;
}

/**
 * Markdown takes a line indented by four spaces for code, MDX does not. The check reads a product as MDX, so an
 * indented line is drawn as text here, too.
 */
function draw(markdown: string): string {
  const text = markdown.trim().replace(/^(?: {4}|\t)\s*/gm, '   ');
  return markdownToHtml(text, MARKDOWN).html;
}
