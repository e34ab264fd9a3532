import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type MessageState, newMessage } from '../../../src/browser/outbox/message-state.ts';
import { outcomeWords } from '../../../src/components/contact/outcome-words.ts';
import { SentMessage } from '../../../src/components/contact/SentMessage.tsx';

const EMPTY_SNAPSHOT = {
  messages: [],
  hasUnsaved: false,
  arrived: new Set<string>(),
  shown: new Set<string>(),
};
const SENT = {
  id: 'a',
  name: 'Ana',
  email: 'ana@primer.rs',
  phoneNumber: '060 1234567',
  message: 'Zdravo',
};

function sentMessage(replyTime: string): string {
  const direct = { phone: '', phoneHref: '', email: '', replyTime };
  return renderToStaticMarkup(
    createElement(SentMessage, { sent: SENT, snapshot: EMPTY_SNAPSHOT, direct }),
  );
}

describe('a message that was sent', () => {
  it('says where the answer will come, and when, if site.yaml has the time', () => {
    expect(sentMessage('Odgovaram istog radnog dana.')).toContain(
      'Odgovoriću na ana@primer.rs ili na 060\u00a01234567. Odgovaram istog radnog dana.',
    );
  });

  it('promises no time if site.yaml has none', () => {
    expect(sentMessage('')).toContain('ili na 060\u00a01234567. </p>');
  });

  it.each<[MessageState, string]>([
    [
      'waiting',
      'Još nije stigla do mene, a ovaj uređaj ne može da je sačuva. Ostavite ovu stranicu otvorenu dok se ne pošalje.',
    ],
    [
      'refused',
      'Ovaj uređaj ne može da je sačuva. Pozovite me ili je pošaljite e-mailom pre nego što zatvorite stranicu.',
    ],
  ])('says that the device cannot keep it: %s', (state, words) => {
    expect(outcomeWords({ ...newMessage([], 0), state }, false)).toBe(words);
  });
});
