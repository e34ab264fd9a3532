import { useEffect, useRef, useState } from 'react';
import { stateOf } from '../../browser/outbox/message-state';
import { type News, watchMessages } from '../../browser/outbox/outbox';

const NOTHING: News = { messages: [], unsaved: false, arrived: new Set() };

export interface Outbox extends News {
  /** Ids of messages that came to wait and then arrived. */
  late: readonly string[];
}

/** What is known of the messages on this device. */
export function useOutbox(): Outbox {
  const [news, setNews] = useState(NOTHING);
  const waited = useRef(new Set<string>());
  useEffect(
    () =>
      watchMessages((now) => {
        for (const message of now.messages) {
          if (stateOf(message) !== 'sending') waited.current.add(message.id);
        }
        setNews(now);
      }),
    [],
  );
  return { ...news, late: [...waited.current].filter((id) => news.arrived.has(id)) };
}
