// Sends requests to GitHub's API. Every failure becomes a `Problem` with a Serbian sentence.
import { Problem } from '../problem.ts';

const API = 'https://api.github.com';
const OFFLINE =
  'Nema veze sa internetom. Ono što ste upisali čuva se na ovom uređaju: pokušajte ponovo kada se veza vrati.';
const BROKEN =
  'GitHub trenutno ne odgovara kako treba. Ono što ste upisali čuva se na ovom uređaju: pokušajte ponovo za koji minut.';
const SIGNED_OUT =
  'Prijava na GitHub je istekla. Prijavite se ponovo: ono što ste upisali je sačuvano na ovom uređaju.';
const TOO_SLOW =
  'GitHub predugo ne odgovara, veza je slaba. Ono što ste upisali čuva se na ovom uređaju: pokušajte ponovo kada veza bude bolja.';
const TOO_MANY = 'GitHub je za sada primio dovoljno zahteva. Pokušajte ponovo za desetak minuta.';
const REFUSED =
  'GitHub ovo nije prihvatio. Ono što ste upisali je sačuvano na ovom uređaju: pokušajte ponovo za koji minut.';
/** A connection that is half dead would be waited for without an end. */
const LIMIT_MS = 30_000;
/** A large picture gets as long as it takes at 20 kB in a second. */
const BYTES_PER_MS = 20;

/** How GitHub calls a branch that takes changes through proposals only. */
const PROTECTED = /protected branch|through a pull request|rule violations|required status check/i;

/** Where the texts are: `owner/name` on GitHub, and the branch of the site. */
export interface Project {
  repository: string;
  branch: string;
}

/** An answer that is no success, with GitHub's own English words. */
export class Refusal extends Problem {
  readonly status: number;
  readonly words: string;
  constructor(status: number, words: string) {
    super('refused', REFUSED);
    this.status = status;
    this.words = words;
  }
}

export class Github {
  readonly project: Project;
  readonly #token: string;

  constructor(token: string, project: Project) {
    this.#token = token;
    this.project = project;
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    accept = 'application/vnd.github+json',
  ): Promise<Response> {
    const content = body === undefined ? '' : JSON.stringify(body);
    const limit = Math.ceil(LIMIT_MS + content.length / BYTES_PER_MS);
    const response = await fetch(API + path, {
      method,
      // Also for the answer's body, which is read later.
      signal: AbortSignal.timeout(limit),
      headers: { Authorization: `Bearer ${this.#token}`, Accept: accept },
      ...(content && { body: content }),
    }).catch((error) => {
      throw new Problem('offline', isTimeout(error) ? TOO_SLOW : OFFLINE);
    });
    if (response.status === 401) throw new Problem('signed-out', SIGNED_OUT);
    // The request may have been carried out: who asks must look whether it was.
    if (response.status >= 500) throw new Problem('offline', BROKEN);
    if (response.status === 429) throw new Problem('refused', TOO_MANY);
    return response;
  }

  /** A request about the repository of the site, or about this copy of it. @throws Refusal */
  async rest<Answer>(
    method: string,
    path: string,
    body?: unknown,
    repository = this.project.repository,
  ): Promise<Answer> {
    const response = await this.send(method, `/repos/${repository}${path}`, body);
    if (response.ok) return whole(response.json());
    const answer = await response.json().catch(() => undefined);
    const words = String(answer?.message ?? '');
    if (/rate limit/i.test(words)) throw new Problem('refused', TOO_MANY);
    throw new Refusal(response.status, words);
  }

  async query<Answer>(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
    const [owner, name] = this.project.repository.split('/');
    const asked = { query, variables: { owner, name, ...variables } };
    const response = await this.send('POST', '/graphql', asked);
    const {
      data,
      errors = [],
      message = '',
    } = await whole<{
      data?: Answer;
      errors?: { type?: string; message: string }[];
      message?: string;
    }>(response.json());
    const [error] = errors;
    if (!error && data && response.ok) return data;
    const words = error?.message ?? message;
    // Like an answer with 500: it may have been carried out.
    if (/^something went wrong|timed? ?out/i.test(words)) throw new Problem('offline', BROKEN);
    if (error?.type === 'STALE_DATA' || /expected branch to point/i.test(words))
      throw new Problem('stale', REFUSED);
    if (error?.type === 'RATE_LIMITED' || /rate limit/i.test(words))
      throw new Problem('refused', TOO_MANY);
    if (PROTECTED.test(words)) throw new Problem('protected', REFUSED);
    throw new Refusal(response.status, words);
  }
}

const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === 'TimeoutError';

/**
 * The body of an answer that is a success. What it answers may have been carried out when the body breaks off, or is
 * the page of a proxy: who asks must look. @throws Problem
 */
export const whole = <Body>(body: Promise<Body>): Promise<Body> =>
  body.catch((error) => {
    throw new Problem('offline', isTimeout(error) ? TOO_SLOW : BROKEN);
  });

export async function toBase64(content: string | Blob): Promise<string> {
  const bytes = new Uint8Array(await new Blob([content]).arrayBuffer());
  let text = '';
  // A call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
