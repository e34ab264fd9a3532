import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';

const mailsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort();

export const countMails = (folder: string) => mailsIn(folder).length;

/** The mails of a local mailbox, oldest first. */
export const readMails = (folder: string) =>
  mailsIn(folder).map((name) => readFileSync(join(folder, name)));

/** The same mails, parsed by `readMail`. */
export const readMailbox = (folder: string) => Promise.all(readMails(folder).map(readMail));

/** A parsed mail. Fails the test when its headers could reach or mislead a person beside the owner. */
export async function readMail(raw: Buffer): Promise<Email> {
  const text = raw.toString('latin1');
  expect(text.replaceAll('\r\n', ''), 'a bare CR or LF').not.toMatch(/[\r\n]/);
  const longest = Math.max(...text.split('\r\n').map((line) => line.length));
  expect(longest, 'bytes in the longest line').toBeLessThanOrEqual(998);
  const mail = await PostalMime.parse(raw);
  const count = (name: string) => mail.headers.filter(({ key }) => key === name).length;
  expect(mail.to?.map(({ address }) => address)).toEqual(['konsultant@localhost']);
  expect(count('to')).toBe(1);
  expect(count('from')).toBe(1);
  expect(count('subject')).toBe(1);
  expect(count('message-id')).toBe(1);
  // RFC 3834: no program answers it, so no absence notice reaches a visitor.
  expect(count('auto-submitted')).toBe(1);
  expect(count('cc') + count('bcc') + count('sender')).toBe(0);
  expect(count('reply-to')).toBeLessThanOrEqual(1);
  expect(mail.replyTo?.length ?? 0).toBeLessThanOrEqual(1);
  expect(mail.subject).not.toMatch(/[\r\n]/);
  return mail;
}

/** The fields that the visitor filled in, read from the mail's text. */
export function writtenIn(mail: Email) {
  const text = mail.text ?? '';
  // A visitor may write such lines too: the relay's own are the last.
  const end = text.lastIndexOf('\n\nIme: ');
  const fields = text.slice(end + 2);
  const line = (label: string) =>
    fields
      .split('\n')
      .find((entry) => entry.startsWith(`${label}: `))
      ?.slice(label.length + 2);
  return {
    name: line('Ime'),
    phoneNumber: line('Telefon'),
    email: line('E-mail'),
    message: text.slice(0, Math.max(end, 0)),
  };
}
