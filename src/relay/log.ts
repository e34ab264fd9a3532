/** Must hold no name, e-mail address, text or IP address: the log is kept longer than the messages. */
export type LogEvent = { event: string } & Readonly<
  Record<string, string | number | boolean | null | readonly string[]>
>;

export type Log = (event: LogEvent) => void;

/** Writes one line of JSON; the system's journal and `wrangler tail` show it. */
export const writeLog: Log = (event) => {
  console.log(JSON.stringify({ time: new Date().toISOString(), ...event }));
};

/** A code such as ENOSPC, or the error's name. Not its message, which may quote a path or a text. */
export function codeOf(error: unknown): string {
  const { code, name } = Object(error);
  return String(code ?? name ?? 'unknown');
}
