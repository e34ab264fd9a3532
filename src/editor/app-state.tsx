// What the whole editor knows: the texts, the drafts on this device, and what is on its way to the site.
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Text } from '../check/read-text.ts';
import {
  type Draft,
  isUnchanged,
  loadDrafts,
  loadSent,
  readSource,
  rebase,
  removeDraft,
  removeSent,
  saveDraft,
  saveSent,
} from './repository/drafts.ts';
import { type Outcome, publish } from './repository/publish.ts';
import { Problem, type Sent, type Snapshot, type Store } from './repository/store.ts';
import { readTexts, textOf } from './texts.ts';

export interface App {
  store: Store;
  snapshot: Snapshot;
  texts: readonly Text[];
  drafts: ReadonlyMap<string, Draft>;
  sent: readonly Sent[];
  /** The draft of this text, or what its form begins with. */
  draftOf(path: string): Draft;
  change(draft: Draft): void;
  discard(path: string): void;
  forget(sent: Sent): void;
  publish(paths: readonly string[], isSure: boolean): Promise<Outcome>;
  signOut(): void;
}

const ASK_AGAIN_MS = 20_000;

const Context = createContext<App | undefined>(undefined);

export function useApp(): App {
  const app = use(Context);
  if (!app) throw new Error('No app');
  return app;
}

interface Props {
  store: Store;
  first: Snapshot;
  signOut: () => void;
  children: ReactNode;
}

export function AppState({ store, first, signOut, children }: Props) {
  const [snapshot, setSnapshot] = useState(first);
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>();
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const newest = useRef(drafts);
  newest.current = drafts;

  useEffect(() => {
    Promise.all([loadDrafts(), loadSent()]).then(
      ([kept, done]) => {
        setDrafts(onTop(kept, first));
        setSent(done.sort((a, b) => b.at - a.at));
      },
      () => setDrafts(new Map()),
    );
  }, [first]);

  // What another device has changed meanwhile: asked when the page is seen again and when a text is opened.
  const asked = useRef(Date.now());
  useEffect(() => {
    const refresh = async () => {
      if (document.hidden || Date.now() - asked.current < ASK_AGAIN_MS) return;
      asked.current = Date.now();
      const fresh = await store.read().catch(() => undefined);
      if (fresh) take(fresh);
    };
    document.addEventListener('visibilitychange', refresh);
    addEventListener('hashchange', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      removeEventListener('hashchange', refresh);
    };
  });

  /** Shows the newest texts, with the drafts on top of them. */
  const take = useCallback((fresh: Snapshot) => {
    setSnapshot(fresh);
    setDrafts((old = new Map()) => onTop(old, fresh));
  }, []);

  const change = useCallback((draft: Draft) => {
    const isNone = isUnchanged(draft) && !draft.conflicts;
    (isNone ? removeDraft(draft.path) : saveDraft(draft)).catch(() => {});
    setDrafts((old = new Map()) => {
      const next = new Map(old);
      if (isNone) next.delete(draft.path);
      else next.set(draft.path, draft);
      return next;
    });
  }, []);

  const discard = useCallback((path: string) => {
    removeDraft(path).catch(() => {});
    setDrafts((old = new Map()) => new Map([...old].filter(([one]) => one !== path)));
  }, []);

  const app = useMemo((): App | undefined => {
    if (!drafts) return undefined;
    return {
      store,
      snapshot,
      texts: readTexts(snapshot),
      drafts,
      sent,
      draftOf: (path) =>
        drafts.get(path) ?? {
          path,
          base: snapshot.texts.get(path) ?? '',
          data: readSource(path, snapshot.texts.get(path) ?? ''),
          pictures: {},
          at: 0,
        },
      change,
      discard,
      forget: (one) => {
        removeSent(one).catch(() => {});
        setSent((old) => old.filter(({ at }) => at !== one.at));
      },
      async publish(paths, isSure) {
        const wanted = paths.flatMap((path) => newest.current?.get(path) ?? []);
        const outcome = await publish(store, wanted, isSure);
        if (outcome.kind === 'sent' && !outcome.sent.proposal) {
          // What was typed while it was being sent stays a draft, over the text that was sent.
          for (const { path, at } of wanted) {
            const now = newest.current?.get(path);
            const base = outcome.snapshot.texts.get(path);
            if (now && base !== undefined && now.at !== at) change({ ...now, base });
          }
        }
        take(outcome.snapshot);
        if (outcome.kind === 'conflict') for (const draft of outcome.drafts) change(draft);
        if (outcome.kind === 'sent') {
          await saveSent(outcome.sent).catch(() => {});
          setSent((old) => {
            const isOlder = ({ before }: Sent) => paths.some((path) => path in before);
            for (const one of old.filter(isOlder)) removeSent(one).catch(() => {});
            return [outcome.sent, ...old.filter((one) => !isOlder(one))];
          });
          for (const draft of wanted) {
            if (newest.current?.get(draft.path)?.at !== draft.at) continue;
            // As the file has it: „+381 64 …“ for „064 …“.
            const data = readSource(draft.path, textOf(draft));
            if (outcome.sent.proposal) change({ ...draft, data, isSent: true });
            else discard(draft.path);
          }
        }
        return outcome;
      },
      signOut,
    };
  }, [store, snapshot, drafts, sent, change, discard, take, signOut]);

  return app ? <Context value={app}>{children}</Context> : null;
}

/** The drafts over the newest texts; one that is no longer different, such as an accepted proposal, is over. */
function onTop(drafts: ReadonlyMap<string, Draft>, { texts }: Snapshot): Map<string, Draft> {
  const rebased = [...drafts.values()].map((draft) => rebase(draft, texts.get(draft.path) ?? ''));
  const open = rebased.filter((draft) => draft.conflicts || !isUnchanged(draft));
  for (const path of drafts.keys())
    if (!open.some((draft) => draft.path === path)) removeDraft(path).catch(() => {});
  return new Map(open.map((draft) => [draft.path, draft]));
}

export const wordsOf = (error: unknown) =>
  error instanceof Problem || error instanceof Error ? error.message : String(error);
