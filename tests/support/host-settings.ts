import type { HostedSite } from '../../src/build/hosting/host-files.ts';

/** A site as its hosts know it; she does not tell how soon she answers. */
export const SETTINGS: HostedSite = {
  site_url: 'https://www.primer.rs',
  email: 'ana@primer.rs',
  phone: '+381 60 123 45 67',
  reply_time: 'ne',
};
