import { type Environment, readContact, readSettings, SettingsError } from '../settings.ts';
import type { WorkerEnv } from './cloudflare-types.ts';

/** The object reads a row for each waiting message whenever it is woken: a day's free rows are 5 million. */
const MAIL_MAX = '2000';

/** Variables and secrets of the Worker. Throws a SettingsError. */
export function readCloudflareSettings(env: WorkerEnv) {
  const { smtp, ...settings } = readSettings({ MAIL_MAX, ...textsOf(env) });
  if (!smtp) {
    throw new SettingsError(['MAIL_LOCAL: ovde nema foldera za poruke. Upišite SMTP_URL.']);
  }
  if (smtp.port === 25) {
    throw new SettingsError([
      'SMTP_URL: Cloudflare ne propušta port 25. Upišite port 587 (smtp://…:587) ili smtps://….',
    ]);
  }
  return { ...settings, smtp };
}

/** What can be said to visitors when the rest of the settings is missing. */
export function readPublicSettings(env: WorkerEnv) {
  const texts = textsOf(env);
  const contact = readContact(texts);
  const origins = [contact.siteUrl, ...(texts['MAIL_ORIGINS'] ?? '').split(',')];
  return { origins: new Set(origins.map((origin) => origin.trim())), contact };
}

function textsOf(env: WorkerEnv): Environment {
  const texts = Object.entries(env).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as Environment;
}
