// Changes that mean more than they look: of fields that say where messages, calls, money or keys go, whose schemas say
// what it means (`changeMeans`); of a text that gives a new way to reach or pay somebody, or new advice; of what hides or
// shows a product, or takes a text or an item of a list away; of what is confirmed in the owner's name.
import { isAdvice, NAMES } from './cautions.ts';
import { collectionOf, fieldLabel, SITE } from './collections.ts';
import { isData } from './data.ts';
import { readSections } from './file/product-text.ts';
import { splitText } from './file/text.ts';
import { yamlData } from './file/yaml.ts';
import { isPublished } from './publication.ts';
import { descriptionOf } from './schema/field-description.ts';
import { formatDate } from './serbian/dates.ts';
import { plainOf } from './serbian/fold.ts';
import { splitIntoSentences } from './serbian/sentences.ts';
import { hostIn, type Kind, type Way, waysIn } from './ways-to-reach.ts';

export interface WeightyChange {
  path: string;
  /** „Menja se internet prodavnica“, without the full stop. */
  says: string;
  /** What the change means, as Serbian sentences. */
  means: string;
  /** The value before, where there is one to compare. */
  was?: string;
  is?: string;
}

/** Each such field of the text with this path, with what its change means. */
function weightyFields(path: string): Map<string, string> {
  const shape = Object.entries(collectionOf(path)?.fileSchema.shape ?? {});
  const means = shape.map(([key, schema]) => [key, descriptionOf(schema).changeMeans] as const);
  return new Map(means.flatMap(([key, text]) => (text === undefined ? [] : [[key, text]])));
}

export const isWeighty = (path: string, key: string): boolean => weightyFields(path).has(key);

/** Each such change between two versions of a text; a deleted one is empty. `site` is `site.yaml` as it is published. */
export function weightyChanges(
  path: string,
  before: string,
  after: string,
  site: string,
): WeightyChange[] {
  if (after === '') return deleting(path);
  const [oldData, freshData] = [readData(path, before), readData(path, after)];
  const [old, fresh] = [fieldsIn(oldData), fieldsIn(freshData)];
  const inFields = [...weightyFields(path)].flatMap(([key, means]) => {
    const [was, is] = [write(old[key]), write(fresh[key])];
    return was === is ? [] : [{ path, says: `Menja se ${fieldLabel(path, key)}`, means, was, is }];
  });
  const words = wordsOf(path, after, fresh);
  return [
    ...inFields,
    ...newWays(path, before, words, site),
    ...advising(path, { source: before, data: oldData }, { source: after, data: freshData }),
    ...showing(path, old, fresh),
    ...removing(oldData, freshData).map((one) => ({ path, ...one })),
    ...confirming(path, oldData, freshData),
  ];
}

/** What the text, or an item of it, would confirm from now on: a claim, or that a customer has agreed. */
function confirming(path: string, old: unknown, fresh: unknown): WeightyChange[] {
  const known = new Set(confirmedIn(old).map(({ is }) => is));
  return confirmedIn(fresh)
    .filter(({ is }) => !known.has(is))
    .map((one) => ({ path, ...one }));
}

/** A deleted text, other than a product or a policy, whose loss the check reports as an error. */
function deleting(path: string): WeightyChange[] {
  const { name } = collectionOf(path) ?? {};
  if (!name || name === 'products' || name === 'policies') return [];
  return [{ path, says: 'Briše se ceo tekst', means: 'Sa sajta nestaje sve što u njemu piše.' }];
}

/** The items that a shorter list lacks, by their names; in one of the same length, an item may have been renamed. */
function removing(old: unknown, fresh: unknown): Omit<WeightyChange, 'path'>[] {
  if (!Array.isArray(old) || !Array.isArray(fresh) || fresh.length >= old.length) return [];
  const nameOf = (item: unknown) => {
    const { question, title, name, id } = fieldsIn(item);
    return String(question ?? title ?? name ?? id);
  };
  const left = new Set(fresh.map(nameOf));
  const gone = old.map(nameOf).filter((name) => !left.has(name));
  const means = 'Ko dođe na tu stranu, ne bi ga više našao.';
  return [{ says: 'Nestaje deo spiska', means, was: gone.join(', '), is: 'obrisano' }];
}

