// The page of the site that shows a text, with what is not published yet in its places.
import type { Path } from '../../check/read-yaml.ts';
import {
  type Collection,
  collectionNamed,
  collectionOf,
  KINDS,
  pageOf,
  SITE,
} from '../../model/collections.ts';
import { type Data, isData, required } from '../../model/data.ts';
import { ITEMS } from '../../model/file/entries.ts';
import { readSections } from '../../model/file/product-text.ts';
import { splitText } from '../../model/file/text.ts';
import { yamlData } from '../../model/file/yaml.ts';
import { escapeHtml } from '../../model/page/escape-html.ts';
import { isTemplate, resolvePath } from '../../model/paths.ts';
import { shownText } from '../../model/schema/fields.ts';
import { dialectOf } from '../../text/dialect.ts';
import { type DrawComponent, drawHtml } from '../../text/draw-html.ts';
import { parseMarkdown } from '../../text/parse-markdown.ts';
import { type Draft, tryReading, writeDraft } from '../drafts/draft.ts';
import { fieldsOf, labelAt } from '../form/form-fields.ts';
import { isEqual, putChanges } from './put-changes.ts';
import { showPicture } from './put-picture.ts';
import { isOnProductPage, putProduct } from './put-product.ts';
import { CHANGED } from './put-words.ts';
import { fetchPage, type SitePage } from './site-page.ts';

export interface Preview extends SitePage {
  /** Labels of the changed fields that the page does not show. */
  unseen: string[];
  /** The name of the product whose page is shown, where the own one is not there yet. */
  borrowed?: string | undefined;
}

export interface Known {
  drafts: ReadonlyMap<string, Draft>;
  /** The text as the pages show it now: they lag behind a publication by some minutes. */
  textOnSite(draft: Draft): string;
  /** Path → published text. */
  texts: ReadonlyMap<string, string>;
  /** Where a picture can be seen that no page shows yet; undefined where there is none. */
  addressOf(picture: string): Promise<string | undefined>;
}

const HEADINGS = collectionNamed('headings').path;
/** A text without a page of its own is looked for on these, the likeliest first; any other on the home page. */
const PAGES_TO_TRY: Readonly<Record<string, readonly string[]>> = {
  [SITE]: ['/contact', '/', '/business-cooperation'],
  [HEADINGS]: ['/', '/contact', '/business-cooperation', '/products'],
};

/** @throws when the site cannot be reached. */
export async function drawPreview(draft: Draft, known: Known): Promise<Preview> {
  if (collectionOf(draft.path)?.name === 'products') return previewProduct(draft, known);
  const own = pageOf(draft.path);
  let best: Preview | undefined;
  for (const address of own ? [own] : (PAGES_TO_TRY[draft.path] ?? ['/'])) {
    const shown = await fetchPage(address);
    if (!shown) continue;
    // First its own: what others put in would hide the old words of this text.
    const unseen = labelsOf(draft.path, await putText(shown.page, draft, known));
    await putOthers(shown.page, address, draft, known);
    if (!best || unseen.length < best.unseen.length) best = { ...shown, unseen };
    if (unseen.length === 0) break;
  }
  return finish(required(best, draft.path));
}

async function previewProduct(draft: Draft, known: Known): Promise<Preview> {
  const { path } = draft;
  const [before, after] = [read(path, known.textOnSite(draft)), read(path, writeDraft(draft))];
  const isAbsent = draft.base === '' || before['draft'] === true;
  const address = pageOf(path) ?? '';
  const own = isAbsent ? undefined : await fetchPage(address);
  const other = own ? undefined : findOther(path, after, known);
  const shown = own ?? (other && (await fetchPage(pageOf(other.path) ?? '')));
  const { page, css } = required(shown, path);
  // First the others: the product's own article is then drawn anew as a whole.
  await putOthers(page, address, draft, known);
  const article = required(page.querySelector('main article') ?? undefined, 'article');
  const row = required(collectionOf(path), path);
  putProduct(article, after, {
    kind: kindsIn(known).find(({ id }) => id === after['kind']) ?? {},
    headings: current(HEADINGS, known),
    drawMarkdown: (source) => drawMarkdown(row, source),
  });
  const picture = resolvePath(path, String(after['image'] ?? ''));
  // A new picture may have the name of the old one.
  const isOther = other || before['image'] !== after['image'] || picture in draft.pictures;
  const isSeen =
    !isOther || putOwnPicture(article, await known.addressOf(picture), other === undefined);
  const missing = Object.keys({ ...before, ...after }).filter((key) =>
    key === 'image' ? !isSeen : !isOnProductPage(key) && !isEqual(before[key], after[key]),
  );
  const unseen = labelsOf(
    path,
    missing.map((key) => [key]),
  );
  return finish({ page, css, unseen, borrowed: other?.name });
}

