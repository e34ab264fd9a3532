// Whether the message form can work where the site is published, and the privacy policy is right about
// where a message waits.
import type { MessageKeeper } from '../model/collections/site.ts';

interface FormSettings {
  site_url: string;
  contact_endpoint: string;
  messages_at: MessageKeeper;
}

/** Hosts that run no program for messages at the site's own address. */
const WITHOUT_RELAY = new Set(['netlify', 'github', 'cpanel']);

/**
 * What the launch waits for, with the field that it is about. `publishTo` is the host that the workflow
 * names; empty on one's own machine, where only the addresses tell.
 */
export function findFormProblem(
  { site_url, contact_endpoint: endpoint, messages_at: told }: FormSettings,
  publishTo: string,
): { at: [string]; text: string; fix: string }[] {
  const own = URL.parse(site_url)?.host ?? '';
  const { host = '', hostname = '' } = URL.parse(endpoint, `https://${own || 'localhost'}`) ?? {};
  const isOwn = host === own || endpoint.startsWith('/');
  if (/(?:^|\.)example(?:\.|$)/.test(hostname) && !endpoint.startsWith('/'))
    return [
      {
        at: ['contact_endpoint'],
        text: `Adresa za poruke je probna: ${endpoint}`,
        fix: 'Upišite pravu, ili /mail_cv.php ako program za poruke radi na istom serveru.',
      },
    ];
  if (isOwn && WITHOUT_RELAY.has(publishTo))
    return [
      {
        at: ['contact_endpoint'],
        text: `Obrazac na stranici Kontakt ne bi radio: na ovom hostingu (${publishTo}) sajt sam ne prima poruke, a adresa za poruke je ${endpoint}.`,
        fix: 'Pokrenite program za poruke na drugoj adresi i upišite nju, na primer: contact_endpoint: https://relej.primer.rs/mail_cv.php ili https://aloe-relej.IME.workers.dev/mail_cv.php',
      },
    ];
  if (host !== own && withoutWww(host) === withoutWww(own))
    return [
      {
        at: ['contact_endpoint'],
        text: `Obrazac na stranici Kontakt ne bi radio: adresa za poruke (${host}) preusmerava na adresu sajta (${own}), a poruka se pri tome gubi.`,
        fix: 'Upišite samo: contact_endpoint: /mail_cv.php',
      },
    ];
  const found = keeperAt(hostname, isOwn, publishTo) ?? told;
  if (found === told) return [];
  const text = `Politika privatnosti bi pogrešno navodila gde poruke čekaju: upisano je ${told}.`;
  return [{ at: ['messages_at'], text, fix: `Upišite: messages_at: ${found}` }];
}

/** Who keeps messages that go to this host; undefined where nobody can tell. */
function keeperAt(hostname: string, isOwn: boolean, publishTo: string): MessageKeeper | undefined {
  if (hostname.endsWith('.workers.dev')) return 'cloudflare';
  if (isOwn && publishTo === 'cloudflare') return 'cloudflare';
  return isOwn && /^(nginx|caddy|apache)$/.test(publishTo) ? 'server' : undefined;
}

const withoutWww = (host: string) => host.replace(/^www\./, '');
