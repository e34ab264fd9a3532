// Finds a phone number that is nearly another one: one of the two is probably mistyped. This compares the consultant's
// numbers in `site.yaml` with each other, and every number in a text with the numbers of all texts.
import { SITE } from '../../model/collections.ts';
import { isWithinSlip } from '../../model/contact/email-address.ts';
import { digitsOfPhone } from '../../model/schema/phone-fields.ts';
import type { Content } from '../content.ts';
import { type Finding, warning } from '../finding.ts';
import { oncePerText } from '../once-per-text.ts';
import type { Text } from '../read-text.ts';
import { inText, say } from '../wording.ts';

const FOR_MESSAGES = ['viber_phone', 'whatsapp_phone'];
/** How many digits of nearly equal numbers may differ: two exchanged digits count as two. */
const MOST_DIFFERENT = 2;
const FIX = 'Ako je to isti broj, ispravite onaj koji nije tačan. Ako su dva, ostavite ih tako.';

export function checkPhones({ path, data, lineOf }: Text): Finding[] {
  if (path !== SITE) return [];
  const phone = String(data['phone'] ?? '');
  return FOR_MESSAGES.flatMap((key) => {
    const other = String(data[key] ?? '');
    if (!isNear(digitsOfPhone(phone), digitsOfPhone(other))) return [];
    const message = `Broj za poruke je skoro isti kao telefon: ${other} i ${phone}.`;
    return [warning(path, lineOf([key]) ?? 1, message, FIX)];
  });
}

/** „011 3608 440“, „+381 64 123-45-67“ */
const IN_A_TEXT = /(?<![\d.,/-])(?:\+381[\s/-]?|0)[1-9](?:[\s/-]?\d){7,9}(?![\d-])/g;

interface FoundPhone {
  typed: string;
  digits: string;
  path: string;
  line: number;
}

/** Reports a number that is nearly another one which stands at least as often in the texts. */
export function checkPhonesInTexts(text: Text, { texts }: Content): Finding[] {
  const own = numbersIn(text);
  if (own.length === 0 || text.path === SITE) return [];
  const all = texts.flatMap(numbersIn);
  const timesOf = (digits: string) => all.filter((one) => one.digits === digits).length;
  return own.flatMap(({ typed, digits, path, line }) => {
    const other = all.find(
      (one) =>
        // Of a link and its words in one line `links.ts` says that they differ.
        !(one.path === path && one.line === line) &&
        isNear(one.digits, digits) &&
        timesOf(one.digits) >= timesOf(digits),
    );
    if (!other) return [];
    const place = inText(other.path, other.line);
    const message = say`Broj „${typed}“ je skoro isti kao „${other.typed}“ (${place}).`;
    return [warning(path, line, message, FIX)];
  });
}

const numbersIn = oncePerText(({ path, lines }): FoundPhone[] =>
  lines.flatMap((row, index) =>
    [...row.matchAll(IN_A_TEXT)].map(([typed]) => ({
      typed,
      digits: digitsOfPhone(typed),
      path,
      line: index + 1,
    })),
  ),
);

function isNear(one: string, other: string): boolean {
  if (one.length !== other.length) return isWithinSlip(one, other);
  const different = [...one].filter((digit, index) => digit !== other[index]).length;
  return different > 0 && different <= MOST_DIFFERENT;
}
