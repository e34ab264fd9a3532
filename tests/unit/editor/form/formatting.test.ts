// What the buttons above a long text do; „|“ are the two ends of the selection.
import { expect, test } from 'vitest';
import {
  formatsOf,
  nextItem,
  type Selected,
  signOnce,
} from '../../../../src/editor/form/formatting.ts';
import { collectionNamed } from '../../../../src/model/collections.ts';

const BODY = formatsOf(collectionNamed('policies'), ['body']);

function select(shown: string): Selected {
  const [start, last] = [shown.indexOf('|'), shown.lastIndexOf('|')];
  const end = last > start ? last - 1 : start;
  return { text: shown.replaceAll('|', ''), start, end };
}

const show = ({ text, start, end }: Selected) =>
  start === end
    ? `${text.slice(0, start)}|${text.slice(end)}`
    : `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;

test.each([
  ['Podebljaj', 'Gel je |blag|.', 'Gel je **|blag|**.'],
  ['Podebljaj', 'Gel je **|blag|**.', 'Gel je |blag|.'],
  ['Podebljaj', 'Gel |je | blag.', 'Gel **|je|**  blag.'],
  ['Podebljaj', 'Gel je |', 'Gel je **|tekst|**'],
  ['Lista', '|čisti\nneguje|', '- čisti\n- neguje|'],
  ['Lista', '|- čisti\n- neguje|', 'čisti\nneguje|'],
  ['Lista', 'Gel:\nčis|ti', 'Gel:\n\n- čisti|'],
  ['Lista', '- čisti\nneg|uje', '- čisti\n- neguje|'],
  ['Lista', '- čisti\n- neg|uje', '- čisti\n\nneguje|'],
  ['Lista', '|', '- |'],
  ['Naslov', 'Uvod\n\nPod|aci', 'Uvod\n\n## Podaci|'],
  ['Veza', 'Vidite |proizvode|.', 'Vidite [proizvode](|https://|).'],
  ['Veza', 'Vidite |/products|.', 'Vidite [|tekst|](/products).'],
  ['Veza', 'Vidite |', 'Vidite [|tekst|](https://)'],
])('%s: %j becomes %j', (label, before, after) => {
  const format = BODY.find((one) => one.label === label);
  expect(format && show(format.apply(select(before)))).toBe(after);
});

test.each([
  ['- ujutru|', '- ujutru\n- |'],
  ['Gel:\n\n- uj|utru\n- uveče', 'Gel:\n\n- uj\n- |utru\n- uveče'],
  ['9. ujutru|', '9. ujutru\n10. |'],
  ['- ujutru\n- |', '- ujutru\n\n|'],
  ['- ujutru\n- |\n\nKraj', '- ujutru\n\n|\n\nKraj'],
  ['- |', '|'],
  ['Gel - blag|', undefined],
  ['|- ujutru', undefined],
])('a new line in a list, at %j, gives %j', (before, after) => {
  const next = nextItem(select(before));
  expect(next && show(next)).toBe(after);
});

test.each([
  ['- ujutru\n- - |', '- ujutru\n- |'],
  ['1. ujutru\n2. 2. |\n\nKraj', '1. ujutru\n2. |\n\nKraj'],
  ['- 2. |', undefined],
  ['- |', undefined],
  ['Gel - - |', undefined],
])('a sign typed once more, at %j, gives %j', (before, after) => {
  const once = signOnce(select(before));
  expect(once && show(once)).toBe(after);
});

test.each([
  ['policies', ['body'], ['Podebljaj', 'Naslov', 'Lista', 'Veza']],
  ['featured', ['body'], ['Podebljaj', 'Veza']],
  ['products', ['description'], ['Podebljaj', 'Lista', 'Veza']],
  ['questions', ['items', 0, 'answer'], ['Veza']],
  ['testimonials', ['items', 0, 'text'], []],
  ['site', ['phone'], []],
] as const)(
  'a field of %s at %j has the buttons of what the site draws there',
  (name, at, labels) => {
    expect(formatsOf(collectionNamed(name), at).map(({ label }) => label)).toEqual(labels);
  },
);
