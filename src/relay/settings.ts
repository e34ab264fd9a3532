import { join, resolve } from 'node:path';
import { decodePercent } from '../model/paths.ts';

export type Settings = ReturnType<typeof readRelaySettings>;
export type Contact = Settings['contact'];

/** Variables of a process or of a Worker; what is no text counts as missing. */
export type Environment = Readonly<Record<string, unknown>>;

export interface SmtpSettings {
  host: string;
  port: number;
  /** Encrypted from the first byte; otherwise with STARTTLS. */
  secure: boolean;
  auth: { user: string; pass: string } | undefined;
}

/** Names all wrong variables at once, in Serbian, one a line. */
export class SettingsError extends Error {
  override name = 'SettingsError';

  constructor(problems: readonly string[]) {
    const lines = problems.map((problem) => `  ${problem}`).join('\n');
    super(`Program za poruke nije pokrenut. Ispravite podešavanja:\n${lines}`);
  }
}

const EMAIL = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;

const CURES = {
  SMTP_URL:
    'adresu servera za poštu kao smtp://ime:lozinka@smtp.primer.rs:587 ili smtps://… (posebne znakove ' +
    'u lozinci pišite kao %40, %3A, a sam znak % kao %25). Za probu na svom računaru upišite MAIL_LOCAL=1.',
  MAIL_TO: 'jednu e-mail adresu, na koju poruke idu, na primer kontakt@primer.rs.',
  MAIL_FROM: 'jednu e-mail adresu, na primer kontakt@primer.rs, ili je ostavite praznu.',
  MAIL_ORIGINS:
    'adrese sajta odvojene zarezom, na primer https://www.primer.rs,https://primer.rs. ' +
    'Dovoljan je i SITE_URL, ako je adresa jedna.',
  PORT: 'ceo broj od 0 do 65535.',
  RATE_PER_MINUTE: 'ceo broj od 1.',
  RETRY_BASE_MS: 'ceo broj od 1.',
};

/**
 * Reads the variables that `.env.example` describes. Without `MAIL_LOCAL=1` a mail server is required:
 * otherwise the relay would put the messages into a folder where nobody looks. Throws a SettingsError.
 */
export function readRelaySettings(environment: Environment) {
  const text = (name: string, fallback = '') => textIn(environment, name) || fallback;
  const isLocal = text('MAIL_LOCAL') === '1';
  const to = text('MAIL_TO', isLocal ? 'konsultant@localhost' : '');
  const dataFolder = resolve(text('MAIL_DATA', 'var/mail'));
  const settings = {
    ...readPublicSettings(environment),
    /** Undefined: mails go into `mailFolder`. */
    smtp: readSmtpUrl(text('SMTP_URL')),
    to,
    /** The mailbox writes to itself by default: spam filters expect that of a contact form. */
    from: text('MAIL_FROM', to),
    /** Messages of one network. */
    ratePerMinute: wholeNumber(text('RATE_PER_MINUTE', '10')),
    /** The first pause after a failed attempt; each failure in a row doubles it. */
    retryBaseMs: wholeNumber(text('RETRY_BASE_MS', '1000')),
    port: wholeNumber(text('PORT', '8787')),
    dataFolder,
    mailFolder: join(dataFolder, 'primljeno'),
  };
  const isRight: Record<keyof typeof CURES, boolean> = {
    SMTP_URL: settings.smtp !== undefined || (isLocal && !text('SMTP_URL')),
    MAIL_TO: EMAIL.test(to),
    MAIL_FROM: !text('MAIL_FROM') || EMAIL.test(settings.from),
    MAIL_ORIGINS: settings.origins.size > 0 && !settings.origins.has(''),
    PORT: settings.port <= 65_535,
    RATE_PER_MINUTE: settings.ratePerMinute >= 1,
    RETRY_BASE_MS: settings.retryBaseMs >= 1,
  };
  const problems = Object.entries(CURES)
    .filter(([name]) => !isRight[name as keyof typeof CURES])
    .map(([name, cure]) => `${name}: upišite ${cure}`);
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

/** What answers to visitors need, also while other settings are wrong. */
export function readPublicSettings(environment: Environment) {
  const text = (name: string) => textIn(environment, name);
  const localSite = text('MAIL_LOCAL') === '1' ? 'http://localhost:4321' : '';
  const sites = text('MAIL_ORIGINS') || text('SITE_URL') || localSite;
  const addresses = sites.split(',').map((address) => address.trim());
  return {
    /** Sites whose pages may post; '' stands for a wrong address. */
    origins: new Set(addresses.filter(Boolean).map(originOf)),
    /** How visitors reach the owner; empty where the variable is missing. */
    contact: {
      siteUrl: text('SITE_URL'),
      phone: text('CONTACT_PHONE'),
      email: text('CONTACT_EMAIL'),
      replyTime: text('CONTACT_REPLY_TIME'),
    },
  };
}

function textIn(environment: Environment, name: string): string {
  const value = environment[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** NaN when the text is something else. */
function wholeNumber(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

function originOf(address: string): string {
  return /^https?:\/\//.test(address) && URL.canParse(address) ? new URL(address).origin : '';
}

/** Undefined when the address is wrong. */
function readSmtpUrl(given: string): SmtpSettings | undefined {
  if (!/^smtps?:/.test(given) || !URL.canParse(given)) return undefined;
  const { protocol, hostname, port, username, password } = new URL(given);
  const user = decodePercent(username);
  const pass = decodePercent(password);
  if (!hostname || user === undefined || pass === undefined) return undefined;
  const secure = protocol === 'smtps:';
  return {
    host: hostname,
    port: Number(port) || (secure ? 465 : 25),
    secure,
    auth: user ? { user, pass } : undefined,
  };
}
