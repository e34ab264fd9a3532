import type { CollectionRow } from '../collection-row.ts';
import { fields, text, wholeNumber } from '../content-fields.ts';
import { items, line, paragraphs } from '../form-fields.ts';
import { confirmedClaims, confirmedClaimsField } from '../owner-checks.ts';

const schema = () =>
  fields({
    id: wholeNumber(
      { title: 'redni broj koraka', ask: 'Upišite redni broj koraka', line: 'id: 1' },
      9,
    ),
    title: text({
      title: 'naslov koraka',
      ask: 'Upišite naslov koraka',
      line: 'title: Izaberite ili pitajte',
    }),
    text: text({
      title: 'tekst koraka',
      ask: 'Upišite tekst koraka',
      line: 'text: Pročitajte opis, a ako se dvoumite, pozovite me.',
    }),
    confirmed_claims: confirmedClaims,
  });

export const steps = {
  pattern: 'steps/steps.yaml',
  format: 'list',
  schema,
  noun: ['korak poručivanja', 'koraka poručivanja', 'koraka poručivanja', 'm'],
  shownOn: '/',
  form: {
    label: 'Kako se poručuje',
    icon: 'format_list_numbered',
    fields: items({ label: 'Koraci', label_singular: 'korak', summary: '{{title}}' }, [
      line('title', { label: 'Naslov' }),
      paragraphs('text', { label: 'Tekst' }),
      confirmedClaimsField,
    ]),
  },
} satisfies CollectionRow;
