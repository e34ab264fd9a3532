// What the law on advertising food and cosmetics, and the maker's brand, keep off this site.
// Each entry tells what may be said instead. A rule of thumb, so it warns and never stops a build.
import type { TextFile } from '../content-files.ts';
import { type Finding, warning } from '../finding.ts';

interface Claim {
  pattern: RegExp;
  instead: string;
}

/** Names of the maker's range: never on the page, in an address or in a description of a picture. */
const BRANDS =
  /(?<![\p{L}\d])(forever|flp|argi\+|c9|clean 9|vital5|arctic sea|nature-min|ivision|vitolize|aloe first|bright toothgel|ever-shield|aloe lips|cardiohealth|nutraq10|lite ultra|berry nectar|aloe peaches|aloe blossom|lutemax)(?![\p{L}\d])/iu;

const NUTRIENT =
  'Navedite hranljivu materiju i dozvoljenu izjavu, na primer: Vitamin C doprinosi normalnoj funkciji imunskog sistema';
const DESCRIBE = 'Opišite ukus, sastav, oblik ili način upotrebe, bez obećanja o zdravlju.';
const COSMETIC =
  'Za kozmetiku su dozvoljene reči: čisti, neguje, hidrira, omekšava, osvežava, štiti od isušivanja.';
const PLAIN =
  'Recite mirno i tačno, bez superlativa, na primer: Blag ukus i kratak spisak sastojaka';
const PROOF = 'Izostavite izjavu za koju pri ruci nema dokaza.';
const INCOME = 'Recite „mogućnost dodatnog prihoda“ i dodajte: Zarada nije zagarantovana.';

const CLAIMS: readonly Claim[] = [
  { pattern: /(?<!\bne )\bleč(i|e|iti|enj\p{L}*)\b|izleč|isceljuj|čudotvor/iu, instead: DESCRIBE },
  { pattern: /detoks|detox|toksin|otrov|čisti (creva|organizam|krv|jetru)/iu, instead: DESCRIBE },
  {
    pattern: /mršav|smrša|kilogram|topi (masn|sal|kil)|sagoreva(nje)? (masti|kalorij)/iu,
    instead: 'Ne obećavajte kilograme, centimetre ni brzinu. Opišite plan obroka i kretanja.',
  },
  {
    pattern: /(jača|podiže|ojačava|jačanje|podizanje) imuni|imuni sistem|imunološk/iu,
    instead: NUTRIENT,
  },
  {
    pattern: /(snižava|smanjuje|reguliše|spušta) (krvni )?(pritis|holesterol|šećer)/iu,
    instead: NUTRIENT,
  },
  {
    pattern: /(sprečava|protiv|sprečavanj\p{L}*) (bolest|prehlad|grip|infekc|upal|rak)/iu,
    instead: NUTRIENT,
  },
  {
    pattern:
      /zaceljuj|zarasta|antibakterij|antivirusn|antisepti|protivupaln|\bakn[aei]\b|ekcem|herpes|psorijaz|opekotin|prva pomoć/iu,
    instead: COSMETIC,
  },
  { pattern: /hipoalergen|dermatološki (test|ispit)|klinički|naučno dokaz/iu, instead: PROOF },
  { pattern: /100\s?% prirod|bez hemikalij|bez (ikakvih )?neželjenih/iu, instead: PROOF },
  { pattern: /najbolj|čudesn|revolucionar|savršen/iu, instead: PLAIN },
  {
    pattern:
      /(lekari|farmaceuti|stručnjaci|stomatolozi|doktori) (ga |ih |je )?preporuč|kao farmaceutsk\p{L}+ (tehničar\p{L}*|savetni\p{L}*)? ?preporuč/iu,
    instead: 'Preporuka zdravstvenog radnika nije dozvoljena. Struku pomenite samo u biografiji.',
  },
  {
    pattern:
      /(?<!nije |nisu |ne )zagarantovan|pasiv\p{L}+ (prihod|zarad)|(laka|brza|siguran|sigurna) (zarada|prihod)|zaradite koliko/iu,
    instead: INCOME,
  },
];

/** Warnings about a text; comments in YAML and addresses of links are not read. */
export function checkClaims({ path, text }: TextFile): Finding[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const prose = line.replace(/(^|\s)#\s.*$/, (mark) => (path.endsWith('.yaml') ? '' : mark));
    const read = prose.replace(/https?:\/\/\S+|\]\([^)]*\)/g, ' ');
    return checkLine(path, index + 1, read);
  });
}

/** A warning when the maker's name stands in the file's own name. */
export function checkBrandInName(path: string): Finding[] {
  const brand = BRANDS.exec(path.replace(/^.*\//, '').replaceAll('-', ' '))?.[0];
  if (!brand) return [];
  const fix = 'Preimenujte fajl, na primer: aloe-gel.jpg';
  return [warning(path, 1, `U imenu fajla je naziv iz asortimana proizvođača: „${brand}“.`, fix)];
}

function checkLine(path: string, number: number, line: string): Finding[] {
  const findings: Finding[] = [];
  const brand = BRANDS.exec(line)?.[0];
  if (brand) {
    const text = `Naziv „${brand}“ je iz asortimana proizvođača i ne sme da stoji na sajtu.`;
    const fix = 'Opišite proizvod opštim imenom, na primer: aloe vera gel';
    findings.push(warning(path, number, text, fix));
  }
  for (const { pattern, instead } of CLAIMS) {
    const words = pattern.exec(line);
    if (!words) continue;
    const found = wholeWords(line, words.index, words[0].length);
    findings.push(warning(path, number, `Izjava „${found}“ nije dozvoljena u reklami.`, instead));
  }
  return findings;
}

/** The words that the match touches, whole. */
function wholeWords(line: string, start: number, length: number): string {
  const before = /[\p{L}\d]*$/u.exec(line.slice(0, start))?.[0] ?? '';
  const after = /^[\p{L}\d]*/u.exec(line.slice(start + length))?.[0] ?? '';
  return before + line.slice(start, start + length) + after;
}
