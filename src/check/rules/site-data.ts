// What is probably mistyped in the data of the site. Warnings only: who is not registered may write
// so, and an odd address may exist.
import { SITE } from '../../model/collections.ts';
import { type Finding, warning } from '../finding.ts';
import type { ParsedText } from '../parse-text.ts';

const NUMBERS = [
  { key: 'registration_number', name: 'Matični broj', length: 8 },
  { key: 'tax_number', name: 'PIB', length: 9 },
] as const;

const MISTYPED_MAIL =
  /@(gmial|gmai|gmal|gamil|gmil|gmaill|gnail|hotmial|hotmal|hotmai|yaho|yahooo|outlok|outloook)\.com$|@(gmail|hotmail|yahoo|outlook)\.(con|cm|co|om|comm|rs)$/i;

export function checkSiteData(text: ParsedText): Finding[] {
  return text.path === SITE ? [...checkNumbers(text), ...checkMail(text)] : [];
}

/** Messages of visitors would go to somebody else, or nowhere. */
function checkMail({ path, yaml, entries }: ParsedText): Finding[] {
  const { email } = entries[0]?.data ?? {};
  if (typeof email !== 'string' || !MISTYPED_MAIL.test(email)) return [];
  const text = `Proverite kraj e-mail adrese: ${email.replace(/^.*@/, '@')}`;
  const fix = 'Uporedite je slovo po slovo, na primer sa: @gmail.com';
  return [warning(path, yaml.lineOf(['email']) ?? 1, text, fix)];
}

function checkNumbers({ path, yaml, entries }: ParsedText): Finding[] {
  return NUMBERS.flatMap(({ key, name, length }) => {
    const value = entries[0]?.data[key];
    if (typeof value !== 'string' || !/\d/.test(value)) return [];
    const digits = value.replace(/\D/g, '').length;
    if (digits === length) return [];
    const text = `${name} ima ${length} cifara, a ovde ih je ${digits}.`;
    return [
      warning(path, yaml.lineOf([key]) ?? 1, text, 'Prepišite ga iz rešenja o registraciji.'),
    ];
  });
}
