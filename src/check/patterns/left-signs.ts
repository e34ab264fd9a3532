// Signs that Markdown has left as plain text; a backslash in front shows that the sign is meant.
import type { PatternRule } from './pattern-rule.ts';

const SHOWN_AS_TYPED = '„$0“ se na sajtu vidi onako kako je napisano.';

/** A link that lacks a part, in the forms in which people type it. */
const BROKEN_LINK = [
  String.raw`(?<!\\)\[[^[\]]*\][\s(]*(?:https?:|www\.|\(|\/)\S*`, // [text] (https://…)
  String.raw`\([^()]+\)\[(?:https?:|www\.|\/)[^\]]*\]`, // (text)[https://…]
  String.raw`\([^()\s]*\)\[[^\]]+\]`, // (https://…)[text]
  String.raw`\[[^[\]]*\((?:https?:|\/)\S*`, // [text(https://…)
  String.raw`\([^()]+\)\[$`, // (text)[ in front of an address that became a link by itself
  String.raw`\]\(\S*`, // [text [with brackets]](https://…)
].join('|');

/** In a text below the data, where an address is a link if it stands by itself. */
export const LEFT_ADDRESS: PatternRule = {
  name: 'an address that became no link',
  found: ['gelwww.primer.rs', 'gelhttps://primer.rs', '„www.primer.rs“', 'gel/ana@primer.rs'],
  notFound: ['www', 'primer.rs', '@ana'],
  pattern: /(?:www\.[^\s.]|https?:\/\/|(?<=[^\s@])@[^\s@.]{1,60}\.\p{L})\S*/iu,
  text: 'Adresa „$0“ nije veza.',
  fix: 'Napišite je ovako: [tekst](https://adresa) ili [adresa](mailto:adresa)',
  isGrave: true,
};

export const LEFT_SIGNS: readonly PatternRule[] = [
  {
    name: 'a picture with a space in its name',
    found: ['![Boca gela](./moja slika.jpg)'],
    notFound: ['Boca gela (moja slika)'],
    pattern: /!\[[^[\]]*\]\([^()\s]+ [^()]*\)/,
    text: 'U imenu slike ima razmaka, pa je sajt ne nalazi: $0',
    fix: 'Preimenujte je, i ovde napišite njeno ime bez razmaka.',
    isGrave: true,
  },
  {
    name: 'a link that lacks a part',
    found: [
      '[prodavnica] (https://primer.rs)',
      '(prodavnica)[https://primer.rs]',
      '(https://primer.rs)[prodavnica]',
      '[prodavnica(https://primer.rs)',
      '[gel [aloe]](/contact)',
      '(ovde)[',
    ],
    notFound: ['gel (boca od 1 l) i [napomena]'],
    pattern: new RegExp(BROKEN_LINK),
    text: SHOWN_AS_TYPED,
    fix: 'Napišite vezu ovako: [tekst](adresa)',
    isGrave: true,
  },
  {
    name: 'an asterisk beside a word',
    found: ['** Važno:** ne pijte', 'važno*', '*važno'],
    notFound: ['2 * 3 i \\*'],
    pattern: /(?<![\\\d\s])\*|(?<!\\)\*(?=[^\s\d]|$)/,
    text: SHOWN_AS_TYPED,
    fix: 'Zvezdice stoje uz tekst, sa obe strane: **tekst**',
  },
  {
    name: 'a picture of letters beside a sign',
    found: ['**Važno!**😀', '😀*Važno*', '😀www.primer.rs'],
    notFound: ['Važno! 😀'],
    pattern: /[*_][\u{10000}-\u{10FFFF}]|[\u{10000}-\u{10FFFF}](?:[*_]|www\.)/u,
    text: 'Sličica stoji tik uz drugi znak: „$0“.',
    fix: 'Obrišite sličicu ili ispred i iza nje stavite razmak.',
    isGrave: true,
  },
  {
    name: 'a box of a list of tasks',
    found: ['[ ] kupiti', '[x] kupljeno'],
    notFound: ['[napomena]'],
    pattern: /^\[[ xX]\]/m,
    text: 'Stavka počinje zagradama $0, koje se na sajtu vide.',
    fix: 'Obrišite zagrade.',
    isGrave: true,
  },
  {
    name: 'an asterisk and an underscore side by side',
    found: ['gel*_važno_', 'važno_*'],
    notFound: ['*važno*', '_važno_'],
    pattern: /\*_|_\*/,
    text: SHOWN_AS_TYPED,
    fix: 'Ostavite samo zvezdice: **tekst**',
    isGrave: true,
  },
  {
    name: 'a heading without a space',
    found: ['##Sastav'],
    notFound: ['Broj # 1'],
    pattern: /^#{1,6}[^\s#].*/m,
    text: SHOWN_AS_TYPED,
    fix: 'Iza znakova # stavite razmak: ## Naslov',
  },
  {
    name: 'a table without its second row',
    found: ['| Gel | 99,7% |'],
    notFound: ['Gel | 99,7%'],
    pattern: /^\s*\|.*\|\s*$/m,
    text: SHOWN_AS_TYPED,
    fix: 'Ispod prvog reda tabele dodajte red: | --- | --- |',
  },
  {
    name: 'an item of a list without a space',
    found: ['-čisti zube', '1.Čisti zube'],
    notFound: ['1.000 ml', '-5 °C'],
    pattern: /^(?:-|\d+\.)\p{L}.*/mu,
    text: SHOWN_AS_TYPED,
    fix: 'Iza crtice i iza broja stavite razmak: - tekst',
  },
  {
    name: "the file's data in its text",
    found: ['name: Aloe vera gel', 'id: 1', 'title: Gel', 'image: ./gel.jpg', '+++'],
    notFound: ['Ime: Ana'],
    pattern: /^(?:(?:id|name|title|image): .*|\+{3}$)/m,
    text: 'Ono što stoji u poljima ponavlja se u tekstu: „$0“.',
    fix: 'Obrišite ih ovde, i sve što se ponavlja.',
  },
  {
    name: 'a sign of another kind of Markdown',
    found: [':::note', 'Blag je.[^1]'],
    notFound: ['Cena: 5 €', '[napomena]'],
    pattern: /^:::.*|\[\^[^\]\s]{1,20}\]/m,
    text: SHOWN_AS_TYPED,
    fix: 'Obrišite to, a važnu reč podebljajte: **Važno:**',
    isGrave: true,
  },
  {
    name: 'columns of another program',
    found: ['Gel\t99,7%'],
    notFound: ['\tGel 99,7%'],
    pattern: /\S\t+\S/,
    text: 'Između reči je tabulator: kolone iz drugog programa na sajtu se spajaju.',
    fix: 'Napišite svaki red kao rečenicu ili stavku liste.',
  },
  {
    name: 'a sign or a tag of HTML',
    found: ['gel&nbsp;aloe vere', '&#160;', '<b>gel</b>'],
    notFound: ['gel & sok'],
    pattern: /&(?:[a-z]+|#\d+);|<\/?[a-z][^<>]*>/i,
    text: SHOWN_AS_TYPED,
    fix: 'Napišite samo tekst.',
  },
];
