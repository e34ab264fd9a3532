import type { HostedSite } from '../../src/build/hosting/host-files.ts';

/** What the hosts are told of a site whose consultant does not say how soon she answers. */
export const SETTINGS: HostedSite = {
  site_url: 'https://www.primer.rs',
  email: 'ana@primer.rs',
  phone: '+381 60 123 45 67',
  reply_time: 'ne',
};
