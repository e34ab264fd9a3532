// Puts a product's texts into the page of a product, part by part as `ProductPage.astro` has them, so that the page of
// any product can show any other.
import { type Data, isData } from '../../model/data.ts';
import { SECTIONS, type SectionKey } from '../../model/file/product-text.ts';
import { escapeHtml } from '../../model/page/escape-html.ts';
import { labelOf } from '../../model/product/label-notes.ts';
import { typeset } from '../../model/serbian/typeset.ts';
import { detailsOf, type ProductData, pageSections, whatItIs } from '../../text/product-details.ts';
import { putInto } from './put-words.ts';

/** The fields that stand on a product's page. */
const SHOWN = new Set<PropertyKey>([
  ...['name', 'kind', 'facts', 'for_whom', 'lasts', 'checked_against_label'],
  ...['advice', 'label_notes', 'image'],
  ...SECTIONS.map(({ key }) => key),
]);

export const isOnProductPage = (field: PropertyKey) => SHOWN.has(field);

/** What the page shows besides the product's own text. */
export interface Around {
  /** Data of the product's kind. */
  kind: Data;
  /** Data of `headings.yaml`. */
  headings: Data;
  drawMarkdown(source: string): string;
}

export function putProduct(article: Element, data: Data, around: Around): void {
  const { kind, headings, drawMarkdown } = around;
  const product = asRead(data);
  const { lead, warnings, ...markdown } = pageSections(product);
  const own = scopeOf(article);
  const proseClass = article.querySelector('.prose')?.className;
  const prose = (html: string) => html && `<div class="${proseClass}">${html}</div>`;
  const headed = (heading: string, html: string) =>
    html && prose(`<h2 class="${own}">${escapeHtml(heading)}</h2>${html}`);
  const section = (key: SectionKey) => headed(HEADINGS[key], drawMarkdown(markdown[key]));
  const advice = product.advice && `<p>${line(product.advice)}</p>`;
  const put = (place: string, html: string) => {
    const element = article.querySelector(place);
    if (element) putInto(element, html);
  };

  put('h1', line(product.name));
  put('header p', escapeHtml(whatItIs(product.facts, textIn(kind, 'label') || undefined)));
  putLead(article, lead);
  put('.facts', drawDetails(product, scopeOf(article.querySelector('.detail'))));
  const label = article.querySelector('.label');
  if (label) putLabel(label, drawMarkdown(markdown.scructure), product.label_notes ?? []);
  const sections = (['description', 'product_effects', 'way_of_use'] as const).map(section);
  put('.columns', [...sections, headed(textIn(headings, 'advice'), advice ?? '')].join(''));
  put('.notices > .fine', line(`${textIn(kind, 'notice')} ${textIn(headings, 'pictures_note')}`));
  const notices = article.querySelector('.notices');
  const warning = drawMarkdown(warnings);
  if (warning === '') notices?.querySelector('.prose')?.remove();
  else if (notices?.querySelector('.warning')) put('.warning', warning);
  else
    notices?.insertAdjacentHTML(
      'afterbegin',
      prose(`<div class="warning ${own}">${warning}</div>`),
    );
}

const HEADINGS = Object.fromEntries(SECTIONS.map(({ key, heading }) => [key, heading])) as Record<
  SectionKey,
  string
>;

const line = (text: string) => escapeHtml(typeset(text.trim()));
const textIn = (data: Data, key: string) => String(data[key] ?? '');

/** The class by which the styles of a component know their elements. */
const scopeOf = (element: Element | null) =>
  [...(element?.classList ?? [])].find((name) => name.startsWith('astro-')) ?? '';

/** The data of a draft may have mistakes: what cannot be drawn is left out. */
function asRead(data: Data): ProductData {
  const notes = [data['label_notes']].flat().filter(isData);
  const { checked_against_label: checked } = data;
  const words = Object.fromEntries(
    ['facts', 'for_whom', 'lasts', 'advice'].map((key) => [key, textIn(data, key) || undefined]),
  );
  const texts = Object.fromEntries(
    ['name', ...SECTIONS.map(({ key }) => key)].map((key) => [key, textIn(data, key)]),
  );
  return {
    ...words,
    ...texts,
    product_effects: [data['product_effects'] ?? []].flat().map(String),
    label_notes: notes.map((one) => ({ words: textIn(one, 'words'), note: textIn(one, 'note') })),
    checked_against_label: checked instanceof Date ? checked : undefined,
  } as ProductData;
}

function drawDetails(data: ProductData, scope: string): string {
  return detailsOf({ data })
    .map(({ term, words }) => {
      const name = `<b class="${scope}">${term}:</b>`;
      return `<p class="detail ${scope}">${name} ${escapeHtml(words)}</p>`;
    })
    .join('');
}

/** The first sentence has no place of its own where it holds Markdown, and then gets none. */
function putLead(article: Element, lead = ''): void {
  const shown = article.querySelector('.lead');
  if (!lead) shown?.remove();
  else if (shown) putInto(shown, line(lead));
  else
    article
      .querySelector('header')
      ?.insertAdjacentHTML('afterend', `<p class="lead ${scopeOf(article)}">${line(lead)}</p>`);
}

function putLabel(
  label: Element,
  html: string,
  notes: readonly { words: string; note: string }[],
): void {
  const composition = label.querySelector('.composition');
  const scope = scopeOf(composition);
  const drawn = labelOf(html.replaceAll('&#39;', "'"), notes);
  const parts = drawn.parts.map(({ html: part, note = '', number }) =>
    number === undefined
      ? part
      : `<mark class="${scope}">${part}</mark><sup aria-hidden="true" class="${scope}">${number}</sup>` +
        `<span class="visually-hidden ${scope}"> (${line(note)})</span>`,
  );
  const items = drawn.notes.map((note) => `<li class="${scope}">${line(note)}</li>`).join('');
  const heading = composition?.querySelector('h2')?.outerHTML ?? '';
  label.classList.toggle('with-notes', items !== '');
  putInto(
    label,
    `<div class="composition ${scope}">${heading}${parts.join('')}</div>` +
      (items && `<ol role="list" aria-hidden="true" class="${scope}">${items}</ol>`),
  );
}
