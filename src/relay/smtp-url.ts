export interface SmtpSettings {
  host: string;
  port: number;
  secure: boolean;
  auth: { user: string; pass: string } | undefined;
  timeoutMs: number;
}

/** The mail server in `SMTP_URL`; undefined when there is none. What is wrong joins `problems`. */
export function readSmtpUrl(given: string, problems: string[]): SmtpSettings | undefined {
  if (!given) return undefined;
  const url = URL.parse(given);
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname) {
    problems.push(
      'SMTP_URL: upišite adresu kao smtp://ime:lozinka@smtp.primer.rs:587 ili smtps://… (posebne znakove u lozinci pišite kao %40, %3A …).',
    );
    return undefined;
  }
  const secure = url.protocol === 'smtps:';
  const auth = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : undefined;
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 25),
    secure,
    auth,
    timeoutMs: 30_000,
  };
}
