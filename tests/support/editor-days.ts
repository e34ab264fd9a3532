// Random days of several devices in the editor: they write, publish at the same time, lose answers and are killed.
import fc from 'fast-check';
import type { Fate } from './github-stand-in.ts';

/** What happens to one of the requests of an action. */
export type Accident = Fate | 'kill before' | 'kill after';

export type WriteAct =
  | {
      do: 'write';
      device: number;
      text: number;
      place: number;
      how: 'word' | 'item' | 'paragraph' | 'swap';
    }
  | { do: 'new product'; device: number; text: number }
  | { do: 'picture'; device: number; text: number };

export type Act =
  | WriteAct
  | {
      do: 'publish';
      who: {
        device: number;
        pauses: number[];
        accident?: { at: number; what: Accident };
        /** Something written while this request is on its way. */
        meanwhile?: { at: number; text: number; place: number };
      }[];
    }
  | { do: 'refresh' | 'reload'; device: number };

export type Publisher = Extract<Act, { do: 'publish' }>['who'][number];

export const TEXTS = [
  'src/content/site.yaml',
  'src/content/products/zubni-gel.mdx',
  'src/content/testimonials/testimonials.yaml',
  'src/content/about/o-meni.md',
  'src/content/questions.yaml',
  'src/content/pages/home.mdx',
  'src/content/policies/privacy-policy.mdx',
];

export function days(devices: number): fc.Arbitrary<Act[]> {
  const device = fc.nat(devices - 1);
  // Often the same text and the same place, so that they meet.
  const text = fc.oneof(fc.nat(TEXTS.length - 1), fc.constant(1));
  const place = fc.oneof(fc.nat(40), fc.constant(2));
  const how = fc.constantFrom(...(['word', 'word', 'item', 'paragraph', 'swap'] as const));
  const what = fc.constantFrom<Accident>(
    'lose the request',
    'lose the answer',
    502,
    'kill before',
    'kill after',
  );
  const publisher = fc.record(
    {
      device,
      pauses: fc.array(fc.nat(3), { maxLength: 6 }),
      accident: fc.record({ at: fc.nat(4), what }),
      meanwhile: fc.record({ at: fc.nat(3), text, place }),
    },
    { requiredKeys: ['device', 'pauses'] },
  );
  const who = fc.uniqueArray(publisher, {
    selector: (one) => one.device,
    minLength: 1,
    maxLength: devices,
  });
  const does = <Name extends Act['do']>(...names: Name[]) => fc.constantFrom(...names);
  const act = fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: does('write'), device, text, place, how }) },
    { weight: 1, arbitrary: fc.record({ do: does('new product', 'picture'), device, text }) },
    { weight: 4, arbitrary: fc.record({ do: does('publish'), who }) },
    { weight: 1, arbitrary: fc.record({ do: does('refresh', 'reload'), device }) },
  );
  return fc.array(act, { minLength: 3, maxLength: 14 });
}

export const DEVICES = [
  { who: 'two devices of the owner', login: 'savetnica', devices: 2 },
  { who: 'three devices of the owner', login: 'savetnica', devices: 3 },
  { who: 'two devices of somebody who proposes', login: 'drugarica', devices: 2 },
];
