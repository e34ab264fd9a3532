// Where the texts are: on GitHub, or on this machine under `npm start`. The rest of the editor knows no more than this.

/** All files of `src/content/` in one commit. */
export interface Snapshot {
  /** The commit; empty on this machine. */
  head: string;
  /** Path → version of the file, for texts and pictures. */
  files: ReadonlyMap<string, string>;
  /** Path → text of the file. */
  texts: ReadonlyMap<string, string>;
}

export interface FileChange {
  path: string;
  content: string | Blob;
}

/** What became of a change. */
export interface Sent {
  /** Paths of the texts, with what each of them held before. */
  before: Record<string, string>;
  /** Paths of the drafts, where a new text has got its own path since. */
  from?: readonly string[];
  title: string;
  at: number;
  commit?: string;
  /** The number of a proposal. */
  proposal?: number;
  /** True when somebody else has to accept it. */
  isForeign?: boolean;
}

export interface Progress {
  state: 'waiting' | 'live' | 'failed';
  text: string;
  url?: string;
}

export interface Version {
  commit: string;
  date: Date;
  by: string;
  text: string;
}

export interface Proposal {
  number: number;
  title: string;
  by: string;
  url: string;
}

export interface Store {
  /** True for who may write; other people's changes are proposals. */
  mayPublish: boolean;
  name: string;
  read(): Promise<Snapshot>;
  /** One commit with all these files. @throws Problem `stale` when the branch has moved since the snapshot. */
  write(files: readonly FileChange[], title: string, from: Snapshot): Promise<Partial<Sent>>;
  picture(path: string, version: string): Promise<Blob>;
  history?(path: string): Promise<Version[]>;
  progress?(sent: Sent): Promise<Progress>;
  proposals?(): Promise<Proposal[]>;
}

type Kind = 'offline' | 'signed-out' | 'stale' | 'protected' | 'refused';

/** A failure, with a Serbian sentence for the editor. */
export class Problem extends Error {
  readonly kind: Kind;
  constructor(kind: Kind, text: string) {
    super(text);
    this.kind = kind;
  }
}
