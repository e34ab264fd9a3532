// What the rules look at. Nothing here touches a disk, so the rules also run in a browser.

/** A text as its bytes say it, line ends and all. */
export interface TextFile {
  path: string;
  text: string;
}

export interface RawFile {
  path: string;
  bytes: Uint8Array;
}

export interface Picture {
  path: string;
  size: number;
  /** Equal for equal bytes. */
  fingerprint: string;
  /** What the bytes are, whatever the name says; undefined when they are no picture. */
  format: string | undefined;
  /** In pixels; 0 when unknown. */
  width: number;
  height: number;
  /** The end of the file is missing. */
  truncated: boolean;
}

/** Everything in `src/content/`, and the addresses that a link may lead to. */
export interface Content {
  texts: readonly RawFile[];
  pictures: readonly Picture[];
  /** Forms to copy, which are never published. */
  forms?: readonly TextFile[];
  /** Files of no use to the site. */
  others: readonly string[];
  /** `/`, `/products` and so on. */
  addresses: readonly string[];
  /** Texts elsewhere in which something is left to fill in before the site is published. */
  outside: readonly TextFile[];
}
