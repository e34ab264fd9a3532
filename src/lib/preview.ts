// Which build this is, and what the preview of a proposal has beyond the site.
import type { Product } from './products';
import { getSite } from './site';

/** Whether this build is such a preview, or a trial at the site's own address: search engines pass it by. */
export const isPreview = process.env['PREVIEW'] === '1';

/**
 * Whether visitors may meet this build. The plain one, of `npm start` and of tests, also shows samples
 * of what the site will have: testimonials, and networks without an address.
 */
export const isForVisitors = isPreview || process.env['LAUNCH'] === '1';

export interface EditLinks {
  /** GitHub's editor; who may not write there gets a copy and proposes the change. */
  proposal: string;
  /** The product's form at /admin. */
  form: string;
}

/**
 * Where a product's file is edited. Undefined in a build for visitors, and as long as `site.yaml`
 * names no repository.
 */
export async function getEditLinks({
  id,
  filePath,
}: Pick<Product, 'id' | 'filePath'>): Promise<EditLinks | undefined> {
  const { repository, branch } = await getSite();
  if (!isPreview || repository === '' || filePath === undefined) return undefined;
  return {
    proposal: `https://github.com/${repository}/edit/${branch}/${filePath}`,
    form: `/admin/#/collections/products/entries/${id}`,
  };
}
