// What is known of services that cannot be started by an address alone.
import type { OptionalCookie } from './script-schema.ts';

export interface Service {
  name: string;
  provider: string;
  src: (id: string) => string;
  connectsTo: readonly string[];
  cookies: readonly OptionalCookie[];
}

export const SERVICES = {
  // https://developers.google.com/tag-platform/security/guides/csp and
  // https://support.google.com/analytics/answer/11397207
  'google-analytics': {
    name: 'Google analitika',
    provider: 'Google',
    src: (id) => `https://www.googletagmanager.com/gtag/js?id=${id}`,
    connectsTo: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
    cookies: [
      { name: '_ga', purpose: 'Razlikuje posetioce', duration: '2 godine' },
      { name: '_ga_*', purpose: 'Pamti tok poseta', duration: '2 godine' },
    ],
  },
  // https://www.facebook.com/privacy/policies/cookies
  'meta-pixel': {
    name: 'Meta piksel',
    provider: 'Meta',
    src: () => 'https://connect.facebook.net/en_US/fbevents.js',
    connectsTo: ['https://www.facebook.com'],
    cookies: [
      { name: '_fbp', purpose: 'Razlikuje pregledače radi oglasa', duration: '90 dana' },
      { name: '_fbc', purpose: 'Pamti dolazak preko oglasa', duration: '90 dana' },
    ],
  },
} as const satisfies Record<string, Service>;

export type ServiceName = keyof typeof SERVICES;
