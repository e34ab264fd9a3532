import type { HostSettings } from './host-settings.ts';

const VALID = 330 * 24 * 60 * 60 * 1000; // RFC 9116 asks for less than a year

/** The text of `/.well-known/security.txt`: whom to tell of a weakness. */
export function composeSecurityText({ email, origin }: HostSettings, now: Date): string {
  const expires = new Date(now.getTime() + VALID).toISOString().replace(/\.\d+/, '');
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: sr, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
