// HTML of a product's sections, each from its own field.
import { markdownToHtml } from 'satteri';
import { SECTIONS, type SectionKey } from '../model/file/product-text.ts';
import { escapeHtml } from '../model/page/escape-html.ts';
import { typeset } from '../model/serbian/typeset.ts';
import { pageSections, type SectionTexts, shownSections } from '../text/product-details.ts';
import { cutAtWarnings, oneLine, withoutAllergens } from '../text/product-paragraphs.ts';
import { MARKDOWN } from './markdown.ts';
import { PRODUCT_TEXTS } from './product-texts.ts';
import type { Product } from './products.ts';

interface DrawnSection {
  heading: string;
  html: string;
}

/** The sections in their order, without the allergens, which stand above the button. */
export function drawSections({ data }: { data: SectionTexts }) {
  return drawAll(shownSections(data));
}

/** The sections of an entry in the list of all products, which shows the warnings separately. */
export function drawEntrySections({ data }: { data: SectionTexts }) {
  const { use, warnings } = cutAtWarnings(data.way_of_use);
  const sections = Object.entries(drawSections({ data: { ...data, way_of_use: use } }));
  return { sections, warnings: draw(warnings) };
}

/** The sections of a product's own page; `lead` is plain text, and `warnings` HTML. */
export function drawPageSections({ data }: { data: SectionTexts }) {
  const { lead, warnings, ...markdown } = pageSections(data);
  return { ...drawAll(markdown), lead, warnings: draw(warnings) };
}

/** The composition as one paragraph behind its heading, without the allergens. */
export function drawComposition({ data }: { data: Pick<Product['data'], 'scructure'> }): string {
  const composition = oneLine(withoutAllergens(data.scructure));
  return `<p><strong>${PRODUCT_TEXTS.composition}:</strong> ${escapeHtml(typeset(composition))}</p>`;
}

function drawAll(markdown: Record<SectionKey, string>): Record<SectionKey, DrawnSection> {
  const drawn = SECTIONS.map(
    ({ key, heading }) => [key, { heading, html: draw(markdown[key]) }] as const,
  );
  return Object.fromEntries(drawn) as Record<SectionKey, DrawnSection>;
}

function draw(markdown: string): string {
  return markdownToHtml(markdown.trim(), MARKDOWN).html;
}
