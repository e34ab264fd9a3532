// Which build this is, and the links for editing that only the preview of a proposal has.
import type { Product } from './products';
import { getSite } from './site';

/** Whether this build previews a proposal, or is a trial at the site's own address: search engines must not list it. */
export const isPreview = process.env['PREVIEW'] === '1';

/**
 * Whether this build is for visitors. Without PREVIEW and LAUNCH, as in `npm start` and in tests, the build also
 * shows samples: invented testimonials, and icons of social networks that have no address yet.
 */
export const isForVisitors = isPreview || process.env['LAUNCH'] === '1';

export interface EditLinks {
  /** GitHub's editor. GitHub makes a copy for a person without write access, who then proposes the change. */
  proposal: string;
  /** The product's form in /admin. */
  form: string;
}

/**
 * Addresses at which a product's file can be edited. Undefined unless this build is a preview and `site.yaml` names
 * a repository.
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
