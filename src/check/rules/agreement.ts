// The ending that a number or a subject asks for: „2 tablete“ and „5 tableta“, „vitamini C i E doprinose“.
import { findNutrients } from '../claims/claim.ts';
import { type Finding, warning } from '../finding.ts';
import { NUMBER, numberOf } from '../patterns/number-words.ts';
import type { Text } from '../read-text.ts';

interface Noun {
  /** Behind 1, 21 and so on: all cases. */
  one: readonly string[];
  /** Behind 2, 3, 4. */
  few: string;
  /** Behind 5 to 20. */
  many: string;
  /** Never right behind a number. */
  wrong?: readonly string[];
}

const feminine = (stem: string, many = `${stem}a`): Noun => ({
  one: [`${stem}a`, `${stem}u`, `${stem}e`, `${stem}i`, `${stem}om`],
  few: `${stem}e`,
  many,
});
const masculine = (stem: string, few = `${stem}a`, many = `${stem}a`): Noun => ({
  one: [stem, `${stem}a`, `${stem}u`, `${stem}om`],
  few,
  many,
});

const FEMININE = [
  feminine('tablet'),
  feminine('kapsul'),
  feminine('kesic'),
  feminine('boc'),
  feminine('meric'),
  feminine('kašik'),
  feminine('kašičic'),
  feminine('šolj'),
  feminine('čaš'),
  feminine('porcij'),
  feminine('godin'),
];
const NOUNS: readonly Noun[] = [
  ...FEMININE,
  { ...masculine('dan'), wrong: ['dani'] },
  { ...masculine('minut'), wrong: ['minute', 'minuti'] },
  masculine('put'),
  masculine('sat', 'sata', 'sati'),
  masculine('mesec', 'meseca', 'meseci'),
];
const FORMS = new Map(
  NOUNS.flatMap((noun) =>
    [...noun.one, noun.few, noun.many, ...(noun.wrong ?? [])].map((form): [string, Noun] => [
      form,
      noun,
    ]),
  ),
);
const COUNTED = new RegExp(
  `(?<number>${NUMBER}) (?<form>${[...FORMS.keys()].join('|')})(?!\\p{L})`,
  'giu',
);

/** „Prelijte 1 kesica“ */
const TAKEN =
  /(?<!\p{L})(?:prelijte|uzmite|popijte|pijte|rastvorite|dodajte) (?:1|jednu) (?<form>\p{L}+[aeio])(?!\p{L})/giu;

export function checkAgreement(text: Text): Finding[] {
  return [...checkNumbers(text), ...checkTaken(text), ...checkVerbs(text)];
}

function checkNumbers({ path, lines }: Text): Finding[] {
  return lines.flatMap((row, index) =>
    [...row.matchAll(COUNTED)].flatMap(({ groups: { number = '', form = '' } = {} }) => {
      const right = rightForm(number, form.toLowerCase());
      if (right === undefined) return [];
      const message = `Reč se ne slaže sa brojem: „${number} ${form}“.`;
      return [warning(path, index + 1, message, `Napišite: ${right}`)];
    }),
  );
}

function checkTaken({ path, lines }: Text): Finding[] {
  return lines.flatMap((row, index) =>
    [...row.matchAll(TAKEN)].flatMap(({ 0: typed, groups: { form = '' } = {} }) => {
      const noun = FEMININE.find(({ one }) => one.includes(form.toLowerCase()));
      if (!noun) return [];
      const message = `Reč se ne slaže sa glagolom: „${typed}“.`;
      return [warning(path, index + 1, message, `Napišite: ${noun.one[1]}`)];
    }),
  );
}

/** The number with the form that it asks for; undefined where it has it. */
function rightForm(number: string, form: string): string | undefined {
  const noun = FORMS.get(form);
  const value = numberOf(number);
  if (!noun || value === 0) return undefined;
  const [last, tens] = [value % 10, Math.floor(value / 10) % 10];
  const isFeminine = FEMININE.includes(noun);
  if (number.toLowerCase() === 'dva' && isFeminine) return `dve ${noun.few}`;
  if (number.toLowerCase() === 'dve' && !isFeminine) return `dva ${noun.few}`;
  if (last === 1 && tens !== 1)
    return noun.one.includes(form) ? undefined : `${number} ${noun.one[0]}`;
  const right = last >= 2 && last <= 4 && tens !== 1 ? noun.few : noun.many;
  return form === right ? undefined : `${number} ${right}`;
}

/** „Vitamin C doprinosi“; group 1 is the subject. */
const EFFECT =
  /^\s*[-*+] (?<subject>.+?) (?<verb>doprinos(?:i|e)|(?:je|su) potreb\p{L}+)(?!\p{L})/u;

/** The verb of an effect agrees with its subject: the claims list knows both forms. */
function checkVerbs({ path, lines, product }: Text): Finding[] {
  if (!product) return [];
  return lines.flatMap((row, index) => {
    const { subject = '', verb = '' } = EFFECT.exec(row)?.groups ?? {};
    const nutrients = findNutrients(subject);
    if (nutrients.length === 0) return [];
    const isPlural = nutrients.length > 1 || nutrients.some(({ plural }) => plural);
    const right = isPlural
      ? verb.replace(/i$/, 'e').replace('je potreb', 'su potreb')
      : verb.replace(/e$/, 'i').replace('su potreb', 'je potreb');
    // Of „potreban“ only the verb is compared, whose gender depends on the nutrient.
    if (right === verb || (!verb.startsWith('doprinos') && right.slice(0, 2) === verb.slice(0, 2)))
      return [];
    const message = `Glagol se ne slaže sa onim o čemu govori: „${subject} ${verb}“.`;
    return [warning(path, index + 1, message, `Napišite: ${subject} ${right}`)];
  });
}
