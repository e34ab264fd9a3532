// Whether the message form can work on the host of the site, and whether the privacy policy states rightly
// where a message waits until it is delivered (`messages_at`).
import type { MessageKeeper } from '../model/collections/site.ts';
import { otherHostOf } from '../model/page/other-host.ts';

interface FormProblem {
  field: string;
  text: string;
  fix: string;
}

interface FormSettings {
  site_url: string;
  contact_endpoint: string;
  messages_at: MessageKeeper;
}

/**
 * What the launch must wait for, with the field to correct; undefined when there is nothing. `publishTo` is the host
 * that the workflow publishes to; '' on one's own machine, where only the addresses are checked.
 */
export function findFormProblem(
  { site_url, contact_endpoint: endpoint, messages_at: declared }: FormSettings,
  publishTo: string,
): FormProblem | undefined {
  const siteHost = URL.parse(site_url)?.host ?? '';
  const { host = '', hostname = '' } =
    URL.parse(endpoint, `https://${siteHost || 'localhost'}`) ?? {};
  const isSameHost = host === siteHost || endpoint.startsWith('/');
  if (/(?:^|\.)example(?:\.|$)/.test(hostname) && !endpoint.startsWith('/'))
    return {
      field: 'contact_endpoint',
      text: `Adresa za poruke je probna: ${endpoint}`,
      fix: 'Upišite pravu, ili /mail_cv.php ako program za poruke radi na istom serveru.',
    };
  // A rented web space runs no program of ours.
  if (isSameHost && publishTo === 'cpanel')
    return {
      field: 'contact_endpoint',
      text:
        'Obrazac na stranici Kontakt ne bi radio: na zakupljenom prostoru (cPanel) sajt sam ne ' +
        `prima poruke, a adresa za poruke je ${endpoint}.`,
      fix:
        'Pokrenite program za poruke na Cloudflareu i upišite njegovu adresu, na primer: ' +
        'contact_endpoint: https://aloe-relej.IME.workers.dev/mail_cv.php',
    };
  if (host === otherHostOf(siteHost))
    return {
      field: 'contact_endpoint',
      text:
        `Obrazac na stranici Kontakt ne bi radio: adresa za poruke (${host}) preusmerava na ` +
        `adresu sajta (${siteHost}), a poruka se pri tome gubi.`,
      fix: 'Upišite samo: contact_endpoint: /mail_cv.php',
    };
  const keeper = keeperAt(hostname, isSameHost, publishTo) ?? declared;
  if (keeper === declared) return undefined;
  const text = `Politika privatnosti bi pogrešno navodila gde poruke čekaju: upisano je ${declared}.`;
  return { field: 'messages_at', text, fix: `Upišite: messages_at: ${keeper}` };
}

/** Who keeps messages that are sent to this host; undefined where the address does not show it. */
function keeperAt(hostname: string, isOwn: boolean, publishTo: string): MessageKeeper | undefined {
  if (hostname.endsWith('.workers.dev')) return 'cloudflare';
  if (!isOwn || publishTo === '') return undefined;
  return publishTo === 'cloudflare' ? 'cloudflare' : 'server';
}
