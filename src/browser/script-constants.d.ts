// See src/build/script-constants.ts.

/**
 * Where messages go, from site.yaml: a path on this site or an https address. A message that was stored before the relay
 * moved is thereby sent to its new address.
 */
declare const __ENDPOINT__: string;

/**
 * The browser knows the outbox by this name: its database and the table in it, its lock, its channel between tabs and
 * its sync. Devices of visitors hold it, so it never changes.
 */
declare const __OUTBOX__: string;
