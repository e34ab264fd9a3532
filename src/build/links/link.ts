/** An address that some file of the build names. */
export interface Link {
  /** The file that names it, as its visitors know it: `/products`, `/scripts/a.js`. */
  from: string;
  /** As it is written there. */
  written: string;
  /** What must exist: for data only the file matters, and not the place in it. */
  kind: 'link' | 'data';
}
