import { join, resolve } from 'node:path';
import { decodePercent } from '../model/paths.ts';

export type Settings = ReturnType<typeof readRelaySettings>;

export type Environment = Readonly<Record<string, string | undefined>>;

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

/** Variables of older relays, which change nothing any more. */
const GONE = ['ALERT_URL', 'LINE_BASE_MS', 'MAIL_MAX', 'MAIL_PER_HOUR', 'TRUST_PROXY_HOPS'];

/** Which variables the owner may delete, in Serbian; '' when there are none. */
export function namesOfGone(environment: Environment): string {
  const names = GONE.filter((name) => environment[name]);
  if (names.length === 0) return '';
  return `Ova podešavanja više ne postoje, obrišite ih: ${names.join(', ')}.`;
}

/** How visitors reach the owner, for the result pages; empty where the variable is missing. */
export function readContact(environment: Environment) {
  return {
    siteUrl: environment['SITE_URL']?.trim() ?? '',
    phone: environment['CONTACT_PHONE']?.trim() ?? '',
    email: environment['CONTACT_EMAIL']?.trim() ?? '',
    replyTime: environment['CONTACT_REPLY_TIME']?.trim() ?? '',
  };
}

/**
 * Reads the variables that `.env.example` describes. Without `MAIL_LOCAL=1` a mail server is required:
 * otherwise the relay would put the messages into a folder where nobody looks. Throws a SettingsError.
 */
export function readRelaySettings(environment: Environment) {
  const variables = openVariables(environment);
  const settings = {
    ...readMailbox(variables),
    ...readSenders(variables, environment),
    ...readPlace(variables),
  };
  if (variables.problems.length > 0) throw new SettingsError(variables.problems);
  return settings;
}

type Variables = ReturnType<typeof openVariables>;

/** The variables one by one. What is wrong with them is added to `problems`, in Serbian, a sentence each. */
function openVariables(environment: Environment) {
  const problems: string[] = [];
  const text = (name: string, fallback = '') => environment[name]?.trim() || fallback;

  function whole(name: string, fallback: number, min: number, max: number): number {
    const given = text(name, String(fallback));
    const number = Number(given);
    if (/^\d+$/.test(given) && number >= min && number <= max) return number;
    problems.push(`${name}: upišite ceo broj od ${min} do ${max} (sada je „${given}“).`);
    return fallback;
  }

  function address(name: string, fallback: string): string {
    const given = text(name, fallback);
    if (!/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(given))
      problems.push(`${name}: upišite jednu e-mail adresu, na primer kontakt@primer.rs.`);
    return given;
  }

  /** On a developer's own computer nothing is required. */
  function require(name: string, reason: string): void {
    if (text('MAIL_LOCAL') !== '1' && !text(name)) problems.push(`${name}: nedostaje. ${reason}`);
  }

  return { problems, text, whole, address, require };
}

/** Where messages go. */
function readMailbox({ problems, text, whole, address, require }: Variables) {
  require('SMTP_URL', 'Bez servera za poštu poruke ne bi stigle nikome. Primer: ' +
    'smtp://ime:lozinka@smtp.primer.rs:587 (za probu na svom računaru upišite MAIL_LOCAL=1).');
  require('MAIL_TO', 'Bez nje se ne zna kome poruke idu. Primer: kontakt@primer.rs');
  const smtpUrl = text('SMTP_URL');
  const to = address('MAIL_TO', 'konsultant@localhost');
  return {
    /** Undefined: mails go into `mailFolder`. */
    smtp: smtpUrl ? readSmtpUrl(smtpUrl, problems) : undefined,
    to,
    /** The mailbox writes to itself by default: spam filters expect that of a contact form. */
    from: text('MAIL_FROM') ? address('MAIL_FROM', to) : to,
    /** The first pause after a failed attempt; each failure in a row doubles it. */
    retryBaseMs: whole('RETRY_BASE_MS', 1000, 1, 3_600_000),
  };
}

/** Who may send a message, and how many. */
function readSenders({ problems, whole, require }: Variables, environment: Environment) {
  const contact = readContact(environment);
  if (!contact.siteUrl)
    require('MAIL_ORIGINS', 'Bez adrese sajta bila bi odbijena svaka poruka. Primer: https://www.primer.rs');
  const origins = parseOrigins(environment);
  if (origins.length === 0 || !origins.every((origin) => origin?.startsWith('http')))
    problems.push(
      'MAIL_ORIGINS: upišite adrese sajta odvojene zarezom, na primer https://www.primer.rs,https://primer.rs',
    );
  return {
    origins: readOrigins(environment),
    contact,
    rateBurst: whole('RATE_BURST', 10, 1, 1_000_000),
    ratePerMinute: whole('RATE_PER_MINUTE', 5, 1, 1_000_000),
  };
}

/** Where the relay runs, on a server. */
function readPlace({ text, whole }: Variables) {
  const dataFolder = resolve(text('MAIL_DATA', 'var/mail'));
  return {
    host: text('HOST', '127.0.0.1'),
    port: whole('PORT', 8787, 0, 65_535),
    dataFolder,
    mailFolder: join(dataFolder, 'primljeno'),
  };
}

/** The origins from which a form may come; undefined in the place of a wrong address. */
function parseOrigins(environment: Environment): (string | undefined)[] {
  const { MAIL_ORIGINS, SITE_URL } = environment;
  const given = MAIL_ORIGINS?.trim() || SITE_URL?.trim() || 'http://localhost:4321';
  const addresses = given.split(',').map((address) => address.trim());
  return addresses.filter(Boolean).map((address) => URL.parse(address)?.origin);
}

/** The origins without wrong ones, for the answers to visitors while the settings have a mistake. */
export function readOrigins(environment: Environment): Set<string> {
  return new Set(parseOrigins(environment).filter((origin) => origin !== undefined));
}

/** The mail server in `SMTP_URL`. A wrong address adds a sentence to `problems`. */
function readSmtpUrl(given: string, problems: string[]): SmtpSettings | undefined {
  const url = URL.parse(given);
  const user = decodePercent(url?.username ?? '');
  const pass = decodePercent(url?.password ?? '');
  if (
    !url?.hostname ||
    !/^smtps?:$/.test(url.protocol) ||
    user === undefined ||
    pass === undefined
  ) {
    problems.push(
      'SMTP_URL: upišite adresu kao smtp://ime:lozinka@smtp.primer.rs:587 ili smtps://… ' +
        '(posebne znakove u lozinci pišite kao %40, %3A, a sam znak % kao %25).',
    );
    return undefined;
  }
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 25),
    secure,
    auth: user ? { user, pass } : undefined,
  };
}
