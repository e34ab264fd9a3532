import { BUILD } from './build.ts';
import { getSite } from './site.ts';

export interface Network {
  name: string;
  /** The consultant's page, or empty. */
  url: string;
  /** Path of the icon, in a box of 24 × 24. */
  icon: string;
}

/**
 * The social networks with a page of the consultant; a build that is not for visitors shows all. `hasLinks` is false when
 * none of them leads anywhere.
 */
export async function getNetworks(): Promise<{ networks: Network[]; hasLinks: boolean }> {
  const { facebook_url, instagram_url } = await getSite();
  const all = [
    {
      name: 'Facebook',
      url: facebook_url,
      icon: 'M17.5 2.5H15a5 5 0 0 0-5 5v3H7v4h3v7h4v-7h2.5l1-4H14v-2.5a1.5 1.5 0 0 1 1.5-1.5h2z',
    },
    {
      name: 'Instagram',
      url: instagram_url,
      icon: 'M3 8a5 5 0 0 1 5-5h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM8 12a4 4 0 0 1 8 0 4 4 0 0 1-8 0M17 7h0',
    },
  ];
  const networks = all.filter(({ url }) => url || !BUILD.isForVisitors);
  return { networks, hasLinks: networks.some(({ url }) => url) };
}
