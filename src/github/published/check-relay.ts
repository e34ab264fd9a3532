// Can a visitor's message arrive? Asked without sending one.
import { bad, describe, good, note, type PublishedSite, type Verdict } from './verdict.ts';

const JSON_ONLY = { accept: 'application/json' };

/** The relay refuses a question without a message in words of its own; nobody else would. */
export async function checkRelay({ ask, endpoint }: PublishedSite): Promise<Verdict> {
  const answer = await ask(endpoint, { headers: JSON_ONLY });
  const { status } = readJson(answer.body);
  if (answer.status === 405 && typeof status === 'string') {
    return good('Poruke sa sajta stižu do releja.');
  }
  return bad(`Poruke sa sajta ne stižu: na ${endpoint} ne odgovara relej (${describe(answer)}).`);
}

/** Beside the site nobody else may see it; a relay of its own shows how it is. */
export async function checkHealth({ ask, endpoint }: PublishedSite): Promise<Verdict> {
  const answer = await ask(new URL('/health', endpoint).href, { headers: JSON_ONLY });
  const { ok, lastError } = readJson(answer.body);
  if (answer.status === 404) return good('Stanje releja vidi samo onaj ko ga održava.');
  if (ok === true) return good('Relej javlja da je sve u redu.');
  if (ok === false) return bad(`Relej javlja da poruke čekaju: ${lastError ?? 'bez razloga'}.`);
  return note(`Stanje releja nije poznato (${describe(answer)}).`);
}

function readJson(body: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}
