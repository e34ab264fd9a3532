// Fields for the phone numbers of the consultant.
import { z } from 'zod';
import type { FieldDescription } from './field-description.ts';
import { describe, errorMessageOf } from './fields.ts';

/**
 * One phone number with its country code. Serbia's code is followed by eight to ten digits, the first of them not a
 * zero; no number has more than 15 digits.
 */
const PHONE = /^\+(?:381(?=[\s/-]*[1-9])(?:[\s/-]*\d){8,10}|(?!381)[1-9](?:[\s/-]*\d){7,14})$/;
/** A number as people in Serbia write it: „064 123 45 67“, „00381 64…“, „+381 (0)64…“, „0043 660…“. */
const SERBIAN = /^(?:(?:\+|00)?381[\s/-]*(?:\(0\)|0)?[\s/-]*|0)([1-9](?:[\s/.()-]*\d){7,9})$/;
const ABROAD = /^00(?!381)([1-9](?:[\s/-]*\d){7,14})$/;
/**
 * A number without the country code: the code of its network or area, and the number itself. Codes have two digits,
 * except 230, 280, 290 and 390.
 */
const IN_GROUPS = /^(2[389]0|390|\d\d)(\d{3})(\d+)$/;
const EXAMPLE = '064 123 45 67';

/** The typed number in the form that the site shows and telephones dial; other text stays as it is. */
export function canonicalPhone(typed: string): string {
  const number = typed.trim();
  if (PHONE.test(number)) return number;
  const [, local] = SERBIAN.exec(number) ?? [];
  if (local === undefined) return number.replace(ABROAD, '+$1');
  const [, network, first, rest = ''] = IN_GROUPS.exec(local.replace(/\D/g, '')) ?? [];
  return `+381 ${network} ${first} ${rest.replace(/(?<=^\d\d)(?=\d\d)/, ' ')}`;
}

/** All digits with the country's code: the same for every writing of one number. */
export const digitsOfPhone = (typed: string): string => canonicalPhone(typed).replace(/\D/g, '');

type More = Pick<FieldDescription, 'hint' | 'isPlaceholder' | 'changeMeans'> & {
  mayBeEmpty?: boolean;
};

function phoneField(label: string, { mayBeEmpty = false, ...options }: More) {
  const empty = mayBeEmpty ? '^$|' : '';
  const none = mayBeEmpty ? ', ili ostavite prazno' : '';
  const description = {
    label,
    instruction: `U polje „${label}“ upišite jedan broj sa pozivnim brojem${none}`,
    written: mayBeEmpty ? ', pod navodnicima (prazno je "")' : ', pod navodnicima',
    example: EXAMPLE,
    canonical: canonicalPhone,
    ...options,
  };
  const error = errorMessageOf(description);
  const schema = z
    .string({ error })
    .overwrite(canonicalPhone)
    .regex(new RegExp(`${empty}${PHONE.source}`), { error });
  return describe(schema, 'line', description);
}

export const phone = phoneField('Telefon', {
  changeMeans: 'Svako ko pozove ili piše sa sajta dobio bi drugu osobu.',
  isPlaceholder: (value) => /000[ -]?00[ -]?00/.test(value),
  hint: 'Stoji na svakoj strani. Može i poseban broj, samo za sajt.',
});

/** Without a number there is no link to that messenger. */
export const messenger = (name: 'Viber' | 'WhatsApp') =>
  phoneField(`Broj za ${name}`, {
    mayBeEmpty: true,
    hint: 'Broj na koji Vam se piše. Prazno: te veze nema.',
    changeMeans: `Ko piše preko dugmeta „${name}“, pisao bi na drugi broj.`,
  }).default('');
