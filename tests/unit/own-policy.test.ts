import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { writeOwnPolicy } from '../../src/build/own-policy';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = (content: string) =>
  `<meta http-equiv="content-security-policy" content="${content}">`;

it('a page’s policy lists its own inline scripts and no others, and leaves styles to the header', () => {
  const body = [
    '<style>a{}</style>',
    '<script type="application/ld+json">{}</script>',
    '<script type="module">go()</script>',
    '<script src="/x.js"></script>',
  ].join('');
  const others = sha('another page');
  const html = policy(`script-src 'self' ${others}; style-src 'self' ${others} ;`) + body;
  expect(writeOwnPolicy(html)).toBe(policy(`script-src 'self' ${sha('go()')}`) + body);
});

it('it lists speculation rules too, and a script that stands twice once', () => {
  const body = '<script>x</script><script>x</script><script type="speculationrules">{}</script>';
  expect(writeOwnPolicy(policy("script-src 'self'") + body)).toContain(
    policy(`script-src 'self' ${sha('x')} ${sha('{}')}`),
  );
});

it('it keeps the origins of optional scripts', () => {
  const allowed = policy("script-src 'self' https://statistika.example.com");
  expect(writeOwnPolicy(allowed)).toBe(allowed);
});
