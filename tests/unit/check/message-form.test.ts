// The launch is refused where the message form could not work, or the privacy policy would be wrong.
import { expect, test } from 'vitest';
import { findFormProblem } from '../../../src/check/message-form.ts';

type Keeper = 'server' | 'cloudflare';
const WORKER = 'https://aloe-relej.ime.workers.dev/mail_cv.php';

test.each<[host: string, endpoint: string, keeper: Keeper, said: string]>([
  ['cloudflare', '/mail_cv.php', 'cloudflare', ''],
  ['caddy', '/mail_cv.php', 'server', ''],
  ['cpanel', WORKER, 'cloudflare', ''],
  ['', '/mail_cv.php', 'server', ''],
  ['cpanel', '/mail_cv.php', 'server', 'na zakupljenom prostoru (cPanel) sajt sam ne prima poruke'],
  [
    'cpanel',
    'https://www.primer.rs/mail_cv.php',
    'server',
    'na zakupljenom prostoru (cPanel) sajt sam ne prima poruke',
  ],
  [
    'cloudflare',
    'https://relej.example.com/mail_cv.php',
    'cloudflare',
    'Adresa za poruke je probna',
  ],
  [
    'caddy',
    'https://primer.rs/mail_cv.php',
    'server',
    'preusmerava na adresu sajta (www.primer.rs)',
  ],
  ['cloudflare', '/mail_cv.php', 'server', 'upisano je server. → Upišite: messages_at: cloudflare'],
  ['caddy', '/mail_cv.php', 'cloudflare', 'upisano je cloudflare. → Upišite: messages_at: server'],
  ['cpanel', WORKER, 'server', 'upisano je server. → Upišite: messages_at: cloudflare'],
  ['', WORKER, 'server', 'messages_at: cloudflare'],
])('Published to „%s“, with messages to %s, kept at %s: %s', (host, endpoint, keeper, said) => {
  const site = {
    site_url: 'https://www.primer.rs',
    contact_endpoint: endpoint,
    messages_at: keeper,
  };
  const found = findFormProblem(site, host);
  if (said) expect(`${found?.text} → ${found?.fix}`).toContain(said);
  else expect(found).toBe(undefined);
});
