import type { CollectionRow } from '../collection-row.ts';
import { LINK_HINT, textFields } from '../common-fields.ts';
import { itemNumber, line, paragraphs } from '../fields.ts';

const schema = () =>
  textFields({
    id: itemNumber(99),
    question: line({ label: 'Pitanje', example: 'Da li je to lek?' }),
    /** Plain text; links are written as in Markdown. */
    answer: paragraphs({ label: 'Odgovor', hint: LINK_HINT }),
  });

export const questions = {
  pattern: 'questions/questions.yaml',
  format: 'list',
  schema,
  shownOn: '/',
  form: { label: 'Najčešća pitanja', icon: 'help' },
  items: { label: 'Pitanja', label_singular: 'pitanje', summary: '{{question}}' },
} satisfies CollectionRow;
