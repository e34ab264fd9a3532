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
import type { Opened } from './offline/open-texts.ts';
import { limitedCheck } from './publish/limited-check.ts';
import type { Outcome } from './publish/publish.ts';
import { isProblem } from './repository/problem.ts';
import type { Sent, Snapshot, Store } from './repository/store.ts';
import { readTexts, type SiteText } from './texts/site-text.ts';
import { type Change, type State, Workspace } from './workspace.ts';

export interface App extends State {
  store: Store;
  texts: readonly SiteText[];
  draftOf(path: string): Draft;
  change(draft: Draft): void;
  discard(path: string): void;
  /** Throws away what was opened of this proposal. */
  discardProposal(number: number): void;
  leave(path: string): void;
  settle(sent: Sent, live: string): void;
  forget(sent: Sent): void;
  publish(paths: readonly string[], isSure: boolean): Promise<Outcome>;
  /** Brings a proposal to the site as it was read, and follows it. @throws Problem */
  accept(number: number): Promise<void>;
  /** Closes a proposal with this comment, if any, and takes it out of the drafts. @throws Problem */
  decline(number: number, comment: string): Promise<void>;
  /** Makes a draft that is this older text, with its pictures from the commit that it is of. @throws Problem */
  revert(path: string, older: string, commit: string): Promise<Draft>;
  /** Makes drafts that take back this change alone; a new text is held back. @throws Problem */
  takeBack(change: Change): Promise<Draft[]>;
  signOut(): void;
}

const ASK_AGAIN_MS = 20_000;

const Context = createContext<App | undefined>(undefined);

export function useApp(): App {
  const app = use(Context);
  if (!app) throw new Error('No app');
  return app;
}

interface Props extends Opened {
  signOut: () => void;
  /** GitHub has refused the token. */
  refuse: (problem: unknown) => void;
  children: ReactNode;
}

const openings = new WeakMap<Snapshot, { workspace: Workspace; isOpen: Promise<void> }>();

/** One workspace for each first snapshot, however often React begins to draw. */
function open({ store, first, keptAt }: Opened) {
  const known = openings.get(first);
  if (known) return known;
  const workspace = new Workspace(store, openDevice(), limitedCheck(checkTexts), first, keptAt);
  const opening = { workspace, isOpen: workspace.open() };
  openings.set(first, opening);
  return opening;
}

export function AppState(props: Props) {
  return (
    <Suspense>
      <OpenedTexts {...props} />
    </Suspense>
  );
}

function OpenedTexts({ signOut, refuse, children, ...opened }: Props) {
  const { store } = opened;
  const { workspace, isOpen } = open(opened);
  use(isOpen);
  const state = useSyncExternalStore(workspace.subscribe, workspace.getState);
  const { snapshot } = state;
  const isKept = state.keptAt !== undefined;
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

  // Opened without a connection: asked until the newest texts are there, one question at a time.
  useEffect(() => {
    if (!isKept) return;
    let isAsking = false;
    const ask = async () => {
      if (document.hidden || isAsking) return;
      isAsking = true;
      await workspace.refresh().catch((problem) => {
        if (isProblem(problem, 'signed-out')) refuse(problem);
      });
      isAsking = false;
    };
    const timer = setInterval(ask, ASK_AGAIN_MS);
    addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      removeEventListener('online', ask);
    };
  }, [workspace, isKept, refuse]);

  const app = useMemo(
    (): App => ({
      ...state,
      store,
      texts,
      draftOf: (path) => workspace.draftOf(path),
      change: (draft) => workspace.drafts.change(draft),
      discard: (path) => workspace.drafts.put(path),
      discardProposal: (number) => workspace.discardProposal(number),
      leave: (path) => workspace.drafts.leave(path),
      settle: (sent, live) => workspace.sent.settle(sent, live),
      forget: (sent) => workspace.sent.forget(sent),
      publish: (paths, isSure) => workspace.publish(paths, isSure),
      accept: (number) => workspace.accept(number),
      decline: (number, comment) => workspace.decline(number, comment),
      revert: (path, older, commit) => workspace.revert(path, older, commit),
      takeBack: (change) => workspace.takeBack(change),
      signOut,
    }),
    [workspace, state, store, texts, signOut],
  );
  return <Context value={app}>{children}</Context>;
}
