import { describe, expect, it } from 'vitest';
import { PICTURE_POLICY, SITE_HEADERS } from '../../../src/build/headers.ts';
import { composeHostFiles } from '../../../src/build/hosting/host-files.ts';
import { writePolicy } from '../../../src/build/page-policy.ts';
import { otherHostOf } from '../../../src/model/page/other-host.ts';
import { SETTINGS } from '../../support/host-settings.ts';

const SITE = { contact_endpoint: '/mail_cv.php' };
/** `printf %s 'x' | openssl dgst -sha256 -binary | base64` */
const HASH_OF_X = "'sha256-LXEWQrcmsEQBYnyp+6wy9chTD7GQPMTbAiWHF5IaSIE='";
const CHARSET = '<meta charset="utf-8">';

const OWN = new Set(['x', 'a { background: url(data:image/png,x) }']);
const policyOf = (html: string, site: Parameters<typeof writePolicy>[1] = SITE) =>
  /content="([^"]*)"/.exec(writePolicy(CHARSET + html, site, OWN))?.[1] ?? '';

describe('the policy of a page', () => {
  it('forbids everything by default, and stands before any script', () => {
    expect(writePolicy(`<head>${CHARSET}<script src="/a.js"></script>`, SITE, OWN)).toBe(
      `<head>${CHARSET}<meta http-equiv="content-security-policy" content="default-src 'none'; ` +
        "script-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; " +
        `manifest-src 'self'; base-uri 'none'"><script src="/a.js"></script>`,
    );
  });

  it.each([
    ['<script>x</script>', `script-src 'self' ${HASH_OF_X};`],
    ['<script type="module">x</script>', `script-src 'self' ${HASH_OF_X};`],
    ['<script type="speculationrules">x</script>', `script-src 'self' ${HASH_OF_X};`],
    ['<script>x</script><script>x</script>', `script-src 'self' ${HASH_OF_X};`],
    ['<style>x</style>', `style-src ${HASH_OF_X};`],
    ['<template><style>x</style></template>', `style-src ${HASH_OF_X};`],
    ['<script type="application/ld+json">x</script>', "script-src 'self';"],
    ['<script src="/a.js">x</script>', "script-src 'self';"],
    ['<style>a { background: url(data:image/png,x) }</style>', "img-src 'self' data:;"],
    // What the project has not written is not allowed, also where the lock has let it pass.
    ['<script>y</script>', "script-src 'self'; img-src 'self';"],
    ['<style>y</style>', "script-src 'self'; img-src 'self';"],
    ['<img src="data:image/svg+xml,x">', "img-src 'self';"],
  ])('allows the project’s own code that the page holds: %s', (html, directive) => {
    expect(policyOf(html)).toContain(directive);
  });

  it('allows the relay at another address, and no other host', () => {
    const policy = policyOf('', { contact_endpoint: 'https://relej.primer.rs:8443/mail_cv.php' });
    expect(policy).toContain("connect-src 'self' https://relej.primer.rs:8443;");
    expect(policy).toContain("form-action 'self' https://relej.primer.rs:8443;");
  });

  it('allows an optional script its own origins, and no others', () => {
    const ORIGINS = ['https://statistika.example.com', 'https://*.podaci.example.com'];
    const policy = writePolicy(CHARSET, SITE, OWN, ORIGINS);
    for (const directive of ['script-src', 'connect-src', 'img-src'])
      expect(policy).toContain(`${directive} 'self' ${ORIGINS.join(' ')};`);
    expect(policy).toContain("form-action 'self';");
  });

  it('is never left out silently', () => {
    expect(() => writePolicy('<script>x</script>', SITE, OWN)).toThrow('no <meta charset="utf-8">');
  });
});

describe('the configuration of every host', () => {
  const files = composeHostFiles(SETTINGS, new Date('2026-01-01T00:00:00Z'));

  it('has the headers that the strictest test of headers asks for', () => {
    expect(Object.keys(SITE_HEADERS)).toEqual([
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'Content-Security-Policy',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
    ]);
    const [, seconds] = SITE_HEADERS['Strict-Transport-Security']?.split('max-age=') ?? [];
    expect(Number(seconds), 'half a year at least').toBeGreaterThan(15_768_000);
    expect(SITE_HEADERS['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  });

  // The files for Caddy and Apache are tested on these servers (tests/strangers/hosts).
  it('has every header in the file for Cloudflare', () => {
    for (const [name, value] of Object.entries(SITE_HEADERS)) {
      expect(files['dist/_headers']?.split('\n')).toContain(`  ${name}: ${value}`);
    }
    expect(files['dist/_headers']).toContain(
      `/images/*\n  Cache-Control: max-age=31536000, immutable\n  Content-Security-Policy: ${PICTURE_POLICY}\n`,
    );
  });

  it('names the site’s addresses but no page, and has no placeholder left', () => {
    for (const [path, text] of Object.entries(files)) {
      expect(text, path).not.toMatch(/\{\{|undefined|sha256-/);
    }
    for (const path of ['hosting/Caddyfile', 'dist/.htaccess']) {
      expect(files[path], path).toMatch(/\bwww\.primer\.rs\b/);
      expect(files[path], path).toMatch(/(?<!www\.)\bprimer\.rs\b/);
    }
    expect(otherHostOf('www.primer.rs')).toBe('primer.rs');
    expect(otherHostOf('primer.rs')).toBe('www.primer.rs');
  });

  it('escapes a quotation mark in a text of site.yaml', () => {
    const spoken = { ...SETTINGS, reply_time: 'kad kažem "odmah", onda odmah' };
    const worker = composeHostFiles(spoken, new Date())['hosting/cloudflare/wrangler.jsonc'];
    expect(worker).toContain('"CONTACT_REPLY_TIME": "kad kažem ”odmah”, onda odmah"');
  });

  it('names the contact for weaknesses, valid for less than a year', () => {
    expect(files['dist/.well-known/security.txt']).toBe(
      'Contact: mailto:ana@primer.rs\nExpires: 2026-11-27T00:00:00Z\n' +
        'Canonical: https://www.primer.rs/.well-known/security.txt\n',
    );
  });
});
