// The links for editing a product, which only the preview of a proposal has.
import { BUILD } from './build.ts';
import type { Product } from './products.ts';
import { getSite } from './site.ts';

export interface EditLinks {
  /** GitHub's editor. GitHub makes a copy for a person without write access, who then proposes the change. */
  proposal: string;
  form: string;
}

/**
 * Addresses at which a product's file can be edited. Undefined unless this build is a preview and `site.yaml` names
 * a repository.
 */
export async function getEditLinks({
  filePath,
}: Pick<Product, 'filePath'>): Promise<EditLinks | undefined> {
  const { repository, branch } = await getSite();
  if (!BUILD.isPreview || repository === '' || filePath === undefined) return undefined;
  return {
    proposal: `https://github.com/${repository}/edit/${branch}/${filePath}`,
    form: `/admin/#${filePath}`,
  };
}
