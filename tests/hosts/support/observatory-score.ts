// The rules of Mozilla's HTTP Observatory, version 4 of its algorithm, as published with
// @mdn/mdn-http-observatory 1.4.8 (src/analyzer/tests, src/grader/charts.js). The package itself
// fetches lists from the network when it is installed. Left out: the bonus for HSTS preloading, and
// what a <meta> policy adds, which can only be stricter than the header alone.
import type { IncomingHttpHeaders } from 'node:http2';

export interface Visit {
  headers: IncomingHttpHeaders;
  html: string;
  /** Addresses that a visit over plain http goes through, the first included. */
  route: string[];
}

/** What a header or its absence adds to 100 points, and why. */
type Verdict = [points: number, reason: string];

const BROAD = /^(ftp:|https?:|\*|https?:\/\/\*(\.\*)?)$/;

export function scoreVisit(visit: Visit): { score: number; grade: string; reasons: string[] } {
  const verdicts = [
    judgePolicy(visit),
    judgeCookies(visit),
    judgeSharing(visit),
    judgeRedirection(visit),
    judgeReferrer(visit),
    judgeTransport(visit),
    judgeScripts(visit),
    judgeSniffing(visit),
    judgeFraming(visit),
    judgeResource(visit),
  ];
  const points = verdicts.map(([value]) => value);
  const withoutExtra = sum([100, ...points.filter((value) => value < 0)]);
  // Extra credit counts only for a site that has an A without it.
  const score = Math.max(0, withoutExtra >= 90 ? sum([100, ...points]) : withoutExtra);
  return {
    score,
    grade: gradeOf(score),
    reasons: verdicts.map(([value, why]) => `${value} ${why}`),
  };
}

function gradeOf(score: number): string {
  const grades = 'F F F F F D- D D D+ C- C C C+ B- B B B+ A- A A A+'.split(' ');
  return grades[Math.floor(Math.min(score, 100) / 5)] ?? 'F';
}

function judgePolicy({ headers }: Visit): Verdict {
  const header = String(headers['content-security-policy'] ?? '');
  if (!header) return [-25, 'no Content-Security-Policy'];
  const policy = readPolicy(header);
  if (!policy) return [-25, 'a Content-Security-Policy that says something twice'];
  const get = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = get('script-src');
  const styles = get('style-src');
  const unsafe = (sources: string[]) =>
    sources.some(
      (source) =>
        BROAD.test(source) ||
        source === 'data:' ||
        (source === "'unsafe-inline'" && !sources.some((other) => /^'(sha|nonce)/.test(other))),
    );
  if (unsafe(scripts) || get('object-src').some((source) => BROAD.test(source))) {
    return [-20, 'a policy that lets inline scripts, or scripts from anywhere, run'];
  }
  const passive = new Set(['img-src', 'media-src']);
  const insecure = (source: string) => /^(http|ftp):/.test(source);
  const active = [...policy].filter(([name]) => !passive.has(name)).flatMap(([, list]) => list);
  if (active.some(insecure)) return [-20, 'a policy that lets code come over plain http'];
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return [-10, 'a policy that allows eval'];
  if ([...passive].flatMap(get).some(insecure)) return [-10, 'pictures over plain http'];
  if (unsafe(styles)) return [0, 'inline styles'];
  const nothing = policy.get('default-src')?.join() === "'none'";
  return nothing ? [10, 'a policy that starts from nothing'] : [5, 'a policy without exceptions'];
}

function readPolicy(header: string): Map<string, string[]> | undefined {
  const policy = new Map<string, string[]>();
  for (const part of header.split(';')) {
    const [name = '', ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (policy.has(name)) return undefined;
    if (name) policy.set(name, sources.length > 0 ? sources : ["'none'"]);
  }
  return policy;
}

function judgeCookies({ headers }: Visit): Verdict {
  // The site promises none, so the tool's finer judgements are not needed: the worst one stands.
  return headers['set-cookie'] ? [-40, 'a cookie'] : [0, 'no cookie'];
}

function judgeSharing({ headers }: Visit): Verdict {
  const open = headers['access-control-allow-origin'];
  if (open && headers['access-control-allow-credentials'] === 'true') return [-50, 'open to all'];
  return [0, open ? 'readable by other sites' : 'not readable by other sites'];
}

function judgeRedirection({ route }: Visit): Verdict {
  const [first, second] = route.map((address) => new URL(address));
  const last = new URL(route.at(-1) ?? '');
  if (!second) return [-20, 'plain http stays'];
  if (last.protocol !== 'https:') return [-20, 'plain http leads to plain http'];
  if (second.protocol === 'http:') return [-10, 'plain http leads to plain http first'];
  if (first?.hostname !== second.hostname) return [-5, 'plain http leads to another host'];
  return [0, 'plain http leads to https'];
}

function judgeReferrer({ headers }: Visit): Verdict {
  const last = String(headers['referrer-policy'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  if (!last) return [0, 'no Referrer-Policy'];
  const good = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  return good.includes(last)
    ? [5, 'a private Referrer-Policy']
    : [-5, 'a Referrer-Policy that tells'];
}

function judgeTransport({ headers }: Visit): Verdict {
  const header = headers['strict-transport-security'];
  if (!header) return [-20, 'no Strict-Transport-Security'];
  const age = /^max-age=(\d+)/.exec(String(header))?.[1];
  if (!age || String(header).includes(',')) return [-20, 'a wrong Strict-Transport-Security'];
  return Number(age) >= 15_552_000 ? [0, 'https for half a year'] : [-10, 'https for a short time'];
}

function judgeScripts({ html }: Visit): Verdict {
  const foreign = /<script[^>]*\ssrc=["']?(https?:)?\/\//i.test(html);
  return foreign ? [-50, 'a script from elsewhere'] : [0, 'own scripts only'];
}

function judgeSniffing({ headers }: Visit): Verdict {
  const ok = headers['x-content-type-options'] === 'nosniff';
  return ok ? [0, 'types as told'] : [-5, 'no X-Content-Type-Options'];
}

function judgeFraming({ headers }: Visit): Verdict {
  const frames = readPolicy(String(headers['content-security-policy'] ?? ''))?.get(
    'frame-ancestors',
  );
  if (frames && !frames.some((source) => BROAD.test(source)))
    return [5, 'no frames, by the policy'];
  const ok = /^(deny|sameorigin)$/i.test(String(headers['x-frame-options'] ?? ''));
  return ok ? [0, 'no frames'] : [-20, 'may be framed by anybody'];
}

function judgeResource({ headers }: Visit): Verdict {
  const value = headers['cross-origin-resource-policy'];
  if (value === 'same-origin' || value === 'same-site') return [10, 'files for this site only'];
  return [0, 'files for any site'];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
