import type { CollectionRow } from '../collection-row.ts';
import { fields, text, wholeNumber } from '../content-fields.ts';
import { items, LINK_HINT, line, paragraphs } from '../form-fields.ts';
import { confirmedClaims, confirmedClaimsField } from '../owner-checks.ts';

const schema = () =>
  fields({
    id: wholeNumber(
      { title: 'redni broj pitanja', ask: 'Upišite redni broj pitanja', line: 'id: 1' },
      99,
    ),
    question: text({
      title: 'pitanje',
      ask: 'Upišite pitanje',
      line: 'question: Da li je to lek?',
    }),
    /** Plain text; links are written as in Markdown. */
    answer: text({
      title: 'odgovor',
      ask: 'Upišite odgovor',
      line: 'answer: Nije. Napici i tablete su hrana ili dodaci ishrani.',
    }),
    confirmed_claims: confirmedClaims,
  });

export const questions = {
  pattern: 'questions/questions.yaml',
  format: 'list',
  schema,
  noun: ['odgovor na pitanje', 'odgovora na pitanja', 'odgovora na pitanja', 'm'],
  shownOn: '/',
  form: {
    label: 'Najčešća pitanja',
    icon: 'help',
    fields: items({ label: 'Pitanja', label_singular: 'pitanje', summary: '{{question}}' }, [
      line('question', { label: 'Pitanje' }),
      paragraphs('answer', { label: 'Odgovor', hint: LINK_HINT }),
      confirmedClaimsField,
    ]),
  },
} satisfies CollectionRow;
