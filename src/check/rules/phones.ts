// A number for messages that is nearly the consultant's phone number: one of the two is probably mistyped.
import { SITE } from '../../model/collections.ts';
import { canonicalPhone } from '../../model/phone-fields.ts';
import { type Finding, warning } from '../finding.ts';
import type { Text } from '../read-text.ts';

const FOR_MESSAGES = ['viber_phone', 'whatsapp_phone'];
/** Two digits that have changed places are two different ones. */
const MOST_DIFFERENT = 2;

export function checkPhones({ path, data, lineOf }: Text): Finding[] {
  if (path !== SITE) return [];
  const phone = String(data['phone'] ?? '');
  return FOR_MESSAGES.flatMap((key) => {
    const other = String(data[key] ?? '');
    if (!isNear(digitsOf(phone), digitsOf(other))) return [];
    const words = `Broj za poruke je skoro isti kao telefon: ${other} i ${phone}.`;
    const fix =
      'Ako je to isti broj, ispravite onaj koji nije tačan. Ako su dva, ostavite ih tako.';
    return [warning(path, lineOf([key]) ?? 1, words, fix)];
  });
}

const digitsOf = (typed: string) => canonicalPhone(typed).replace(/\D/g, '');

function isNear(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const different = [...one].filter((digit, index) => digit !== other[index]).length;
  return different > 0 && different <= MOST_DIFFERENT;
}
