import type { HostSettings } from '../../src/build/hosting/host-settings.ts';

/** A site as its hosts know it. */
export const SETTINGS: HostSettings = {
  origin: 'https://www.primer.rs',
  host: 'www.primer.rs',
  otherHost: 'primer.rs',
  email: 'ana@primer.rs',
  phone: '+381 60 123 45 67',
  replyTime: '',
};
