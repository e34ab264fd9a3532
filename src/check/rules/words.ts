// Words that may not stand, or not so, anywhere in a text: a table of patterns over its lines.
import { error, type Finding, warning } from '../finding.ts';
import type { Text } from '../read-text.ts';

/** A warning at the first place of a line that fits; `$0` is what fits, `$1` its first group. */
type Row = readonly [pattern: RegExp, text: string, fix: string];

const BRANDS =
  'forever|flp|argi\\+|c9|clean 9|vital5|arctic sea|nature-min|ivision|vitolize|aloe first|bright toothgel|ever-shield|aloe lips|cardiohealth|nutraq10|lite ultra|berry nectar|aloe peaches|aloe blossom|lutemax';
const UNSEEN = '\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069';

/** In the words of a line, without the addresses of its links. */
// biome-ignore format: one row a line
const IN_WORDS: readonly Row[] = [
  [new RegExp(`(?<![\\p{L}\\d])(${BRANDS})(?![\\p{L}\\d])`, 'iu'), 'Naziv „$0“ je iz asortimana proizvođača i ne sme da stoji na sajtu.', 'Opišite proizvod opštim imenom, na primer: aloe vera gel'],
  [new RegExp(`[${UNSEEN}]`), 'U ovom redu je nevidljiv znak iz drugog programa.', 'Otkucajte taj red ponovo, bez kopiranja iz poruke ili drugog programa.'],
  [/[\p{L}\d]*\p{Script=Cyrillic}[\p{L}\d]*/u, 'U reči „$0“ ima ćiriličnih slova, a ceo sajt je na latinici.', 'Otkucajte taj red latinicom.'],
  [/@(gmial|gmai|gmal|gamil|gmil|gmaill|gnail|hotmial|hotmal|hotmai|yaho|yahooo|outlok)\.com(?=["\s]*$)|@(gmail|hotmail|yahoo|outlook)\.(con|cm|co|om|comm|rs)(?=["\s]*$)/i, 'Proverite kraj e-mail adrese: $0', 'Uporedite je slovo po slovo, na primer sa: @gmail.com'],
  [/(?<![\p{L}\d])(?:\d+[.,]?)*\d*[OolI]\d*(?<=\d[OolI]|[OolI]\d)(?=\s?(?:ml|mg|g|kg|l|µg|%|°|kapi|tablet|kapsul)(?!\p{L}))/u, 'U količini „$0“ je slovo umesto cifre.', 'Napišite je ciframa: nulu i jedinicu, a ne slova O i l.'],
  [/(?<!\p{L})(je|se|da|na|u|i|sa|od|za|ne|su|će) \1(?!\p{L})/iu, 'Reč je napisana dva puta: „$0“.', 'Obrišite jednu od njih.'],
  [/[\p{L}\d]*(?:Å[¡¾\u00a0]|Ä[‡‘\u008d\u0087])[\p{L}\d]*/u, 'U reči „$0“ su slova koja je drugi program pogrešno pročitao.', 'Otkucajte tu reč ponovo.'],
  [/(?:odust|predomisl)(?![^.]*saradnj)[^.]*?(?<!\d)(?!14\s)\d+\s(?:\p{L}+ )?dana/iu, 'Rok za odustanak od kupovine na daljinu je po zakonu 14 dana: „$0“.', 'Ispravite ga.'],
  [/(?<!\d)(?!30\s)\d+\sdana od prijema zahteva/u, 'Na zahtev u vezi sa podacima o ličnosti odgovara se u roku od 30 dana: „$0“.', 'Ispravite ga.'],
  [/(?:hitn\p{L}* |zovite )[^\d.]{0,20}(?!19[234]|112)(?<!\d)\d{3}(?![\d ]*\d)/iu, 'Proverite broj: „$0“.', 'Hitna pomoć je 194.'],
  [/(?<!\d)(?:(?:[1-9]\d+ (?:tablet|kapsul|kesic)\p{L}*|(?:[3-9]\d\d|\d{4,}) ml) dnevno|dnevno po (?:[1-9]\d+ (?:tablet|kapsul|kesic)|(?:[3-9]\d\d|\d{4,}) ml))|Čuvanje:.*(?<!\d)(?:[4-9]\d|\d{3,}) ?°C|otvaranj.*(?<!\d)[2-9]\d\d dana/u, 'Količina je neobično velika: „$0“.', 'Uporedite je sa deklaracijom.'],
  [/(?<![\d,.])(?!100 ?%)\d{3,}(?:,\d+)? ?%(?! *(?:preporu|PU|NRV|RI|RDA|dnevn))/, 'Procenat je veći od 100: „$0“.', 'Uporedite ga sa deklaracijom.'],
  [/(?<![:;]-?|\])\([^()]*$|„[^„“”"]*$/u, 'Ovde se nešto otvara, a ne zatvara: „$0“.', 'Na kraju stavite drugi znak para: (…), „…“'],
  [/(?<!\p{L})(?:TODO|FIXME|xxx+|lorem ipsum)(?!\p{L}).*/iu, 'U tekstu je ostao podsetnik: „$0“.', 'Obrišite ga.'],
  [/([^.!?]{9,}[.!?])\s+\1/u, 'Ista rečenica stoji dva puta zaredom: „$1“.', 'Obrišite jednu od njih.'],
  [/[\p{L}\d] ,|\(\s*\)|„\s*“/u, 'Ovde je prazno mesto kao da je nešto obrisano: „$0“.', 'Dopišite ono što nedostaje ili obrišite razmak ispred zareza.'],
  [/\p{Ll}+[.,;!?]\p{Lu}\p{Ll}+(?!\S*@)/u, 'Iza znaka nedostaje razmak: „$0“.', 'Otkucajte ga.'],
  [/,,|;;|!!|\?\?|\p{L}(?<!din)\.\.(?![./])/u, 'Isti znak je otkucan dva puta: „$0“.', 'Obrišite jedan od njih.'],
  [/(?<![\p{L}./-])(?:moze(?:te|mo)?|vise|jos|vec|nece|nista|cesto|secer\p{L}*|kasicic\p{L}*|narucit\p{L}*|posaljit\p{L}*|odlic(?:an|no|na)|proizvodac\p{L}*|osecaj\p{L}*|zelit\p{L}*|vlazn\p{L}*)(?![\p{L}-]|\.\w)/iu, 'Reč „$0“ je napisana bez kvačice.', 'Otkucajte taj red sa slovima č, ć, š, ž i đ.'],
  [/(?<!^\s*\w+: .*|[\p{L}\d])(?:htt?ps?|hhttps?|httsp|httos|htpps|ttps?)(?:[:;]?\/+|[:;])\S+/iu, 'Adresa nije tačno napisana: $0', 'Počnite je sa https://'],
];

/** In the whole line, addresses too. */
// biome-ignore format: one row a line
const IN_LINE: readonly Row[] = [
  [/https?:\/\/[^\s)"']*[?&](fbclid|gclid|igshid)=/, 'Adresa je prekopirana zajedno sa oznakom za praćenje („$1“).', 'Obrišite iz adrese sve od te oznake do kraja, zajedno sa znakom ? ili & ispred nje.'],
  [/^[\s-]*alt: *["']?(.+\.(?:jpe?g|png|gif|webp|avif|svg|hei[cf])|(?:slika|fotka|fotografija|foto|photo|image|picture|img|dsc|pxl)?[\s\d_()-]*)["']?$/i, 'Opis slike „$1“ ne kaže šta se na njoj vidi.', 'Napišite jednom rečenicom šta se na njoj vidi, na primer: Bela boca gela i list aloe vere'],
  [/^[\s-]*(\w+): *[„“”‟‘’»«](?!.*[“”»].*\p{L}).*[“”’"»«]\s*$/u, 'Navodnici oko polja „$1“ vide se na sajtu, jer nisu pravi (").', 'Obrišite ih.'],
  [/^town: *["']?iz\s.*/i, 'Ispred mesta sajt sam piše „iz“.', 'Upišite samo mesto u genitivu, na primer: town: Novog Sada'],
  [/^facebook_url:.*instagram\.|^instagram_url:.*(facebook|fb)\./, 'Ova adresa je sa druge mreže: $0', 'Proverite da li su veze ka Facebooku i Instagramu zamenile mesta.'],
];

/** An address that nobody can open, though it looks right. */
const DEAD_ADDRESS = new RegExp(
  `https?:\\/\\/\\S*[${UNSEEN}]|https?:\\/\\/(?:https?:|[^\\s/?)"']*,\\w)|^\\s*\\w+: https?:\\/\\/\\S*[,;]$`,
);

/** A shorter paragraph may well stand twice. */
const LEAST_TWICE = 30;
const TWICE = 'Obrišite jedan od njih ili ih spojite.';

export function checkWords(text: Text): Finding[] {
  return [...findTwice(text), ...findWords(text)];
}

/** A paragraph that was pasted twice, or two with one label. A policy may say the same below two headings. */
function findTwice({ path, body, collection }: Text): Finding[] {
  const keys = body.split('\n').map((row) => /^\*\*[^*]+\*\*/.exec(row)?.[0] ?? row);
  return keys.flatMap((key, index) =>
    collection.name !== 'policies' &&
    (key.length >= LEAST_TWICE || key.startsWith('**')) &&
    keys.indexOf(key) < index
      ? [warning(path, index + 1, `Takav red već stoji iznad: ${key.slice(0, 60)}`, TWICE)]
      : [],
  );
}

function findWords({ path, lines }: Text): Finding[] {
  return lines.flatMap((line, index) => {
    if (/^\s*#\s/.test(line) && path.endsWith('.yaml')) return [];
    const words = line
      .replace(/\]\([^)]*\)/g, '')
      .replace(/https?:\/\/\S+/g, ' ')
      .trimEnd();
    const say = (source: string, [pattern, text, fix]: Row) => {
      const match = pattern.exec(source);
      if (!match) return [];
      const filled = text.replace(/\$(\d)/, (_, group) => match[Number(group)] ?? '');
      return [warning(path, index + 1, filled, fix)];
    };
    const warnings = [
      ...IN_WORDS.flatMap((row) => say(words, row)),
      ...IN_LINE.flatMap((row) => say(line, row)),
    ];
    if (!DEAD_ADDRESS.test(line)) return warnings;
    const fix = 'Otkucajte adresu ponovo: jedno https://, bez zareza, a na kraju bez tačke.';
    return [error(path, index + 1, 'U adresi je znak viška, pa veza ne radi.', fix)];
  });
}
