// What the preview of a proposal, for its author's eyes only, has beyond the site.
import type { Product } from './products';
import { getSite } from './site';

/** Whether this build is such a preview. */
export const isPreview = process.env['PREVIEW'] === '1';

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
