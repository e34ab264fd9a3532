// The field „Za koga nije“ (`not_for`): an editor chooses its marks and never types them.
import { z } from 'zod';
import { MARK_IDS, MARKS } from '../product/marks.ts';
import { describe } from '../schema/fields.ts';

const instruction =
  'U polju „Za koga nije“ svaka oznaka stoji u svom redu, iza crtice, ili su sve u uglastim zagradama. ' +
  `Oznake su: ${MARK_IDS.join(', ')}`;

export const notFor = describe(
  z.array(z.enum(MARK_IDS, { error: instruction }), { error: instruction }),
  'choices',
  {
    label: 'Za koga nije',
    hint:
      'Samo ono što piše u „Važno“, „Za koga“ ili „Alergeni“. ' +
      'Po ovome posetilac na stranici „Proizvodi“ sklanja ono što nije za njega; provera ' +
      'upoređuje oznake sa tekstom.',
    instruction,
    form: { options: MARKS.map(({ id, label }) => ({ label, value: id })) },
  },
).optional();
