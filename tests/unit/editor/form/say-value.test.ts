// Two versions of a field are shown in words.
import { expect, test } from 'vitest';
import { fieldsOf, schemaAt } from '../../../../src/editor/form/form-fields.ts';
import { type Names, sayValue } from '../../../../src/editor/form/say-value.ts';

const PRODUCT = 'src/content/products/zubni-gel.mdx';

const names: Names = {
  product: (id) => (id === 14 ? 'Zubni gel' : ''),
  kind: (id) => (id === 'nega' ? 'Nega' : ''),
};
test.each<[string, (string | number)[], unknown, string]>([
  [PRODUCT, ['name'], 'Zubni gel', 'Zubni gel'],
  [PRODUCT, ['facts'], '', '(prazno)'],
  [PRODUCT, ['draft'], true, 'da'],
  [PRODUCT, ['kind'], 'nega', 'Nega'],
  [PRODUCT, ['publish_from'], '2026-12-01', '1. decembar 2026.'],
  [PRODUCT, ['image'], './zubni-gel.webp', 'zubni-gel.webp'],
  [PRODUCT, ['product_effects'], ['Čisti', 'Osvežava'], '1. Čisti\n2. Osvežava'],
  [
    PRODUCT,
    ['label_notes'],
    [{ words: 'propolis', note: 'Za odrasle.' }],
    '1. Reči: propolis\n    Beleška: Za odrasle.',
  ],
  [PRODUCT, ['not_for'], ['trudnoca'], '1. Nije za trudnice i dojilje'],
  ['src/content/featured/napici.md', ['product'], 14, 'Zubni gel'],
  ['src/content/featured/napici.md', ['product'], 99, 'broj 99'],
  ['src/content/steps.yaml', ['items', 0, 'title'], 'Birajte', 'Birajte'],
])('%s: %s', (path, at, value, said) => {
  expect(sayValue(schemaAt(fieldsOf(path), at), value, names)).toBe(said);
});
