// What the editor keeps on this device, so that closing the page loses nothing; all windows of the browser share it.
import { createStore, del, entries, get, set, update } from 'idb-keyval';
import type { Sent } from '../repository/store.ts';
import type { Draft } from './draft.ts';

export interface Device {
  loadDrafts(): Promise<Draft[]>;
  draft(path: string): Promise<Draft | undefined>;
  /** Replaces a draft in one step, so that another window cannot come between. Undefined removes it. */
  updateDraft(path: string, change: (kept: Draft | undefined) => Draft | undefined): Promise<void>;
  loadSent(): Promise<Sent[]>;
  saveSent(sent: Sent): Promise<void>;
  removeSent(sent: Sent): Promise<void>;
  /** Calls back with the path of a draft that another window has changed, or empty when it has published. */
  listen(changed: (path: string) => void): () => void;
}

const drafts = createStore('uredjivac-radne-verzije', 'drafts');
const sent = createStore('uredjivac-poslato', 'sent');

export function openDevice(): Device {
  // Without one, each window of this browser knows what it has itself.
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('uredjivac') : undefined;
  // Else a browser may clear the drafts when the device is short of space.
  navigator.storage?.persist?.().catch(() => {});
  return {
    async loadDrafts() {
      const kept = await entries<string, Draft | undefined>(drafts);
      for (const [path, draft] of kept) if (!draft) del(path, drafts).catch(() => {});
      return kept.flatMap(([, draft]) => draft ?? []);
    },
    draft: (path) => get<Draft>(path, drafts),
    async updateDraft(path, change) {
      await update<Draft | undefined>(path, change, drafts);
      channel?.postMessage(path);
    },
    async loadSent() {
      return (await entries<number, Sent>(sent)).map(([, one]) => one);
    },
    async saveSent(one) {
      await set(one.at, one, sent);
      channel?.postMessage('');
    },
    removeSent: ({ at }) => del(at, sent),
    listen(changed) {
      const take = ({ data }: MessageEvent) => changed(String(data));
      channel?.addEventListener('message', take);
      return () => channel?.removeEventListener('message', take);
    },
  };
}
