import { useEffect, useState, useSyncExternalStore } from 'react';
import { ISLAND_AWAKE } from '../../browser/island-awake.ts';
import { outbox } from '../../browser/outbox/outbox.ts';
import { EarlierMessages } from './EarlierMessages.tsx';
import type { DirectContact } from './MessageActions.tsx';
import { SentMessage } from './SentMessage.tsx';
import { type SentMessageData, watchForm } from './watch-form.ts';

interface Props {
  /** Offered when a message cannot be sent. */
  direct: DirectContact;
}

/**
 * What became of the visitor's messages; once the form is sent, it stands in the form's place. The form itself is
 * beside this island, not in it: whatever has changed the page before, React has no field that it could draw anew.
 */
export default function ContactMessages({ direct }: Props) {
  const snapshot = useSyncExternalStore(
    outbox.subscribe,
    outbox.getSnapshot,
    outbox.getServerSnapshot,
  );
  const [sent, setSent] = useState<SentMessageData>();
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('form[method="post"]');
    if (!form) return;
    watchForm(form, (message) => {
      document.querySelector('[data-form-part]')?.remove();
      setSent(message);
    });
    form.dispatchEvent(new Event(ISLAND_AWAKE, { bubbles: true }));
  }, []);

  return (
    <>
      <EarlierMessages snapshot={snapshot} direct={direct} sentId={sent?.id} />
      {sent && <SentMessage sent={sent} snapshot={snapshot} direct={direct} />}
    </>
  );
}
