import { describe, expect, it } from 'vitest';
import { checkClaims } from '../../../src/check/rules/claims';

const said = (text: string) =>
  checkClaims({ path: 'src/content/products/x.mdx', text }).map(
    ({ line, severity, text, fix }) => `${severity} ${line}: ${text} → ${fix}`,
  );

describe('a text', () => {
  it.each([
    ['Leči želudac', 'Leči'],
    ['Izlečila sam se', 'Izlečila'],
    ['Izbacuje toksine iz tela', 'toksine'],
    ['Program je detoks za devet dana', 'detoks'],
    ['Topi kilograme', 'Topi kil'],
    ['Jača imunitet', 'Jača imuni'],
    ['Sprečava prehlade', 'Sprečava prehlad'],
    ['Snižava holesterol', 'Snižava holesterol'],
    ['Antibakterijski gel protiv herpesa', 'Antibakterijski'],
    ['Klinički dokazano', 'Klinički'],
    ['Hipoalergeno i 100% prirodno', 'Hipoalergeno'],
    ['Bez ikakvih neželjenih dejstava', 'Bez ikakvih neželjenih'],
    ['Najbolji gel', 'Najbolji'],
    ['Preporučuju ga svi, a farmaceuti preporučuju posebno', 'farmaceuti preporuč'],
    ['Kao farmaceutska tehničarka preporučujem', 'Kao farmaceutska tehničarka preporuč'],
    ['Zarada je zagarantovana', 'zagarantovana'],
    ['Pasivni prihod za sve', 'Pasivni prihod'],
    ['Zaradite koliko želite', 'Zaradite koliko'],
  ])('that says „%s“ gets a warning with what may be said', (text, words) => {
    const [first] = said(`Uvod.\n\n${text}.`);
    expect(first).toMatch(/^warning 3: Izjava „.*“ nije dozvoljena u reklami\. → ./);
    expect(first).toContain(`„${words}`);
  });

  it.each([
    'Vitamin C doprinosi normalnoj funkciji imunskog sistema',
    'Nije lek i ne leči bolest.',
    'Pre upotrebe pitajte lekara ili farmaceuta.',
    'Zarada nije zagarantovana.',
    'Ako imate nizak krvni pritisak, pitajte lekara.',
    'Ne prekoračujte preporučenu dnevnu dozu.',
    'Po struci sam farmaceutska tehničarka.',
    'Blagog mirisa, bez alkohola i aluminijumovih soli.',
    'Kupite [u prodavnici](https://prodavnica.rs/forever/detoks)',
  ])('that says „%s“ is left in peace', (text) => {
    expect(said(text)).toEqual([]);
  });

  it.each(['Forever', 'ARGI+', 'C9', 'Aloe Lips', 'forever living'])(
    'that names %s gets a warning',
    (brand) => {
      expect(said(`Gel ${brand}, novo pakovanje`)[0]).toContain(
        'je iz asortimana proizvođača i ne sme da stoji na sajtu',
      );
    },
  );

  it('that has such letters inside another word is left in peace', () => {
    expect(said('Vitamin C90, flpx, vesela leća')).toEqual([]);
  });
});
