import type { Field } from '@sveltia/cms';
import type { CollectionRow } from '../collection-row.ts';
import { NOT_SHOWN } from '../content-fields.ts';
import { line, link, optionalLink, paragraphs } from '../form-fields.ts';
import { confirmedClaimsField } from '../owner-checks.ts';
import { PHONE, siteSchema } from '../site-schema.ts';

const PHONE_PATTERN: [RegExp, string] = [
  PHONE,
  'Telefon počinje znakom + i ima samo cifre i razmake.',
];

function messenger(name: string, label: string): Field {
  const hint = 'Broj na koji Vam se piše, na primer: +381 60 000 00 00. Prazno: te veze nema.';
  return { ...line(name, { label, hint }), pattern: PHONE_PATTERN, required: false } as Field;
}

function optional(name: string, label: string, example: string): Field {
  const hint = `${example} Ako ne treba da se vidi, upišite: ${NOT_SHOWN}`;
  return { ...line(name, { label, hint }), required: false } as Field;
}

/**
 * The addresses of the site itself and of its services are not here, nor what changes the number of
 * its pages: a developer sets them.
 */
export const site = {
  pattern: 'site.yaml',
  format: 'record',
  schema: () => siteSchema,
  noun: [
    'fajl sa podacima o sajtu',
    'fajla sa podacima o sajtu',
    'fajlova sa podacima o sajtu',
    'm',
  ],
  form: {
    label: 'Podaci o sajtu',
    icon: 'badge',
    fields: [
      line('name', { label: 'Ime i prezime' }),
      line('brand', { label: 'Naziv sajta', hint: 'Stoji pored znaka i kad neko pošalje vezu.' }),
      optional('town', 'Mesto', 'U obliku iza „iz“, na primer: Novog Sada.'),
      optional('hours', 'Kada se javljate', 'Na primer: radnim danima od 9 do 17 h.'),
      optional(
        'reply_time',
        'Za koliko odgovarate',
        'Samo ono što možete da ispunite, na primer: Odgovaram istog ili sledećeg radnog dana.',
      ),
      {
        ...line('phone', { label: 'Telefon', hint: 'Na primer: +381 60 000 00 00' }),
        pattern: PHONE_PATTERN,
      },
      { ...line('email', { label: 'E-mail' }), type: 'email' },
      line('address', { label: 'Adresa iz registracije' }),
      line('registration_number', { label: 'Matični broj' }),
      line('tax_number', { label: 'PIB' }),
      line('tagline', { label: 'Geslo u zaglavlju' }),
      paragraphs('disclaimer', { label: 'Napomena o nezavisnosti', hint: 'Stoji u podnožju.' }),
      link('shop_url', { label: 'Internet prodavnica', hint: 'Kuda vodi „Prodavnica“ u meniju.' }),
      optionalLink('facebook_url', { label: 'Facebook', hint: 'Prazno: vidi se samo ikonica.' }),
      optionalLink('instagram_url', { label: 'Instagram', hint: 'Prazno: vidi se samo ikonica.' }),
      messenger('viber_phone', 'Viber'),
      messenger('whatsapp_phone', 'WhatsApp'),
      confirmedClaimsField,
    ],
  },
} satisfies CollectionRow;
