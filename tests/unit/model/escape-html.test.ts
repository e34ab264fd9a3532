import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeHtml, jsonForScript } from '../../../src/model/page/escape-html.ts';

const SIGNS = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const text = fc.string({ unit: fc.constantFrom(...'&<>"\'a;', '&amp;', '</script>', '<!--') });

it('a text is read from HTML as it was, and holds no sign that ends an element or an attribute', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const html = escapeHtml(typed);
      expect(html).not.toMatch(/[<>"']/);
      expect(html.replace(/&([^;]+);/g, (_, name: keyof typeof SIGNS) => SIGNS[name])).toBe(typed);
    }),
  );
});

it('a value is read from a script as it was, and cannot end the script', () => {
  fc.assert(
    fc.property(text, (typed) => {
      expect(jsonForScript({ typed })).not.toContain('<');
      expect(JSON.parse(jsonForScript({ typed }))).toEqual({ typed });
    }),
  );
});
