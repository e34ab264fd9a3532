import type { CollectionRow } from '../collection-row.ts';
import { confirmedClaims, LINK_HINT } from '../common-fields.ts';
import { fields, itemNumber, line, paragraphs } from '../fields.ts';

const schema = () =>
  fields({
    id: itemNumber(99),
    question: line({ label: 'Pitanje', example: 'Da li je to lek?' }),
    /** Plain text; links are written as in Markdown. */
    answer: paragraphs({ label: 'Odgovor', hint: LINK_HINT }),
    confirmed_claims: confirmedClaims,
  });

export const questions = {
  pattern: 'questions/questions.yaml',
  format: 'list',
  schema,
  shownOn: '/',
  form: {
    label: 'Najčešća pitanja',
    icon: 'help',
    items: { label: 'Pitanja', label_singular: 'pitanje', summary: '{{question}}' },
  },
} satisfies CollectionRow;
