import { z } from 'zod';
import type { CollectionRow } from '../collection-row.ts';
import { describe, fields, type Hint, messageOf, text, wholeNumber } from '../content-fields.ts';
import { items, line, paragraphs, toggle } from '../form-fields.ts';
import { confirmedClaims, confirmedClaimsField } from '../owner-checks.ts';
import { typeset } from '../typeset.ts';

const answerHint: Hint = {
  title: 'odgovor na pitanje o saradnji',
  ask: 'Upišite odgovor ili ostavite prazno: ""',
  line: 'answer: Početak ne košta ništa.',
};

const inPersonHint: Hint = {
  title: 'oznaka da se na pitanje odgovara u razgovoru',
  ask: 'Polje „in_person“ je true ili false. Kada upišete odgovor, obrišite ceo red.',
};

const schema = () =>
  fields({
    id: wholeNumber(
      {
        title: 'redni broj pitanja o saradnji',
        ask: 'Upišite redni broj pitanja o saradnji',
        line: 'id: 1',
      },
      99,
    ),
    question: text({
      title: 'pitanje o saradnji',
      ask: 'Upišite pitanje o saradnji',
      line: 'question: Koliko košta početak i šta za to dobijam?',
    }),
    /** Without one the page tells what to ask her. */
    answer: describe(
      z
        .string({ error: messageOf(answerHint) })
        .trim()
        .overwrite(typeset),
      answerHint,
    ).default(''),
    /** She would rather answer in a talk than on the page, and was asked. */
    in_person: describe(z.boolean({ error: messageOf(inPersonHint) }), inPersonHint).default(false),
    confirmed_claims: confirmedClaims,
  });

export const cooperation = {
  pattern: 'cooperation/cooperation.yaml',
  format: 'list',
  schema,
  noun: ['odgovor o saradnji', 'odgovora o saradnji', 'odgovora o saradnji', 'm'],
  shownOn: '/business-cooperation',
  mayBeEmpty: true,
  form: {
    label: 'Pitanja o saradnji',
    icon: 'handshake',
    fields: items(
      {
        label: 'Pitanja',
        label_singular: 'pitanje',
        required: false,
        summary: '{{question}}',
      },
      [
        line('question', { label: 'Pitanje' }),
        paragraphs('answer', {
          label: 'Odgovor',
          hint: 'Samo ono što je tačno, bez primera zarade. Prazno: na stranici stoji među pitanjima za Vas.',
          required: false,
        }),
        toggle('in_person', {
          label: 'Odgovaram u razgovoru',
          hint: 'Pitanje ostaje bez odgovora na stranici i nije više na spisku pre objavljivanja.',
        }),
        confirmedClaimsField,
      ],
    ),
  },
} satisfies CollectionRow;
