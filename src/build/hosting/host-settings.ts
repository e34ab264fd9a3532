import { readSiteFile } from '../../check/site-file.ts';
import { completeScripts, type OptionalScript } from '../../lib/consent/optional-scripts.ts';
import { shownText } from '../../model/fields.ts';

export interface HostSettings {
  /** `https://www.primer.rs` */
  origin: string;
  /** The one host of the site, and the one that only leads there. */
  host: string;
  otherHost: string;
  email: string;
  phone: string;
  /** How soon she answers; empty while she has not said. */
  replyTime: string;
  /** Path of the relay when the web server passes it on; its origin when it runs elsewhere. */
  relay: { path: string } | { origin: string };
  /** Origins that scripts speak with once the visitor has allowed them. */
  optionalOrigins: readonly string[];
}

/** What `site.yaml` under this project folder says to a host. The content check has approved it. */
export function readHostSettings(root: string): HostSettings {
  const site = readSiteFile(root);
  const scripts = completeScripts(site.optional_scripts ?? []);
  const { site_url: address, contact_endpoint: endpoint, email, phone } = site;
  const told = { phone, replyTime: shownText(site.reply_time) };
  return shapeHostSettings(address, endpoint, email, scripts, told);
}

/** Throws when the site's address is no address. */
export function shapeHostSettings(
  site: string,
  endpoint: string,
  email: string,
  scripts: readonly OptionalScript[] = [],
  told = { phone: '', replyTime: '' },
): HostSettings {
  const { origin, host } = new URL(site);
  return {
    origin,
    host,
    otherHost: otherHostOf(host),
    email,
    ...told,
    relay: endpoint.startsWith('/') ? { path: endpoint } : { origin: new URL(endpoint).origin },
    optionalOrigins: [...new Set(scripts.flatMap(({ connectsTo }) => connectsTo))],
  };
}

/** `primer.rs` for `www.primer.rs`, and the other way round. */
export function otherHostOf(host: string): string {
  return host.startsWith('www.') ? host.slice(4) : `www.${host}`;
}
