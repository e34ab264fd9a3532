import type { HostSettings } from '../host-settings.ts';

/** Names of the Workers at Cloudflare: of the site with its form, and of the relay alone. */
export const SITE_WORKER = 'aloe-savetnica';
export const RELAY_WORKER = 'aloe-relej';

/** What the Worker answers by itself, although a site stands beside it. */
const OWN_ADDRESSES = ['/mail_cv.php', '/health', '/auth', '/callback'];

/** `wrangler.jsonc`: site and form in one Worker. */
export function emitSiteWorker(settings: HostSettings): string {
  const assets = {
    directory: '../../dist',
    binding: 'ASSETS',
    html_handling: 'auto-trailing-slash',
    // The Worker shows the page for it.
    not_found_handling: 'none',
    run_worker_first: OWN_ADDRESSES,
  };
  return write({ ...describeRelay(SITE_WORKER, settings), assets });
}

/** `relay.jsonc`: the relay for a site that is elsewhere. */
export function emitRelayWorker(settings: HostSettings): string {
  return write(describeRelay(RELAY_WORKER, settings));
}

/** `.assetsignore`: what lies in the site's folder for other hosts, or by mistake. */
export const ASSETS_IGNORE = ['*.br', '*.gz', '.*', '!.well-known', ''].join('\n');

function describeRelay(name: string, { origin, phone, email, replyTime }: HostSettings) {
  return {
    name,
    main: 'worker.js',
    // Sent as the build wrote it, and nothing that lies beside it.
    no_bundle: true,
    find_additional_modules: false,
    compatibility_date: '2026-08-04',
    workers_dev: true,
    durable_objects: { bindings: [{ name: 'RELAY', class_name: 'Relay' }] },
    migrations: [{ tag: 'v1', new_sqlite_classes: ['Relay'] }],
    triggers: { crons: ['*/15 * * * *'] },
    vars: {
      SITE_URL: origin,
      MAIL_ORIGINS: origin,
      CONTACT_PHONE: phone,
      CONTACT_EMAIL: email,
      CONTACT_REPLY_TIME: replyTime,
    },
  };
}

function write(settings: object): string {
  const from =
    '// Written by the build: do not change it here. src/build/hosting/README.md tells more.';
  return `${from}\n${JSON.stringify(settings, null, 2)}\n`;
}