/** False where the picture cannot be had; that of another product is then taken away. */
function putOwnPicture(article: Element, address: string | undefined, isOwnPage: boolean): boolean {
  const image = article.querySelector<HTMLImageElement>('.picture img');
  if (image && address) showPicture(image, address);
  else if (!isOwnPage) image?.parentElement?.remove();
  return address !== undefined;
}

/** A product with a page: one of the same kind, if there is one. */
function findOther(path: string, { kind }: Data, { texts }: Known) {
  const all = [...texts]
    .filter(([one]) => one !== path && collectionOf(one)?.name === 'products' && !isTemplate(one))
    .map(([one, source]) => ({ path: one, data: tryReading(one, source) ?? {} }))
    .filter(({ data }) => !data['draft'] && !data['publish_from'] && data['name']);
  const found = all.find(({ data }) => data['kind'] === kind) ?? all[0];
  return found && { path: found.path, name: String(found.data['name']) };
}

/** Puts what has changed in this text; the paths of the fields that the page does not show. */
async function putText(page: Document, draft: Draft, known: Known): Promise<Path[]> {
  const { path } = draft;
  const row = required(collectionOf(path), path);
  const [before, after] = [read(path, known.textOnSite(draft)), read(path, writeDraft(draft))];
  const site = read(SITE, known.texts.get(SITE) ?? '');
  const pictures = new Map(
    await Promise.all(
      Object.keys(draft.pictures).map(
        async (picture) => [picture, await known.addressOf(picture)] as const,
      ),
    ),
  );
  // Data that stand around every page are also in its head and its foot.
  const root = row.format === 'record' ? page.body : (page.querySelector('main') ?? page.body);
  return putChanges(root, {
    row,
    before,
    after,
    drawBody: (source) => drawMarkdown(row, source, componentsOf(page, site)),
    addressOf: (picture) => pictures.get(resolvePath(path, picture)),
  });
}

/** Puts the other drafts that the page shows as well. */
async function putOthers(page: Document, address: string, { path }: Draft, known: Known) {
  const own = new Set(page.querySelectorAll(`[${CHANGED}]`));
  for (const other of known.drafts.values()) {
    const isShown =
      other.path !== path &&
      other.base !== '' &&
      other.source === undefined &&
      collectionOf(other.path)?.name !== 'products' &&
      (pageOf(other.path) ?? address) === address;
    if (isShown) await putText(page, other, known);
  }
  // The page is opened where the text itself has changed.
  for (const changed of page.querySelectorAll(`[${CHANGED}]`))
    if (!own.has(changed)) changed.removeAttribute(CHANGED);
}

function finish(preview: Preview): Preview {
  const { page } = preview;
  for (const changed of page.querySelectorAll(`[${CHANGED}]`))
    changed.closest('details')?.setAttribute('open', '');
  return preview;
}

const labelsOf = (path: string, missing: readonly Path[]) => {
  const fields = fieldsOf(path);
  const inForm = missing.filter(([first]) => String(first) in fields);
  return [...new Set(inForm.map((at) => labelAt(fields, at)))];
};

/** The data of a text as the site reads them, with the text below them as `body`. */
function read(path: string, source: string): Data {
  const { format } = required(collectionOf(path), path);
  if (source === '') return {};
  if (format === 'list') return { [ITEMS]: yamlData(source) ?? [] };
  if (format === 'record') return (yamlData(source) ?? {}) as Data;
  const { yaml, body } = splitText(source);
  const below = format === 'product' ? readSections(body) : { body };
  return { ...(yamlData(yaml) ?? {}), ...below };
}

function current(path: string, { drafts, texts }: Known): Data {
  const draft = drafts.get(path);
  // One that cannot be read is mended as it stands.
  const isReadable = draft !== undefined && draft.source === undefined;
  return read(path, isReadable ? writeDraft(draft) : (texts.get(path) ?? ''));
}

const kindsIn = (known: Known) => [current(KINDS, known)[ITEMS]].flat().filter(isData);

const drawMarkdown = (row: Collection, source: string, drawComponent?: DrawComponent) =>
  drawHtml(parseMarkdown(source, dialectOf(row)), drawComponent);

/** The components that a text may hold: what they show stands in the page. */
function componentsOf(page: Document, site: Data): DrawComponent {
  const inPage = (place: string) => page.querySelector(place)?.outerHTML ?? '';
  return ({ name, attributes = {} }, inside) => {
    if (name === 'PodaciRukovaoca') return inPage('address.panel');
    if (name === 'DatumIsteka') return inPage('[data-consent-expiry]');
    if (name === 'PorukeCuva') return attributes['ko'] === site['messages_at'] ? inside : '';
    if (name !== 'ImeSavetnice') return inside;
    const town = shownText(String(site['town'] ?? ''));
    return `<strong>${escapeHtml(`${site['name']}${town && ` iz ${town}`}`)}</strong>`;
  };
}
