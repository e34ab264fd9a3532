// Where the texts are: on GitHub, or on this machine under `npm start`. The rest of the editor knows no more than this;
// what only GitHub has is optional.

/** All files of `src/content/` in one commit; for who may not publish, with what is in their own open proposal. */
export interface Snapshot {
  /** The commit on top of which a change is written, that of the own proposal if one is open; empty on this machine. */
  head: string;
  /** Path → version of the file, the name that git gives to its content: for texts and pictures. */
  files: ReadonlyMap<string, string>;
  /** Path → text of the file. */
  texts: ReadonlyMap<string, string>;
  /** The own proposal was interrupted: its branch is there, and nobody is asked to accept it yet. */
  isUnproposed?: boolean;
  /** The number of the own open proposal. */
  proposal?: number;
}

export interface FileChange {
  path: string;
  /** Null deletes the file. */
  content: string | Blob | null;
}

export interface Sent {
  /** Paths of the texts, with what each of them held before; empty for a new text. */
  before: Record<string, string>;
  /** The same texts as this change alone left them, so that taking it back leaves what others have changed since. */
  after: Record<string, string>;
  /** Paths of the drafts, where a new text has got its own path since. */
  from?: readonly string[];
  title: string;
  at: number;
  /** What is said of it once it is on the site. */
  live?: string;
  commit?: string;
  parent?: string;
  proposal?: number;
  /** True when somebody else has to accept it. */
  isForeign?: boolean;
}

export interface Progress {
  /** `declined` only of a proposal. */
  state: 'waiting' | 'live' | 'failed' | 'declined';
  text: string;
  /** Where it can be seen, or mended. */
  url?: string;
}

export interface Version {
  commit: string;
  date: Date;
  by: string;
  text: string;
}

/** A text that is no longer on the site. */
export interface Deleted {
  path: string;
  text: string;
  /** The last commit that has it. */
  commit: string;
  /** When it was deleted, and by whom. */
  date: Date;
  by: string;
}

export interface Proposal {
  number: number;
  title: string;
  by: string;
  at: Date;
  checks: Progress;
}

export interface ProposalTexts {
  /** The version that was read; only this one is accepted. */
  head: string;
  /** Texts with what each held before and holds after; empty where it is not there. */
  texts: { path: string; before: string; after: string }[];
  /** Pictures with the version before and the new one; null where there is none. */
  pictures: { path: string; before: string | null; version: string | null }[];
  others: string[];
  /** False where it changes more files than GitHub tells of. */
  isWhole: boolean;
  /** It was accepted or declined before it was read. */
  isClosed?: true;
}

export interface Proposals {
  list(): Promise<Proposal[]>;
  read(number: number): Promise<ProposalTexts>;
  /** Brings the proposal to the site, as it was when it was read. @throws Problem */
  accept(number: number): Promise<Sent>;
  /**
   * Closes the proposal with this comment, if any, and writes neither twice: it can be repeated after a lost answer.
   * With `head`, only while the proposal is as it was when it was read. @throws Problem
   */
  close(number: number, comment: string, head?: string): Promise<void>;
}

/** Texts that the device has kept, and when they were the newest. */
export interface KeptSnapshot {
  snapshot: Snapshot;
  at: number;
}

export interface Store {
  /** True for who may write; other people's changes are proposals. */
  mayPublish: boolean;
  name: string;
  read(): Promise<Snapshot>;
  /** Has the device keep these newest texts for when there is no connection. */
  keep?(newest: Snapshot): void;
  kept?(): Promise<KeptSnapshot | undefined>;
  /** One commit with all these files. @throws Problem `stale` when the branch has moved since the snapshot. */
  write(files: readonly FileChange[], title: string, from: Snapshot): Promise<Partial<Sent>>;
  /** Whether a commit that was made right on top of `from` holds this text: asked after a lost answer. */
  hasArrived?(from: string, path: string, text: string): Promise<boolean>;
  picture(path: string, version: string): Promise<Blob>;
  pictureAt?(path: string, commit: string): Promise<Blob>;
  history?(path: string): Promise<Version[]>;
  /** The texts that were deleted, the last one first. */
  deleted?(): Promise<Deleted[]>;
  /**
   * These texts as the site shows them, which lags behind a publication by some minutes; empty where it has none,
   * undefined where it does not say what it was made of. @throws Problem
   */
  onSite?(paths: readonly string[]): Promise<ReadonlyMap<string, string> | undefined>;
  progress?(sent: Sent): Promise<Progress>;
  proposals?: Proposals;
}
