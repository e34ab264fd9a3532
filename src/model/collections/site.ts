import type { CollectionRow } from '../collection-row.ts';
import { siteSchema } from '../site-schema.ts';

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
  form: { label: 'Podaci o sajtu', icon: 'badge' },
} satisfies CollectionRow;
