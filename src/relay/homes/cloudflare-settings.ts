import { readSettings, type Settings, SettingsError } from '../settings.ts';
import type { SmtpSettings } from '../smtp-url.ts';
import type { WorkerEnv } from './cloudflare-types.ts';

export type CloudflareSettings = Settings & { smtp: SmtpSettings };

/** Variables and secrets of the Worker. Throws a SettingsError. */
export function readCloudflareSettings(env: WorkerEnv): CloudflareSettings {
  const { smtp, ...settings } = readSettings(textsOf(env));
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
export function readPublicSettings(env: WorkerEnv): Pick<Settings, 'origins' | 'contact'> {
  const {
    SITE_URL: siteUrl = '',
    MAIL_ORIGINS: origins = '',
    CONTACT_PHONE: phone = '',
    CONTACT_EMAIL: email = '',
    CONTACT_REPLY_TIME: replyTime = '',
  } = textsOf(env);
  return {
    origins: new Set([siteUrl, ...origins.split(',')].map((origin) => origin.trim())),
    contact: { siteUrl, phone, email, replyTime },
  };
}

function textsOf(env: WorkerEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter(([, value]) => typeof value === 'string'),
  ) as Record<string, string>;
}