const CLAIM = {
  says: 'Potvrđuje se izjava u Vaše ime',
  means: 'Za nju odgovarate Vi: da je tačna, i da je zakon dopušta.',
};
const CONSENT = {
  says: 'U Vaše ime piše da imate pristanak za utisak',
  means: 'Za objavljivanje bez pristanka te osobe odgovarate Vi.',
};

function confirmedIn(value: unknown): { says: string; means: string; is: string }[] {
  if (Array.isArray(value)) return value.flatMap(confirmedIn);
  if (!isData(value)) return [];
  const { confirmed_claims: claims = [], consent, name, ...rest } = value;
  const texts = [claims].flat().flatMap((one) => (isData(one) ? String(one['text'] ?? '') : []));
  return [
    ...texts.map((text) => ({ ...CLAIM, is: text })),
    ...(consent ? [{ ...CONSENT, is: `${name}: „${rest['text'] ?? ''}“` }] : []),
    ...confirmedIn(Object.values(rest)),
  ];
}

const NEW_WAYS: Record<Kind | 'shop', { says: string; means: string }> = {
  phone: {
    says: 'U tekstu je nov broj telefona',
    means: 'Ko ga pozove ili mu piše, javlja se onome čiji je. On dobija kupce.',
  },
  email: {
    says: 'U tekstu je nova e-mail adresa',
    means: 'Ko na nju piše, javlja se onome čija je. On dobija kupce.',
  },
  site: {
    says: 'U tekstu je nova adresa drugog sajta',
    means: 'Ko je otvori, odlazi sa Vašeg sajta. Onaj čija je dobija kupce.',
  },
  profile: {
    says: 'U tekstu je nov nalog na mreži',
    means: 'Ko mu piše, javlja se onome čiji je. On dobija kupce.',
  },
  bank: {
    says: 'U tekstu je nov broj računa',
    means: 'Ko na njega uplati, plaća onome čiji je.',
  },
  shop: {
    says: 'U tekstu je nova adresa u prodavnici',
    means: 'Uporedite je sa svojom: ako je u njoj tuđa oznaka, od kupovine zarađuje taj drugi.',
  },
};

/** A number or an address that neither the text nor `site.yaml` has had, other than that of the site. */
function newWays(path: string, before: string, words: string, site: string): WeightyChange[] {
  if (!collectionOf(path)) return [];
  const known = new Set([before, site].flatMap(waysIn).map(({ canonical }) => canonical));
  const { site_url: own, shop_url: shop } = fieldsIn(readData(SITE, site));
  const [ownHost, shopHost] = [own, shop].map((address) => hostIn(String(address ?? '')));
  const fresh = waysIn(words).filter(
    ({ kind, typed, canonical }) =>
      !known.has(canonical) && !(kind === 'site' && ownHost && hostIn(typed) === ownHost),
  );
  const kindOf = ({ kind, typed }: Way) =>
    kind === 'site' && shopHost && hostIn(typed) === shopHost ? 'shop' : kind;
  return [...Map.groupBy(fresh, kindOf)].map(([kind, ways]) => ({
    path,
    ...NEW_WAYS[kind],
    is: ways.map(({ typed }) => typed).join(', '),
  }));
}

/**
 * Sentences that the text has not had, whatever stands around them, that somebody may follow. A new text, and one that
 * cannot be read, is read whole before it is accepted.
 */
function advising(path: string, before: Version, after: Version): WeightyChange[] {
  const collection = collectionOf(path)?.name;
  if (!collection || !before.data || !after.data) return [];
  const plain = (sentence: string) => plainOf(sentence).join(' ');
  const known = new Set(sentencesOf(path, before).map(({ said }) => plain(said)));
  const fresh = sentencesOf(path, after).filter(
    ({ said, field }) => isAdvice(said, collection, field) && !known.has(plain(said)),
  );
  if (fresh.length === 0) return [];
  const says = 'Tekst kaže nešto novo o zdravlju, upotrebi ili uslovima';
  const means = 'Ko to pročita, može da posluša. Proverite da li je tačno.';
  return [{ path, says, means, is: fresh.map(({ said }) => said).join(' ') }];
}

