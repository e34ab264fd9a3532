// What only the owner knows to be true; asked for before the launch, until a day stands beside it.
import { isData } from '../model/files/plain-data.ts';
import { isForm } from '../model/paths.ts';
import { type Finding, warning } from './finding.ts';
import type { ParsedText } from './parse-text.ts';

const PAGES = 'src/content/pages/';

/** What is to be looked at on a page before its `checked` is filled in. */
const ON_PAGES: Readonly<Record<string, string>> = {
  'about-me.mdx': 'Priča je predlog: proverite da li je sve u njoj tačno, pa i broj dece i struka.',
  'business-cooperation.mdx':
    'Proverite da li je tačno sve što se o saradnji kaže i obećava. Proverite i dugme (polje „cooperation_link“ u fajlu headings.yaml): po pravopisu je „KONTAKTIRAJTE NAS“.',
  'home.mdx':
    'Proverite da li se zaista ovako poručuje (steps.yaml): ko prima novac, ko šalje paket i kome se roba vraća. Proverite i odgovore na najčešća pitanja (questions.yaml).',
  'products.mdx':
    'Slike proizvoda su ilustracije, a na slikama L-arginina i kompleta sa gelom pakovanja su veća nego u opisu. Zamenite ih fotografijama ili potvrdite da ostaju takve.',
};

/** One entry for each thing that the owner has not vouched for. */
export function askOwner(text: ParsedText): Finding[] {
  if (isForm(text.path)) return [];
  if (text.collection.name === 'products') return askAboutLabel(text);
  if (text.collection.name === 'cooperation') return askForAnswers(text);
  return text.collection.name === 'pages' ? askAboutPage(text) : [];
}

function askAboutLabel({ path, entries }: ParsedText): Finding[] {
  if (entries[0]?.data['checked_against_label']) return [];
  const fix = 'Zatim upišite dan kada ste to uradili: checked_against_label: 2026-12-01';
  const what =
    'Uporedite sastav, doze, alergene i izjave sa deklaracijom: dnevna doza mora da sadrži bar 15% preporučenog unosa svake materije koju „Efekti proizvoda“ pominju, ili količinu iz izjave.';
  return [warning(path, 1, what, fix)];
}

/** What everybody wants to know of working together, and only she can say. */
function askForAnswers({ path, yaml, entries }: ParsedText): Finding[] {
  return entries
    .filter(({ data }) => !data['answer'] && data['in_person'] !== true)
    .map(({ at, data }) => {
      const fix =
        'Upišite odgovor u polje „answer“. Ako na to odgovarate samo u razgovoru, dodajte red: in_person: true';
      const line = yaml.lineOf([...at, 'answer']) ?? yaml.lineOf([...at, 'question']) ?? 1;
      return warning(path, line, `Nema odgovora na pitanje: ${data['question']}`, fix);
    });
}

function askAboutPage({ path, yaml, entries }: ParsedText): Finding[] {
  const { checked, images } = entries[0]?.data ?? {};
  if (checked) return [];
  const what = ON_PAGES[path.replace(PAGES, '')];
  const fix = 'Zatim upišite dan kada ste to uradili: checked: 2026-12-01';
  return [
    ...(what ? [warning(path, 1, what, fix)] : []),
    ...(Array.isArray(images) ? images : []).flatMap((item, index) =>
      isDrawing(item) ? [askForPhoto(path, yaml.lineOf(['images', index]) ?? 1)] : [],
    ),
  ];
}

/** The portrait of the consultant is drawn as long as nobody has put in a photo. */
function isDrawing(item: unknown): boolean {
  return isData(item) && /\.svg$/.test(String(item['image']));
}

function askForPhoto(path: string, line: number): Finding {
  const fix =
    'Stavite svoju fotografiju u isti folder i upišite je u polje „image“. Ako crtež ostaje, upišite dan kada ste to odlučili: checked: 2026-12-01';
  return warning(path, line, 'Umesto fotografije savetnice stoji crtež.', fix);
}
