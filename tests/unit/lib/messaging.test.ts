import { describe, expect, it } from 'vitest';
import { chatLinks, forwardLinks } from '../../../src/lib/messaging.ts';

describe('links to messengers', () => {
  it('open a chat with the consultant’s number, in whatever form site.yaml has it', () => {
    expect(chatLinks('+381 60/111-22-33', '+381601112233')).toEqual([
      { name: 'Viber', href: 'viber://chat?number=%2B381601112233' },
      { name: 'WhatsApp', href: 'https://wa.me/381601112233' },
    ]);
  });

  it('leave out a messenger that the consultant does not have', () => {
    expect(chatLinks('', '')).toEqual([]);
    expect(chatLinks('+381 60 111 22 33', '').map(({ name }) => name)).toEqual(['Viber']);
  });

  it.each([
    'Zubni gel https://www.primer.rs/products#14',
    'Omega-3 kapsule „Arktičko more“ https://www.primer.rs/products-2#7',
    'Gel & krema + čaj = 100 %? https://www.primer.rs/#1',
  ])('hand on the very text: %s', (text) => {
    for (const { href } of forwardLinks(text)) {
      expect(new URL(href).searchParams.get('text')).toBe(text);
      expect(new URL(href).hash).toBe('');
    }
    expect(forwardLinks(text).map(({ href }) => href.replace(/text=.*/, ''))).toEqual([
      'viber://forward?',
      'https://wa.me/?',
    ]);
  });
});
