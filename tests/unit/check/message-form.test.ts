// The launch is refused where the message form could not work, or the privacy policy would be wrong.
import { expect, test } from 'vitest';
import { findFormProblem } from '../../../src/check/message-form';

type Keeper = 'server' | 'cloudflare' | 'cpanel';
const WORKER = 'https://aloe-relej.ime.workers.dev/mail_cv.php';

test.each<[host: string, endpoint: string, keeper: Keeper, said: string]>([
  ['cloudflare', '/mail_cv.php', 'cloudflare', ''],
  ['nginx', '/mail_cv.php', 'server', ''],
  ['caddy', '/mail_cv.php', 'server', ''],
  ['apache', '/mail_cv.php', 'server', ''],
  ['netlify', WORKER, 'cloudflare', ''],
  ['github', WORKER, 'cloudflare', ''],
  ['cpanel', 'https://relej.primer.rs/mail_cv.php', 'cpanel', ''],
  ['', '/mail_cv.php', 'server', ''],
  ['netlify', '/mail_cv.php', 'server', 'na ovom hostingu (netlify) sajt sam ne prima poruke'],
  ['github', '/mail_cv.php', 'server', 'na ovom hostingu (github) sajt sam ne prima poruke'],
  ['cpanel', '/mail_cv.php', 'cpanel', 'na ovom hostingu (cpanel) sajt sam ne prima poruke'],
  [
    'netlify',
    'https://www.primer.rs/mail_cv.php',
    'server',
    'na ovom hostingu (netlify) sajt sam ne prima poruke',
  ],
  [
    'cloudflare',
    'https://relej.example.com/mail_cv.php',
    'cloudflare',
    'Adresa za poruke je probna',
  ],
  [
    'nginx',
    'https://primer.rs/mail_cv.php',
    'server',
    'preusmerava na adresu sajta (www.primer.rs)',
  ],
  [
    'caddy',
    'https://primer.rs/mail_cv.php',
    'server',
    'preusmerava na adresu sajta (www.primer.rs)',
  ],
  [
    'apache',
    'https://primer.rs/mail_cv.php',
    'server',
    'preusmerava na adresu sajta (www.primer.rs)',
  ],
  ['cloudflare', '/mail_cv.php', 'server', 'upisano je server. → Upišite: messages_at: cloudflare'],
  ['nginx', '/mail_cv.php', 'cloudflare', 'upisano je cloudflare. → Upišite: messages_at: server'],
  ['caddy', '/mail_cv.php', 'cloudflare', 'upisano je cloudflare. → Upišite: messages_at: server'],
  ['apache', '/mail_cv.php', 'cpanel', 'upisano je cpanel. → Upišite: messages_at: server'],
  ['', WORKER, 'server', 'messages_at: cloudflare'],
])('Published to „%s“, with messages to %s, kept at %s: %s', (host, endpoint, keeper, said) => {
  const site = {
    site_url: 'https://www.primer.rs',
    contact_endpoint: endpoint,
    messages_at: keeper,
  };
  const found = findFormProblem(site, host).map(({ text, fix }) => `${text} → ${fix}`);
  if (said) expect(found).toEqual([expect.stringContaining(said)]);
  else expect(found).toEqual([]);
});
