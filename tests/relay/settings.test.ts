import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRelaySettings } from '../../src/relay/settings.ts';

const REAL = {
  SMTP_URL: 'smtp://sajt:tajna%40@smtp.primer.rs:587',
  MAIL_TO: 'kontakt@primer.rs',
  MAIL_FROM: 'sajt@primer.rs',
  SITE_URL: 'https://www.primer.rs',
};

describe('the settings', () => {
  it('need nothing but MAIL_LOCAL on a developer’s computer', () => {
    const settings = readRelaySettings({ MAIL_LOCAL: '1' });
    expect(settings).toMatchObject({ port: 8787, smtp: undefined });
    expect([...settings.origins]).toEqual(['http://localhost:4321']);
  });

  it('have the defaults that .env.example names', () => {
    const example = readFileSync('.env.example', 'utf8');
    const named = [...example.matchAll(/^#([A-Z_]+)=(\d\S*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]);
    expect(named.length).toBeGreaterThan(2);
    const defaults = readRelaySettings({ MAIL_LOCAL: '1' });
    expect(readRelaySettings({ MAIL_LOCAL: '1', ...Object.fromEntries(named) })).toEqual(defaults);
  });

  it('name the mail server and the site’s origin', () => {
    const settings = readRelaySettings(REAL);
    expect(settings.smtp).toMatchObject({
      host: 'smtp.primer.rs',
      port: 587,
      secure: false,
      auth: { user: 'sajt', pass: 'tajna@' },
    });
    expect([...settings.origins]).toEqual(['https://www.primer.rs']);
  });

  it.each([
    ['smtp://smtp.primer.rs', 25],
    ['smtps://smtp.primer.rs', 465],
    ['smtps://smtp.primer.rs:8465', 8465],
  ])('use the usual port of mail servers unless another is named: %s', (SMTP_URL, port) => {
    expect(readRelaySettings({ ...REAL, SMTP_URL }).smtp?.port).toBe(port);
  });

  // Without SITE_URL no page would be allowed to post.
  it.each([
    ['SMTP_URL', 'SMTP_URL'],
    ['MAIL_TO', 'MAIL_TO'],
    ['SITE_URL', 'MAIL_ORIGINS'],
  ])('are refused without %s, with the reason', (name, named) => {
    for (const value of [undefined, ' '])
      expect(() => readRelaySettings({ ...REAL, [name]: value })).toThrow(`${named}: upišite`);
  });

  // rspamd: 6.0 of the 6 points that make spam, for a Reply-To between two addresses of one domain.
  it('let the mailbox write to itself when no other sender is named', () => {
    expect(readRelaySettings(REAL).from).toBe('sajt@primer.rs');
    expect(readRelaySettings({ ...REAL, MAIL_FROM: '' }).from).toBe('kontakt@primer.rs');
  });

  it.each([
    ['PORT', '80a', 'ceo broj od 0 do 65535'],
    ['PORT', '70000', 'ceo broj'],
    ['RATE_PER_MINUTE', '0', 'ceo broj od 1'],
    ['MAIL_TO', 'a@primer.rs, b@primer.rs', 'jednu e-mail adresu'],
    ['MAIL_FROM', 'Sajt <sajt@primer.rs>', 'jednu e-mail adresu'],
    ['SMTP_URL', 'smtp.primer.rs', 'smtp://ime:lozinka@smtp.primer.rs:587'],
    ['SMTP_URL', 'https://smtp.primer.rs', 'smtp://ime:lozinka@smtp.primer.rs:587'],
    ['SMTP_URL', 'smtp://ime:sto%@smtp.primer.rs', 'sam znak % kao %25'],
    ['MAIL_ORIGINS', 'www.primer.rs', 'https://www.primer.rs'],
  ])('name the variable that is wrong: %s=%s', (name, value, hint) => {
    const wrong = () => readRelaySettings({ ...REAL, [name]: value });
    expect(wrong).toThrow(`${name}: upišite`);
    expect(wrong).toThrow(hint);
  });

  it('list everything that is wrong at once', () => {
    expect(() => readRelaySettings({ PORT: 'x' })).toThrow(
      /SMTP_URL[\s\S]*MAIL_TO[\s\S]*MAIL_ORIGINS[\s\S]*PORT/,
    );
  });
});
