// What the whole editor knows, for its pages: see `workspace.ts`.
import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { checkTexts } from './check/ask-check.ts';
import { openDevice } from './drafts/device.ts';
import type { Draft } from './drafts/draft.ts';
import { limitedCheck } from './publish/limited-check.ts';
import type { Outcome } from './publish/publish.ts';
import type { Sent, Snapshot, Store } from './repository/store.ts';
import { readTexts, type SiteText } from './texts/site-text.ts';
import { type State, Workspace } from './workspace.ts';

export interface App extends State {
  store: Store;
  texts: readonly SiteText[];
  draftOf(path: string): Draft;
  change(draft: Draft): void;
  discard(path: string): void;
  leave(path: string): void;
  settle(sent: Sent, live: string): void;
  forget(sent: Sent): void;
  publish(paths: readonly string[], isSure: boolean): Promise<Outcome>;
  /** Brings a proposal to the site as it was read, and follows it. @throws Problem */
  accept(number: number): Promise<void>;
  /** Closes a proposal with this comment, if any. @throws Problem */
  decline(number: number, comment: string): Promise<void>;
  /** Makes a draft that is this older text, with its pictures from the commit that it is of. @throws Problem */
  revert(path: string, older: string, commit: string): Promise<Draft>;
  /** Makes drafts that take back this change alone; a new text is held back. @throws Problem */
  takeBack(sent: Sent): Promise<Draft[]>;
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

const openings = new WeakMap<Snapshot, { workspace: Workspace; isOpen: Promise<void> }>();

/** One workspace for each first snapshot, however often React begins to draw. */
function open(store: Store, first: Snapshot) {
  const known = openings.get(first);
  if (known) return known;
  const workspace = new Workspace(store, openDevice(), limitedCheck(checkTexts), first);
  const opening = { workspace, isOpen: workspace.open() };
  openings.set(first, opening);
  return opening;
}

export function AppState(props: Props) {
  return (
    <Suspense>
      <Opened {...props} />
    </Suspense>
  );
}

function Opened({ store, first, signOut, children }: Props) {
  const { workspace, isOpen } = open(store, first);
  use(isOpen);
  const state = useSyncExternalStore(workspace.subscribe, workspace.getState);
  const { snapshot } = state;
  const texts = useMemo(() => readTexts(snapshot), [snapshot]);
  useEffect(workspace.listen, [workspace]);

  // What another device has changed meanwhile: asked when the page is seen again and when a text is opened.
  useEffect(() => {
    let asked = Date.now();
    const refresh = () => {
      if (document.hidden || Date.now() - asked < ASK_AGAIN_MS) return;
      asked = Date.now();
      workspace.refresh().catch(() => {});
    };
    document.addEventListener('visibilitychange', refresh);
    addEventListener('hashchange', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      removeEventListener('hashchange', refresh);
    };
  }, [workspace]);

  const app = useMemo(
    (): App => ({
      ...state,
      store,
      texts,
      draftOf: (path) => workspace.draftOf(path),
      change: (draft) => workspace.drafts.change(draft),
      discard: (path) => workspace.drafts.put(path),
      leave: (path) => workspace.drafts.leave(path),
      settle: (sent, live) => workspace.sent.settle(sent, live),
      forget: (sent) => workspace.sent.forget(sent),
      publish: (paths, isSure) => workspace.publish(paths, isSure),
      accept: (number) => workspace.accept(number),
      decline: (number, comment) => workspace.decline(number, comment),
      revert: (path, older, commit) => workspace.revert(path, older, commit),
      takeBack: (sent) => workspace.takeBack(sent),
      signOut,
    }),
    [workspace, state, store, texts, signOut],
  );
  return <Context value={app}>{children}</Context>;
}
