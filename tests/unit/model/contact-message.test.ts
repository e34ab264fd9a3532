import { describe, expect, it } from 'vitest';
import {
  checkForm,
  entriesToSend,
  MESSAGE_LIMITS,
} from '../../../src/model/contact/contact-message.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('a message', () => {
  const FULL = { name: 'Ana', phoneNumber: '064', email: 'ana@primer.rs', message: 'Zdravo' };

  it('is complete with its four fields', () => {
    expect(checkForm(form(FULL))).toEqual({ ok: true, message: FULL, missing: [], tooLong: [] });
  });

  it('misses fields that are absent, empty or blank, in the order of the form', () => {
    const blank = checkForm(form({ ...FULL, message: ' \n\t\u00a0', name: '' }));
    expect(blank).toMatchObject({ ok: false, missing: ['name', 'message'] });
    expect(checkForm(form({})).missing).toEqual(['name', 'phoneNumber', 'email', 'message']);
  });

  it.each(['\u200b\u200b', '\u3164', '\u2800', '\u00ad \u2060', '\u202e\u180e', '\u{e0041}'])(
    'misses fields in which there is nothing to see: %j',
    (text) => {
      const fields = { name: text, phoneNumber: text, email: text, message: text };
      expect(checkForm(form(fields)).missing).toEqual(Object.keys(FULL));
      expect(checkForm(form({ ...FULL, message: `${text}.` })).message.message).toBe(`${text}.`);
    },
  );

  it('has its address without what only surrounds it', () => {
    const { message } = checkForm(form({ ...FULL, email: ' Ana <ana@primer.rs>, ' }));
    expect(message).toEqual(FULL);
  });

  it('is never refused for an unusual address or number', () => {
    expect(checkForm(form({ ...FULL, email: 'ana', phoneNumber: 'nemam' })).ok).toBe(true);
  });

  it('is sent cleaned, with the other fields of the form', () => {
    const data = form({ ...FULL, name: `  Ana${' '.repeat(70_000)}`, website: '', to: 'a@b.rs' });
    expect(entriesToSend(data, checkForm(data))).toEqual(
      Object.entries({ ...FULL, website: '', to: 'a@b.rs' }),
    );
  });

  it.each([
    ['a line break', 'Ana\r\nMarić', 'Ana Marić'],
    ['an override of the direction', 'Ana \u202eMarić', 'Ana Marić'],
    ['an isolate of another direction', 'Ana \u2067Marić\u2069', 'Ana Marić'],
    ['a mark inside a word, which stays', 'Ana\u200f Marić', 'Ana\u200f Marić'],
  ])('has a name in one line, in which nothing is reversed: %s', (_, typed, name) => {
    expect(checkForm(form({ ...FULL, name: typed })).message.name).toBe(name);
  });

  it('counts a line end of any system as one character, and no white space around the text', () => {
    const lines = `${'a\r\n'.repeat(4999)}a`;
    expect(checkForm(form({ ...FULL, message: `\r\n${lines} \r\n` })).message.message).toHaveLength(
      9999,
    );
    const name = 'š'.repeat(MESSAGE_LIMITS.name);
    expect(checkForm(form({ ...FULL, name: ` ${name}\n` })).ok).toBe(true);
  });
});
