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
