// Sends requests to GitHub's API. Every failure becomes a `Problem` with a Serbian sentence.
import { Problem } from './store.ts';

const API = 'https://api.github.com';
const OFFLINE =
  'Nema veze sa internetom. Ono što ste upisali čuva se na ovom uređaju: pokušajte ponovo kada se veza vrati.';
const SIGNED_OUT =
  'Prijava na GitHub je istekla. Prijavite se ponovo: ono što ste upisali je sačuvano na ovom uređaju.';
const REFUSED = 'GitHub ovo nije prihvatio. Pokušajte ponovo za koji minut.';
/** How GitHub calls a branch that takes changes through proposals only. */
const PROTECTED = /protected branch|pull request|rule violations|required status check/i;

export class Github {
  readonly #token: string;
  constructor(token: string) {
    this.#token = token;
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
    if (response.status >= 500) throw new Problem('offline', REFUSED);
    return response;
  }

  async rest<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await this.send(method, path, body);
    if (!response.ok) throw new Problem('refused', REFUSED);
    return response.status === 204 ? (undefined as Answer) : response.json();
  }

  async query<Answer>(query: string, variables: Record<string, unknown> = {}): Promise<Answer> {
    const response = await this.send('POST', '/graphql', { query, variables });
    const { data, errors = [] } = (await response.json()) as {
      data?: Answer;
      errors?: { type?: string; message: string }[];
    };
    const [error] = errors;
    if (!error && data && response.ok) return data;
    if (error?.type === 'STALE_DATA' || /expected branch to point/i.test(error?.message ?? ''))
      throw new Problem('stale', REFUSED);
    throw new Problem(PROTECTED.test(error?.message ?? '') ? 'protected' : 'refused', REFUSED);
  }
}
