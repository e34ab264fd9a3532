import type { CollectionRow } from '../collection-row.ts';
import { confirmedClaims } from '../common-fields.ts';
import { fields, itemNumber, line, optionalText, toggle } from '../fields.ts';

const schema = () =>
  fields({
    id: itemNumber(99),
    question: line({ label: 'Pitanje', example: 'Koliko košta početak i šta za to dobijam?' }),
    /** Without one the page tells what to ask her. */
    answer: optionalText(
      {
        label: 'Odgovor',
        hint: 'Samo ono što je tačno, bez primera zarade. Prazno: na stranici stoji među pitanjima za Vas.',
        ask: 'Upišite odgovor ili ostavite prazno: ""',
      },
      'text',
    ),
    /** She would rather answer in a talk than on the page, and was asked. */
    in_person: toggle({
      label: 'Odgovaram u razgovoru',
      hint: 'Pitanje ostaje bez odgovora na stranici i nije više na spisku pre objavljivanja.',
      ask: 'Polje „in_person“ je true ili false. Kada upišete odgovor, obrišite ceo red',
    }),
    confirmed_claims: confirmedClaims,
  });

export const cooperation = {
  pattern: 'cooperation/cooperation.yaml',
  format: 'list',
  schema,
  shownOn: '/business-cooperation',
  mayBeEmpty: true,
  form: {
    label: 'Pitanja o saradnji',
    icon: 'handshake',
    items: { label: 'Pitanja', label_singular: 'pitanje', summary: '{{question}}' },
  },
} satisfies CollectionRow;
