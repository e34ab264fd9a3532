// HTML of a product's sections, each from its own field.
import { markdownToHtml } from 'satteri';
import { escapeHtml } from '../model/escape-html';
import { SECTIONS, type SectionKey } from '../model/product-text';
import { cutAtWarnings, oneLine, withoutAllergens } from '../text/product-paragraphs';
import { MARKDOWN } from './markdown';
import { leadOf } from './product-details';
import { PRODUCT_TEXTS } from './product-texts';
import type { Product } from './products';

interface DrawnSection {
  heading: string;
  html: string;
}

type SectionTexts = Pick<Product['data'], SectionKey>;

/** The sections in their order, without the allergens, which stand above the button. */
export function drawSections({ data }: { data: SectionTexts }): Record<SectionKey, DrawnSection> {
  const markdown = {
    description: data.description,
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

/** The sections of an entry in the list of all products, which shows the warnings separately. */
export function drawEntrySections({ data }: { data: SectionTexts }) {
  const { use, warnings } = cutAtWarnings(data.way_of_use);
  const sections = Object.entries(drawSections({ data: { ...data, way_of_use: use } }));
  return { sections, warnings: draw(warnings) };
}

/**
 * The sections of a product's own page, which shows two parts of them separately: `lead`, the first sentence of the
 * description, as plain text, and `warnings`, HTML.
 */
export function drawPageSections({ data }: { data: SectionTexts }) {
  const lead = leadOf(data.description);
  const { use, warnings } = cutAtWarnings(data.way_of_use);
  const rest = data.description.slice(lead?.length ?? 0);
  const sections = drawSections({ data: { ...data, description: rest, way_of_use: use } });
  return { ...sections, lead, warnings: draw(warnings) };
}

/** The composition as one paragraph behind its heading, without the allergens. */
export function drawComposition({ data }: { data: Pick<Product['data'], 'scructure'> }): string {
  const composition = oneLine(withoutAllergens(data.scructure));
  return `<p><strong>${PRODUCT_TEXTS.composition}:</strong> ${escapeHtml(composition)}</p>`;
}

function draw(markdown: string): string {
  return markdownToHtml(markdown.trim(), MARKDOWN).html;
}
