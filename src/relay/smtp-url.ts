import { decodePercent } from '../model/paths.ts';

export interface SmtpSettings {
  host: string;
  port: number;
  secure: boolean;
  auth: { user: string; pass: string } | undefined;
}

/** The mail server in `SMTP_URL`; undefined when it is wrong, which joins `problems`. */
export function readSmtpUrl(given: string, problems: string[]): SmtpSettings | undefined {
  const url = URL.parse(given);
  const user = decodePercent(url?.username ?? '');
  const pass = decodePercent(url?.password ?? '');
  if (
    !url?.hostname ||
    !/^smtps?:$/.test(url.protocol) ||
    user === undefined ||
    pass === undefined
  ) {
    problems.push(
      'SMTP_URL: upišite adresu kao smtp://ime:lozinka@smtp.primer.rs:587 ili smtps://… (posebne znakove u lozinci pišite kao %40, %3A, a sam znak % kao %25).',
    );
    return undefined;
  }
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 25),
    secure,
    auth: user ? { user, pass } : undefined,
  };
}
