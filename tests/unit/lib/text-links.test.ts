import { expect, it } from 'vitest';
import { splitLinks } from '../../../src/lib/text-links.ts';

it('a link in an answer is separated from the text around it', () => {
  expect(splitLinks('Probajte [napitak](/products#2) ili [pitajte](/contact).')).toEqual([
    { text: 'Probajte ' },
    { text: 'napitak', href: '/products#2' },
    { text: ' ili ' },
    { text: 'pitajte', href: '/contact' },
    { text: '.' },
  ]);
  expect(splitLinks('[napici](#napici)')).toEqual([{ text: 'napici', href: '#napici' }]);
  expect(splitLinks('Nije.')).toEqual([{ text: 'Nije.' }]);
});

it('a link that is not the address of a page stays text', () => {
  expect(splitLinks('[a](javascript:alert)')).toEqual([{ text: 'a' }]);
  expect(splitLinks('[a](//drugi.rs)')).toEqual([{ text: 'a' }]);
});
