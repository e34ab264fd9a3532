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
    'Proverite da li je tačno sve što se o saradnji kaže i obećava. Na dugmetu piše „KONTAKTIRAJ TE NAS“; po pravopisu je „KONTAKTIRAJTE NAS“.',
  'products.mdx':
    'Slike proizvoda su ilustracije. Zamenite ih fotografijama ili potvrdite da ostaju takve.',
};

/** One entry for each thing that the owner has not vouched for. */
export function askOwner(text: ParsedText): Finding[] {
  if (isForm(text.path)) return [];
  if (text.collection.name === 'products') return askAboutLabel(text);
  return text.collection.name === 'pages' ? askAboutPage(text) : [];
}

function askAboutLabel({ path, entries }: ParsedText): Finding[] {
  if (entries[0]?.data['checked_against_label']) return [];
  const fix = 'Zatim upišite dan kada ste to uradili: checked_against_label: 2026-12-01';
  return [warning(path, 1, 'Uporedite sastav, doze i alergene sa deklaracijom.', fix)];
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
