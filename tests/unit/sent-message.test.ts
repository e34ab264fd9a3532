import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SentMessage } from '../../src/components/contact/SentMessage';
import type { Outbox } from '../../src/components/contact/use-outbox';

const OUTBOX = { messages: [], arrived: new Set(), unsaved: false, late: [] } as unknown as Outbox;

function sentMessage(replyTime: string): string {
  const direct = { phone: '', phoneHref: '', email: '', replyTime };
  const sent = { id: 'a', email: 'ana@primer.rs', phone: '060 1234567' };
  return renderToStaticMarkup(createElement(SentMessage, { sent, outbox: OUTBOX, direct }));
}

describe('a message that was sent', () => {
  it('says where the answer comes, and when, once she has said so', () => {
    expect(sentMessage('Odgovaram istog radnog dana.')).toContain(
      'Odgovoriću na ana@primer.rs ili na 060\u00a01234567. Odgovaram istog radnog dana.',
    );
  });

  it('promises no time that she has not given', () => {
    expect(sentMessage('')).toContain('ili na 060\u00a01234567. </p>');
  });
});
