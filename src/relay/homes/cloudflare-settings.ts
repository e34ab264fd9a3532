import {
  type Environment,
  readContact,
  readOrigins,
  readRelaySettings,
  SettingsError,
} from '../settings.ts';
import type { WorkerEnv } from './cloudflare-types.ts';

/** The settings in the Worker's variables and secrets. Throws a SettingsError. */
export function readCloudflareSettings(env: WorkerEnv) {
  const { smtp, ...settings } = readRelaySettings(textsOf(env));
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

/** What answers to visitors need, also when other settings are missing or wrong. */
export function readPublicSettings(env: WorkerEnv) {
  const texts = textsOf(env);
  return { origins: readOrigins(texts), contact: readContact(texts) };
}

function textsOf(env: WorkerEnv): Environment {
  const isText = (entry: [string, unknown]): entry is [string, string] =>
    typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(env).filter(isText));
}
