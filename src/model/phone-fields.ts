// Fields for numbers at which she is called or written to.
import { formed } from './fields.ts';

/**
 * One phone number with the country's code, as people write it. Behind Serbia's code stand eight to
 * ten digits and no zero; no number has more than 15 digits.
 */
const PHONE = /^\+(?:381(?=[\s/-]*[1-9])(?:[\s/-]*\d){8,10}|(?!381)[1-9](?:[\s/-]*\d){7,14})$/;
const FORM = 'počinje znakom + i pozivnim brojem zemlje, bez nule iza njega';
const COMMON = {
  example: '+381 60 000 00 00',
  form: { pattern: [PHONE, `Telefon ${FORM}, na primer: +381 60 000 00 00`] },
};

export const phone = formed('Telefon', PHONE, {
  ...COMMON,
  ask: `Upišite jedan telefon, pod navodnicima: ${FORM}`,
});

/** Without a number there is no link to that messenger. */
export const messenger = (name: 'Viber' | 'WhatsApp') =>
  formed(`Broj za ${name}`, new RegExp(`^$|${PHONE.source}`), {
    ...COMMON,
    hint: 'Broj na koji Vam se piše. Prazno: te veze nema.',
    ask: `Upišite broj za ${name} pod navodnicima ili ostavite prazno (""): ${FORM}`,
  }).default('');
