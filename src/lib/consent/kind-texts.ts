import type { ConsentKind } from '../../model/script-schema.ts';

/** How the visitor reads of a kind. */
export const KIND_TEXTS: Readonly<
  Record<ConsentKind, { label: string; hint: string; accusative: string }>
> = {
  analitika: {
    label: 'Statistika poseta',
    hint: 'Broji koliko ljudi čita koju stranicu',
    accusative: 'statistiku poseta',
  },
  marketing: {
    label: 'Oglasi',
    hint: 'Bira oglase na drugim sajtovima prema onome što ste ovde čitali',
    accusative: 'oglase',
  },
};
