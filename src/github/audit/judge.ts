/** What `npm audit --json` says, as far as it is used here. */
export interface AuditReport {
  vulnerabilities: Record<string, { via: (Advisory | string)[] }>;
}

interface Advisory {
  /** https://github.com/advisories/GHSA-… */
  url: string;
  name: string;
  title: string;
  severity: string;
  /** Versions that have the weakness. */
  range: string;
}

export interface Verdict {
  /** Nobody has explained these. */
  open: string[];
  explained: string[];
  /** Explained, but npm no longer knows of them. */
  settled: string[];
}

const ID = /GHSA(?:-[a-z0-9]{4}){3}/;

/** Holds npm's report against the table of `README.md`. */
export function judgeAudit({ vulnerabilities }: AuditReport, table: string): Verdict {
  const reasons = readReasons(table);
  const advisories = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause === 'object');
  const lines = new Map(
    advisories.map(({ url, name, range, severity, title }) => {
      const id = ID.exec(url)?.[0] ?? url;
      return [id, `${name} ${range} (${severity}): ${title}, ${url}`];
    }),
  );
  const pick = (isExplained: boolean) =>
    [...lines].filter(([id]) => reasons.has(id) === isExplained).map(([, line]) => line);
  return {
    open: pick(false),
    explained: pick(true),
    settled: [...reasons].filter((id) => !lines.has(id)),
  };
}

/** Advisories of rows that give a reason. */
function readReasons(table: string): Set<string> {
  const rows = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return new Set(
    rows.flatMap(([, advisory = '', , reason = '']) => {
      const id = ID.exec(advisory)?.[0];
      return id && reason ? [id] : [];
    }),
  );
}
