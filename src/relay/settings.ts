import { join, resolve, sep } from 'node:path';
import { readSmtpUrl, type SmtpSettings } from './smtp-url.ts';

export interface Settings {
  port: number;
  host: string;
  dataFolder: string;
  mailFolder: string;
  smtp: SmtpSettings | undefined;
  to: string;
  from: string;
  domain: string;
  origins: ReadonlySet<string>;
  contact: { siteUrl: string; phone: string; email: string; replyTime: string };
  proxyHops: number;
  rateBurst: number;
  ratePerMinute: number;
  networkPerDay: number;
  mailPerHour: number;
  mailMax: number;
  keepKeyDays: number;
  headersMs: number;
  requestMs: number;
  maxConnections: number;
  retryBaseMs: number;
  lineBaseMs: number;
  alertUrl: string;
  alertMs: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** All that is wrong with the environment, in Serbian, one line per variable. */
export class SettingsError extends Error {
  override name = 'SettingsError';

  constructor(problems: readonly string[]) {
    super(
      `Prijemnik poruka nije pokrenut. Ispravite podešavanja:\n${problems.map((p) => `  ${p}`).join('\n')}`,
    );
  }
}

/**
 * Reads the environment once. Without `MAIL_LOCAL=1` a mail server and its addresses are required:
 * a relay that quietly keeps the messages in a folder would lose every one of them.
 */
export function readSettings(environment: Environment): Settings {
  const problems: string[] = [];
  const local = environment['MAIL_LOCAL'] === '1';

  const text = (name: string, fallback: string) => environment[name]?.trim() || fallback;
  const whole = (name: string, fallback: number, min: number, max: number) => {
    const given = text(name, String(fallback));
    const number = Number(given);
    if (/^\d+$/.test(given) && number >= min && number <= max) return number;
    problems.push(`${name}: upišite ceo broj od ${min} do ${max} (sada je „${given}“).`);
    return fallback;
  };
  const address = (name: string, fallback: string) => {
    const given = text(name, fallback);
    if (/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(given)) return given;
    problems.push(`${name}: upišite jednu e-mail adresu, na primer kontakt@primer.rs.`);
    return given;
  };
  const require = (name: string, reason: string) => {
    if (!local && !text(name, '')) problems.push(`${name}: nedostaje. ${reason}`);
  };

  require('SMTP_URL', 'Bez servera za poštu poruke ne bi stigle nikome. Primer: smtp://ime:lozinka@smtp.primer.rs:587 (za probu na svom računaru upišite MAIL_LOCAL=1).');
  require('MAIL_TO', 'Bez nje se ne zna kome poruke idu. Primer: kontakt@primer.rs');
  require('MAIL_FROM', 'Adresa na domenu sajta; bez nje serveri odbijaju poštu. Primer: sajt@primer.rs');
  if (!text('SITE_URL', ''))
    require('MAIL_ORIGINS', 'Bez adrese sajta bila bi odbijena svaka poruka. Primer: https://www.primer.rs');

  const dataFolder = resolve(text('MAIL_DATA', 'var/mail'));
  const from = address('MAIL_FROM', 'sajt@localhost');
  const siteUrl = text('SITE_URL', '');
  const origins = text('MAIL_ORIGINS', siteUrl || 'http://localhost:4321');
  const settings: Settings = {
    port: whole('PORT', 8787, 0, 65_535),
    host: text('HOST', '127.0.0.1'),
    dataFolder,
    mailFolder: join(dataFolder, 'primljeno'),
    smtp: local && !text('SMTP_URL', '') ? undefined : readSmtpUrl(text('SMTP_URL', ''), problems),
    to: address('MAIL_TO', 'konsultant@localhost'),
    from,
    domain: text('MAIL_DOMAIN', from.split('@')[1] ?? 'localhost'),
    origins: readOrigins(origins, problems),
    contact: {
      siteUrl,
      phone: text('CONTACT_PHONE', ''),
      email: text('CONTACT_EMAIL', ''),
      replyTime: text('CONTACT_REPLY_TIME', ''),
    },
    proxyHops: whole('TRUST_PROXY_HOPS', 0, 0, 10),
    rateBurst: whole('RATE_BURST', 10, 1, 1_000_000),
    ratePerMinute: whole('RATE_PER_MINUTE', 5, 1, 1_000_000),
    networkPerDay: whole('NETWORK_PER_DAY', 20, 1, 1_000_000),
    mailPerHour: whole('MAIL_PER_HOUR', 60, 1, 100_000_000),
    mailMax: whole('MAIL_MAX', 10_000, 1, 10_000_000),
    keepKeyDays: whole('KEEP_KEY_DAYS', 90, 0, 3650),
    headersMs: whole('HEADERS_MS', 10_000, 100, 600_000),
    requestMs: whole('REQUEST_MS', 20_000, 100, 600_000),
    maxConnections: whole('MAX_CONN', 4000, 1, 1_000_000),
    retryBaseMs: whole('RETRY_BASE_MS', 15_000, 1, 3_600_000),
    lineBaseMs: whole('LINE_BASE_MS', 500, 1, 300_000),
    alertUrl: readAlertUrl(text('ALERT_URL', ''), problems),
    alertMs: whole('ALERT_MS', 300_000, 1000, 3_600_000),
  };
  if (dataFolder.split(sep).includes('public_html'))
    problems.push(
      'MAIL_DATA: folder sa porukama ne sme da bude u public_html, gde ga svako može otvoriti.',
    );
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

function readAlertUrl(given: string, problems: string[]): string {
  if (given && !/^https?:$/.test(URL.parse(given)?.protocol ?? '')) {
    problems.push('ALERT_URL: upišite adresu koju je dao čuvar, na primer https://hc-ping.com/…');
  }
  return given;
}

function readOrigins(given: string, problems: string[]): Set<string> {
  const parts = given
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const origins = parts.map((part) => URL.parse(part)?.origin);
  if (parts.length === 0 || origins.some((origin) => !origin?.startsWith('http'))) {
    problems.push(
      'MAIL_ORIGINS: upišite adrese sajta odvojene zarezom, na primer https://www.primer.rs,https://primer.rs',
    );
  }
  return new Set(origins.filter((origin) => origin !== undefined));
}
