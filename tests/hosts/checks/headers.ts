import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Answer } from '../support/ask.ts';
import type { Host } from '../support/describe-host.ts';
import { measureHeaders } from '../support/header-bytes.ts';

export function checkHeaders(host: () => Host): void {
  const askPages = async (): Promise<[string, Answer][]> => {
    const addresses = host().site.plan.pages.map(({ address }) => address ?? '/nema-je');
    return Promise.all(
      addresses.map(
        async (address): Promise<[string, Answer]> => [address, await host().ask(address)],
      ),
    );
  };

  test('every page forbids all that it does not need', async () => {
    const { relay } = host().site.settings;
    const targets = 'origin' in relay ? ["'self'", relay.origin] : ["'self'"];
    for (const [address, { headers }] of await askPages()) {
      if (address.startsWith('/admin')) continue;
      const policy = readPolicy(headers['content-security-policy']);
      expect(policy, address).toMatchObject({
        'default-src': ["'none'"],
        'connect-src': targets,
        'form-action': targets,
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
      });
      expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:\/\/\*|\s\*/);
    }
  });

  test('every page allows each of its own inline scripts and styles by its hash', async () => {
    for (const [address, { headers, body }] of await askPages()) {
      if (address.startsWith('/admin')) continue;
      const policy = readPolicy(headers['content-security-policy']);
      const html = body.toString();
      const scripts = /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g;
      expect(policy['script-src'], address).toEqual(expect.arrayContaining(hashAll(html, scripts)));
      const styles = /<style[^>]*>([\s\S]*?)<\/style>/g;
      expect(policy['style-src'], address).toEqual(expect.arrayContaining(hashAll(html, styles)));
    }
  });

  test('every page carries the headers that only documents obey', async () => {
    for (const [address, { headers }] of await askPages()) {
      expect(headers, address).toMatchObject({
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': expect.stringMatching(/^same-origin/),
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  test('every answer asks for https and for types as told, once', async () => {
    const { files, plan } = host().site;
    const picture = files.find((file) => file.endsWith('.avif'));
    const asked = ['/', '/products', '/products/', '/nema-je', '/outbox.js', `/${picture}`];
    for (const path of [...asked, ...plan.files.map((file) => file.path)]) {
      const { headers, repeated } = await host().ask(path);
      expect(headers, path).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
      });
      expect(repeated, path).toEqual([]);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
    }
    const refused = await host().ask('/products', {}, 'x=1');
    expect(refused.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('a script in a picture that is opened by itself would not run', async () => {
    const drawings = host().site.files.filter((file) => file.endsWith('.svg'));
    for (const file of drawings) {
      const { headers } = await host().ask(`/${file}`);
      expect(headers['content-security-policy'], file).toMatch(/^default-src 'none';.*sandbox$/);
    }
  });

  test('other sites may show the picture for conversations, and no other file', async () => {
    const shared = await host().ask('/og.jpg');
    expect(shared.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const own = await host().ask('/favicon.svg');
    expect(own.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  test('what a page says before its first byte fits in a kilobyte', async () => {
    const { plan, settings } = host().site;
    for (const { address } of plan.pages) {
      const bytes = await measureHeaders(settings.host, host().httpsPort, address ?? '/nema-je');
      expect(bytes, address).toBeLessThan(1024);
    }
  });

  test('no answer names the version of the server', async () => {
    for (const path of ['/', '/nema-je', '/products/']) {
      const { headers } = await host().ask(path);
      expect(headers.server ?? '', path).not.toMatch(/\d/);
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });
}

/** A policy's directives. A second policy in the same header would not be read. */
export function readPolicy(header: unknown): Record<string, string[]> {
  const directives = String(header)
    .split(';')
    .map((part) => part.trim().split(' '));
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]));
}

function hashAll(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
