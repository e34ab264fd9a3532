// Right texts: each row is one edit of one file about which the check reports nothing.
import type { Edit } from './mistakes-in-data';

const GEL = 'products/aloe-gel.mdx';
const SITE = 'site.yaml';
const STEPS = 'steps/steps.yaml';
const POLICY = 'policies/cookie-policy.mdx';
const ABOUT = 'pages/about-me.mdx';

export const NO_MISTAKES: Edit[] = [
  [
    'a text above its title',
    STEPS,
    '- title: Izaberite ili pitajte\n  text: Pročitajte opis, a ako se dvoumite, pozovite me ili mi pišite.\n',
    '- text: Pročitajte opis, a ako se dvoumite, pozovite me ili mi pišite.\n  title: Izaberite ili pitajte\n',
  ],
  [
    'a dose that is told beside a larger one',
    'products/kardio-coq10.mdx',
    'Pijte 1 kesicu dnevno',
    'Prvog dana uzmite 2 kesice, a zatim pijte 1 kesicu dnevno',
  ],
  ['a space in front of a colon', GEL, 'kind:', 'kind :'],
  ['an address with a large letter at its beginning', GEL, 'https', 'Https'],
  ['a note behind a group', GEL, '\nimage', ' # topli i hladni\nimage'],
  [
    'stars inside of stars',
    ABOUT,
    'prijati.\n',
    'prijati.\n\n**Ovo je *jako* važno**, a *ovo **još** više*, i ***to***.\n',
  ],
  [
    'a smile and a numbered thought',
    ABOUT,
    'prijati.\n',
    'prijati.\n\nNema je više :( a ja je volim :)\n\na) prvo, b) drugo\n',
  ],
  ['a single sign for about', ABOUT, 'prijati.\n', 'prijati.\n\nOko ~5 kapi.\n'],
  ['an indented paragraph in MDX', ABOUT, 'prijati.\n', 'prijati.\n\n    Uvučen pasus.\n'],
  ['an ordered list', ABOUT, 'prijati.\n', 'prijati.\n\n1. Operite ruke.\n2. Otvorite bocu.\n'],
  [
    'a day inside of a sentence',
    ABOUT,
    'prijati.\n',
    'prijati.\n\nOtvaram 5. maja 2027. godine.\n',
  ],
  [
    'a table',
    ABOUT,
    'prijati.\n',
    'prijati.\n\n| Dan | Vreme |\n| --- | --- |\n| Ponedeljak | 9 |\n',
  ],
  [
    'an address with another one in it',
    GEL,
    'prodavnica.example.com/korpa/aloe-gel',
    'ducan.rs/?nazad=https://primer.rs',
  ],
  ['joined emoji', ABOUT, 'prijati.\n', 'prijati.\n\nPorodica 👩\u200d👧 na okupu.\n'],
  [
    'an address of a text in Cyrillic',
    ABOUT,
    'prijati.\n',
    'prijati.\n\n[Aloja](https://sr.wikipedia.org/wiki/Алоја)\n',
  ],
  ['a line that begins like a heading that is there', GEL, 'Ukus', '\\## Sastav\n\nUkus'],
  ['who is in no register', SITE, 'registration: ""', 'registration: ne'],
  [
    'both numbers as they stand in the register',
    SITE,
    'registration: ""',
    'registration: "PIB 123456789, matični broj 12345678"',
  ],
  ['an address without its beginning', GEL, 'https://prodavnica', 'prodavnica'],
  ['a phone as people write it at home', SITE, '"+381 60 000 00 00"', '060/123-4567'],
  ['a phone with the zero of the country', SITE, '"+381 60 000 00 00"', '+381 064 123 45 67'],
  [
    'what only begins like a name of the maker',
    GEL,
    'Ukus',
    'Vitamin C90, flpx, vesela leća. Ukus',
  ],
  [
    'a name of the maker in an address',
    GEL,
    'Ukus',
    'Kupite [u prodavnici](https://prodavnica.rs/forever/gel). Ukus',
  ],
  ['a number sign in quotes', GEL, 'Aloe vera gel', '"#1 gel"'],
  ['two spaces behind a dash', GEL, '- Vitamin', '-  Vitamin'],
  ['a colon inside quotes', GEL, 'Aloe vera gel', '"Gel: novo pakovanje"'],
  ['a text over several lines', GEL, 'Aloe vera gel', '>\n  Aloe vera: gel\n  #1'],
  ['a comment on its own line', GEL, 'name', '# naziv sa deklaracije: ovde\nname'],
  ['a comment behind a number', GEL, '\nname', ' # ne menjati\nname'],
  ['fields in another order', GEL, 'id: 1\nname: Aloe vera gel', 'name: Aloe vera gel\nid: 1'],
  ['an escaped sign', GEL, 'Ukus', 'Manje od \\<25 i \\{50 ml\\}. Ukus'],
  ['a sign with a space behind it', GEL, 'Ukus', 'Manje od < 25. Ukus'],
  ['code', GEL, 'Ukus', '`{<25}` Ukus'],
  ['a note that is never shown', GEL, '## Sastav', '{/* proveriti: <25 */}\n\n## Sastav'],
  [
    'every kind of link',
    GEL,
    'Ukus',
    '[jedan](/products#2) [dva](https://primer.rs/a_(b)) [tri](mailto:a@primer.rs) [četiri](tel:+381601234567) [pet](/privacy-policy#8-pritužba-povereniku "Naslov") Ukus',
  ],
  ['what is said not to be so', GEL, 'Ukus', 'Ovo nije lek i ne leči bolest. Ukus'],
  ['a draft, which takes its card along', 'products/zubni-gel.mdx', 'name', 'draft: true\nname'],
  [
    'a product whose day has come',
    'products/zubni-gel.mdx',
    'name',
    'publish_from: 2026-11-20\nname',
  ],
  ['a nested list', GEL, '- Vitamin', '- Ukus:\n  - blag\n  - gorak\n- Vitamin'],
  ['stars for bullets', GEL, '- Vitamin', '* Vitamin'],
  ['an optional field that was emptied', 'headings.yaml', 'label_product: 14', 'label_product:'],
  ['a day in quotes', POLICY, '2026-11-22', '"2026-11-22"'],
  [
    'an address of the shop that says who sends',
    GEL,
    'korpa/aloe-gel',
    'korpa/aloe-gel?ref=ana&utm_source=sajt',
  ],
];
