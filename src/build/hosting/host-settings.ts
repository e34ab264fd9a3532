import { readSiteFile } from '../../check/site-file.ts';
import { shownText } from '../../model/fields.ts';

// A type and no interface: the templates name its fields.
export type HostSettings = {
  /** `https://www.primer.rs` */
  origin: string;
  /** The one host of the site, and the one that only leads there. */
  host: string;
  otherHost: string;
  email: string;
  phone: string;
  /** How soon she answers; empty while she has not said. */
  replyTime: string;
};

/** What `site.yaml` under this project folder says to a host. The content check has approved it. */
export function readHostSettings(root: string): HostSettings {
  const { site_url: address, email, phone, reply_time: replyTime } = readSiteFile(root);
  const { origin, host } = new URL(address);
  return {
    origin,
    host,
    otherHost: otherHostOf(host),
    email,
    phone,
    // Where it stands between such signs, it must not hold one.
    replyTime: shownText(replyTime).replaceAll('"', '”'),
  };
}

/** `primer.rs` for `www.primer.rs`, and the other way round. */
export function otherHostOf(host: string): string {
  return host.startsWith('www.') ? host.slice(4) : `www.${host}`;
}
