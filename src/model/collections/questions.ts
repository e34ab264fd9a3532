import type { CollectionRow } from '../collection-row.ts';
import { LINK_HINT, textFields } from '../schema/common-fields.ts';
import { line, paragraphs } from '../schema/fields.ts';

const schema = () =>
  textFields({
    question: line('Pitanje', { example: 'Da li je to lek?' }),
    /** Plain text; links are written as in Markdown. */
    answer: paragraphs('Odgovor', { hint: LINK_HINT }),
  });

const ON_HOME = {
  pattern: 'questions.yaml',
  format: 'list',
  schema,
  shownOn: '/',
  fieldWithLinks: 'answer',
  form: { label: 'Najčešća pitanja' },
  items: { label: 'Pitanja', itemName: 'pitanje', titleFields: ['question'] },
} satisfies CollectionRow;

/** Three lists of questions with their answers; each is shown on another page. */
export const questions = {
  questions: ON_HOME,
  buying: {
    ...ON_HOME,
    pattern: 'buying.yaml',
    shownOn: '/contact',
    form: { label: 'Pitanja pre kupovine' },
  },
  cooperation: {
    ...ON_HOME,
    pattern: 'cooperation.yaml',
    shownOn: '/business-cooperation',
    form: { label: 'Pitanja o saradnji' },
  },
};
