import { expect, test } from 'vitest';
import { sayMoment } from '../../../../src/editor/repository/say-day.ts';

test('every month is said as „od“ wants it', () => {
  const said = Array.from({ length: 12 }, (_, month) =>
    sayMoment(new Date(2026, month, 28, 14, 5)),
  );
  expect(said.map((moment) => moment.replace(/^28\. | u 14:05$/g, ''))).toEqual([
    ...['januara', 'februara', 'marta', 'aprila', 'maja', 'juna'],
    ...['jula', 'avgusta', 'septembra', 'oktobra', 'novembra', 'decembra'],
  ]);
});
