// Sends requests to GitHub's API. Every failure becomes a `Problem` with a Serbian sentence.
import { Problem } from '../problem.ts';

const API = 'https://api.github.com';
const OFFLINE =
  'Nema veze sa internetom. Ono što ste upisali čuva se na ovom uređaju: pokušajte ponovo kada se veza vrati.';
const BROKEN =
  'GitHub trenutno ne odgovara kako treba. Ono što ste upisali čuva se na ovom uređaju: pokušajte ponovo za koji minut.';
const SIGNED_OUT =
  'Prijava na GitHub je istekla. Prijavite se ponovo: ono što ste upisali je sačuvano na ovom uređaju.';
const TOO_MANY = 'GitHub je za sada primio dovoljno zahteva. Pokušajte ponovo za desetak minuta.';
const REFUSED =
  'GitHub ovo nije prihvatio. Ono što ste upisali je sačuvano na ovom uređaju: pokušajte ponovo za koji minut.';
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
    const response = await fetch(API + path, {
      method,
      headers: { Authorization: `Bearer ${this.#token}`, Accept: accept },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new Problem('offline', OFFLINE);
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
    const answer = await response.json().catch(() => undefined);
    if (response.ok) return answer;
    const words = String(answer?.message ?? '');
    if (/rate limit/i.test(words)) throw new Problem('refused', TOO_MANY);
    throw new Refusal(response.status, words);
  }

  async query<Answer>(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
    const [owner, name] = this.project.repository.split('/');
    const asked = { query, variables: { owner, name, ...variables } };
    const response = await this.send('POST', '/graphql', asked);
    const { data, errors = [] } = (await response.json()) as {
      data?: Answer;
      errors?: { type?: string; message: string }[];
    };
    const [error] = errors;
    if (!error && data && response.ok) return data;
    const words = error?.message ?? '';
    if (error?.type === 'STALE_DATA' || /expected branch to point/i.test(words))
      throw new Problem('stale', REFUSED);
    if (error?.type === 'RATE_LIMITED') throw new Problem('refused', TOO_MANY);
    if (PROTECTED.test(words)) throw new Problem('protected', REFUSED);
    throw new Refusal(response.status, words);
  }
}

export async function toBase64(content: string | Blob): Promise<string> {
  const bytes = new Uint8Array(await new Blob([content]).arrayBuffer());
  let text = '';
  // A call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