interface Sentence {
  said: string;
  /** The field of the form that it stands in. */
  field: string;
}

/** The lines of a paragraph are one text, wherever they are broken. */
function sentencesOf(path: string, { source, data }: Version): Sentence[] {
  return [...proseIn(path, data), ...proseBelow(path, source)].flatMap(({ said, field }) =>
    said.split(/\n\s*\n/).flatMap((paragraph) => {
      const words = paragraph.replace(/\s+/g, ' ').trim();
      return splitIntoSentences(words).map(({ segment }) => ({ said: segment.trim(), field }));
    }),
  );
}

function proseIn(path: string, value: unknown, field = ''): Sentence[] {
  if (typeof value === 'string') return [{ said: value, field }];
  if (Array.isArray(value)) return value.flatMap((one) => proseIn(path, one, field));
  if (!isData(value)) return [];
  return Object.entries(value)
    .filter(([key]) => !isWeighty(path, key) && !NAMES.has(key))
    .flatMap(([key, one]) => proseIn(path, one, field || key));
}

function proseBelow(path: string, source: string): Sentence[] {
  if (path.endsWith('.yaml')) return [];
  const { body } = splitText(source);
  if (collectionOf(path)?.name !== 'products') return [{ said: body, field: '' }];
  return proseIn(path, readSections(body));
}

/** What the text says, without the fields that are asked about by themselves; all of it where it cannot be read. */
function wordsOf(path: string, source: string, data: Fields): string {
  const fields = Object.entries(data);
  if (fields.length === 0) return source;
  const words = fields.filter(([key]) => !isWeighty(path, key)).flatMap(([, one]) => leavesOf(one));
  return [...words, path.endsWith('.yaml') ? '' : splitText(source).body].join('\n\n');
}

const leavesOf = (value: unknown): unknown[] =>
  Array.isArray(value) || isData(value) ? Object.values(value).flatMap(leavesOf) : [value];

/** A product that was shown, and would no longer be, or not yet; or one that was hidden or is new, and would be shown. */
function showing(path: string, old: Fields, fresh: Fields): WeightyChange[] {
  const now = new Date();
  if (collectionOf(path)?.name !== 'products') return [];
  const [was, is] = [publicationOf(old), publicationOf(fresh)];
  if (Object.keys(old).length === 0) {
    const means = 'Pročitajte ga celog: niko ga još nije uporedio sa deklaracijom.';
    return isPublished(is, now) ? [{ path, says: 'Na sajt dolazi nov proizvod', means }] : [];
  }
  if (isPublished(was, now) === isPublished(is, now)) return [];
  if (isPublished(is, now)) {
    const means = 'Pročitajte ga celog: dok je bio sakriven, niko nije pitao šta mu je promenjeno.';
    return [{ path, says: 'Sakriven proizvod se vraća na sajt', means }];
  }
  const says =
    is.draft || !is.publish_from
      ? 'Proizvod nestaje sa sajta'
      : `Do ${formatDate(is.publish_from)}. proizvod se ne vidi na sajtu`;
  return [{ path, says, means: 'Ko dođe na njegovu stranu, ne bi ga našao.' }];
}

function publicationOf({ draft, publish_from }: Fields) {
  const from = new Date(String(publish_from));
  return { draft: draft === true, publish_from: Number.isNaN(from.valueOf()) ? undefined : from };
}

/** A version of a text, with its data where they can be read. */
interface Version {
  source: string;
  data: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsIn = (data: unknown): Fields => (isData(data) ? data : {});

/** Undefined for a text that is not YAML: the check reports it, and such a site is not built. */
function readData(path: string, source: string): unknown {
  try {
    return yamlData(path.endsWith('.yaml') ? source : splitText(source).yaml);
  } catch {
    return undefined;
  }
}

/** An absent field and an empty one mean the same. */
function write(value: unknown): string {
  const isEmpty = value === undefined || value === null || String(value) === '';
  if (isEmpty) return 'prazno';
  if (value instanceof Date) return `${formatDate(value)}.`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
