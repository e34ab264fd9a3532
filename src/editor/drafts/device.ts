// What the editor keeps on this device, so that closing the page loses nothing; all windows of the browser share it.
import { createStore, del, entries, get, set, update } from 'idb-keyval';
import type { Sent } from '../repository/store.ts';
import type { Draft, OpenedProposal } from './draft.ts';

/** A proposal that was published, and has still to be closed. */
export interface Closing extends OpenedProposal {
  comment: string;
}

export interface Device {
  loadDrafts(): Promise<Draft[]>;
  draft(path: string): Promise<Draft | undefined>;
  /** Replaces a draft in one step, so that another window cannot come between. Undefined removes it. */
  updateDraft(path: string, change: (kept: Draft | undefined) => Draft | undefined): Promise<void>;
  loadSent(): Promise<Sent[]>;
  saveSent(sent: Sent): Promise<void>;
  removeSent(sent: Sent): Promise<void>;
  loadClosings(): Promise<Closing[]>;
  saveClosing(closing: Closing): Promise<void>;
  removeClosing(closing: Closing): Promise<void>;
  /** Does this while no window of the browser does it. */
  alone(work: () => Promise<void>): Promise<void>;
  /** Calls back with the path of a draft that another window has changed, or empty when it has published. */
  listen(changed: (path: string) => void): () => void;
}

const drafts = createStore('uredjivac-radne-verzije', 'drafts');
const sent = createStore('uredjivac-poslato', 'sent');
const closings = createStore('uredjivac-predlozi', 'closings');

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
    async loadClosings() {
      return (await entries<number, Closing>(closings)).map(([, one]) => one);
    },
    saveClosing: (one) => set(one.number, one, closings),
    removeClosing: ({ number }) => del(number, closings),
    // A page without a certificate has no locks.
    alone: (work) =>
      'locks' in navigator ? navigator.locks.request('uredjivac-predlozi', work) : work(),
    listen(changed) {
      const take = ({ data }: MessageEvent) => changed(String(data));
      channel?.addEventListener('message', take);
      return () => channel?.removeEventListener('message', take);
    },
  };
}
