/** Where messages go, from site.yaml: the build makes it (see build/destination.ts). */
declare module 'virtual:destination' {
  /** A path on this site or an https address. */
  export const ENDPOINT: string;
}
