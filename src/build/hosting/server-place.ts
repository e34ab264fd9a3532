/** Where things are on a server of one's own. The tests put other places here. */
export interface ServerPlace {
  /** The folder `dist` of the release that is being served. */
  root: string;
  certificate: string;
  key: string;
  /** Answers the certificate authority over plain http. */
  challenges: string;
  httpPort: number;
  httpsPort: number;
  /** Where the relay listens. */
  relay: string;
}

/** Mozilla's intermediate list for TLS 1.2: only what keeps a recorded visit secret for ever. */
export const TLS_CIPHERS = [
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
].join(':');

/** What `README.md` installs on Debian and Ubuntu. */
export function usualPlace(host: string): ServerPlace {
  return {
    root: '/var/www/aloe-savetnica/current/dist',
    certificate: `/etc/letsencrypt/live/${host}/fullchain.pem`,
    key: `/etc/letsencrypt/live/${host}/privkey.pem`,
    challenges: '/var/www/html',
    httpPort: 80,
    httpsPort: 443,
    relay: '127.0.0.1:8787',
  };
}
