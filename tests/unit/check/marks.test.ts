// The marks by which a visitor hides products that are not for her, and the texts that must agree with them.
import { expect, it } from 'vitest';
import { MARKS } from '../../../src/model/product/marks.ts';
import { checkWith, edit, say } from './changed-site.ts';

const EYES = 'products/tablete-za-oci.mdx';
const ARGININ = 'products/arginin.mdx';
const FISH = 'products/kapsule-arkticko-more.mdx';
const GEL = 'products/aloe-gel.mdx';

/** For each mark a warning that means it, and another one. */
const WARNINGS = {
  trudnoca: ['Nije za decu, trudnice i dojilje.', 'Trudnice i dojilje samo po savetu lekara.'],
  'trudnoca-uz-savet': [
    'Trudnice i dojilje mogu da ga uzimaju samo po savetu lekara.',
    'Nije za trudnice i dojilje.',
  ],
  lekovi: [
    'Ako uzimate lekove za pritisak, pre upotrebe pitajte lekara.',
    'Dodaci ishrani nisu lek.',
  ],
  'pcelinji-proizvodi': ['Propolis (pčelinji proizvod).', 'Soja. Za mleko proverite deklaraciju.'],
  pusenje: ['Nisu za pušače, jer sadrže beta-karoten.', 'Ne nanosite na oštećenu kožu.'],
} satisfies Record<(typeof MARKS)[number]['id'], [string, string]>;

it.each(MARKS)(
  'the mark $id is found in its warning, and not in another one',
  ({ id, pattern }) => {
    expect(WARNINGS[id].map((warning) => pattern.test(warning))).toEqual([true, false]);
  },
);

it('a warning without its mark is reported at its line', () => {
  const changes = { [EYES]: edit(EYES, /not_for:\n {2}- pusenje\n/, '') };
  const { findings } = checkWith(changes);
  expect(say(findings, EYES)).toEqual([
    expect.stringMatching(
      /^warning \d+ Upozorenje „pušače“ nema oznaku „Nije za pušače“\. → .*- pusenje/,
    ),
  ]);
});

it('a warning is found below „Važno“ in bold of either kind', () => {
  const withoutMarks = edit(ARGININ, /not_for:\n(?: {2}- .*\n)+/, '');
  const unmarked = say(checkWith({ [ARGININ]: withoutMarks }).findings, ARGININ);
  expect(unmarked.join()).toMatch(/dojilje“ nema oznaku[\s\S]*„lekove“ nema oznaku/);
  const otherBold = withoutMarks.replace('**Važno:**', '__Važno:__');
  const alsoUnmarked = say(checkWith({ [ARGININ]: otherBold }).findings, ARGININ);
  expect(alsoUnmarked).toEqual(expect.arrayContaining(unmarked));
});

it('a mark without its warning is reported at its line', () => {
  const changes = { [GEL]: edit(GEL, /^for_whom:/m, 'not_for:\n  - pusenje\nfor_whom:') };
  expect(say(checkWith(changes).findings, GEL)).toEqual([
    expect.stringMatching(
      /^warning \d+ Oznaka „Nije za pušače“ nema upozorenje u „Načinu upotrebe“\./,
    ),
  ]);
});

it('a warning that is left only in the fields above the text is reported', () => {
  const changes = {
    [FISH]: edit(FISH, 'Ne preporučuju se trudnicama, dojiljama i deci do 6 godina. ', ''),
  };
  expect(say(checkWith(changes).findings, FISH)).toEqual([
    expect.stringMatching(/^warning \d+ Oznaka „Nije za trudnice i dojilje“ nema upozorenje/),
  ]);
});

it('a mark that does not exist is an error in Serbian', () => {
  const changes = { [EYES]: edit(EYES, '- pusenje', '- pušenje') };
  expect(say(checkWith(changes).findings, EYES).join('\n')).toMatch(
    /U polju „Za koga nije“ svaka oznaka/,
  );
});
