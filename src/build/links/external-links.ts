const AT_ONCE = 4;

/** How an address of another site answered. */
export type Verdict =
  | { state: 'works' }
  | { state: 'broken'; why: string }
  /** The other side refuses programs, or is slow: a person has to look. */
  | { state: 'unsure'; why: string }
  | { state: 'unreachable'; why: string };

/** Asks for each address, with so many milliseconds for an answer; the order stays the same. */
export async function checkExternalLinks(
  addresses: readonly string[],
  patience = 10_000,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const waiting = addresses.entries();
  const work = async () => {
    for (const [index, address] of waiting) verdicts[index] = await askFor(address, patience);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return verdicts;
}

async function askFor(address: string, patience: number): Promise<Verdict> {
  try {
    const head = await request(address, 'HEAD', patience);
    // Some servers know no HEAD.
    const { status } = head.status < 400 ? head : await request(address, 'GET', patience);
    if (status < 400) return { state: 'works' };
    if (status === 404 || status === 410) return { state: 'broken', why: `odgovor ${status}` };
    return { state: 'unsure', why: `odgovor ${status}` };
  } catch (error) {
    if ((error as Error).name === 'TimeoutError') {
      return { state: 'unsure', why: `nema odgovora ni posle ${patience / 1000} sekundi` };
    }
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    return { state: 'unreachable', why: code ?? (error as Error).message };
  }
}

async function request(address: string, method: string, patience: number): Promise<Response> {
  const response = await fetch(address, {
    method,
    signal: AbortSignal.timeout(patience),
    headers: { 'User-Agent': 'Mozilla/5.0 (provera veza)' },
  });
  await response.body?.cancel();
  return response;
}
