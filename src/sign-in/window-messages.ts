// What the editor and the window that signs in say to each other, by `postMessage`.

/** The first message of each, by which the other learns its origin. */
export const GREETING = 'authorizing:github';

/** The token, or why there is none, in Serbian. */
export type Outcome = { token: string } | { error: string };

const OUTCOME = /^authorization:github:(?:success|error):(.*)$/s;

export function writeOutcome(outcome: Outcome): string {
  const json = JSON.stringify({ provider: 'github', ...outcome });
  return `authorization:github:${'token' in outcome ? 'success' : 'error'}:${json}`;
}

/** Undefined for any other message. */
export function readOutcome(message: unknown): Outcome | undefined {
  const [, json] = OUTCOME.exec(String(message)) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}
