import { describe, expect, test } from 'vitest';
import {
  BLANK_FORM,
  changeForm,
  findErrors,
  shownError,
} from '../../src/components/contact/form-state';

const FULL = { name: 'Ana', phoneNumber: '064', email: 'ana@primer.rs', message: 'Zdravo' };
const TRIED = { ...FULL, email: 'đina@gmail.com', phoneNumber: 'abc' };

describe('a try to send', () => {
  test.each([
    ['sends what is whole', FULL, {}, []],
    ['asks about what is doubtful', TRIED, {}, ['phoneNumber', 'email']],
    ['sends it when it is tried again unchanged', TRIED, TRIED, []],
    ['asks about another doubtful text', { ...TRIED, email: 'đina@gmail' }, TRIED, ['email']],
    [
      'refuses each time what is no address',
      { ...FULL, email: 'ana' },
      { ...FULL, email: 'ana' },
      ['email'],
    ],
    ['refuses each time what is missing', { ...FULL, name: '' }, { ...FULL, name: '' }, ['name']],
  ] as const)('%s', (_, texts, tried, wrong) => {
    expect(Object.keys(findErrors(texts, tried))).toEqual(wrong);
  });
});

test('An error stands until its field is changed', () => {
  const refused = changeForm(BLANK_FORM, {
    texts: TRIED,
    submitted: TRIED,
    errors: { email: 'Greška' },
  });
  expect(shownError(refused, 'email')).toBe('Greška');
  expect(shownError(refused, 'name')).toBe('');
  const changed = changeForm(refused, { texts: { ...TRIED, email: 'ana@primer.rs' } });
  expect(shownError(changed, 'email')).toBe('');
});
