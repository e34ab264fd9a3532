import { describe, expect, it } from 'vitest';
import { missingFields } from '../../src/model/contact-message';

function message(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('a message', () => {
  const FULL = { name: 'Ana', phoneNumber: '064', email: 'ana@primer.rs', message: 'Zdravo' };

  it('is complete with its four fields', () => {
    expect(missingFields(message(FULL))).toEqual([]);
  });

  it('misses fields that are absent, empty or blank, in the order of the form', () => {
    expect(missingFields(message({ ...FULL, message: ' \n\t\u00a0', name: '' }))).toEqual([
      'name',
      'message',
    ]);
    expect(missingFields(message({}))).toEqual(['name', 'phoneNumber', 'email', 'message']);
  });

  it('is never refused for the form of an address or a number', () => {
    expect(missingFields(message({ ...FULL, email: 'ana', phoneNumber: 'nemam' }))).toEqual([]);
  });
});
