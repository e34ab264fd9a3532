// Somebody learns. Silence is the alarm: a watcher outside, such as healthchecks.io, is told every
// few minutes that all is well, and writes to a person when it is not told. And once a day, while a
// message waits for more than an hour, her own mailbox gets a line about it, if mail goes at all.
import { createTransport } from 'nodemailer';
import type { MailAddresses } from './mail.ts';
import type { Health, LogEvent } from './relay-ports.ts';
import type { Spool } from './spool.ts';
import type { Transport } from './transport.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const PING_PATIENCE = 10_000;

export interface AlertOptions {
  /** Asked with GET while all is well; empty: nobody is told. */
  url: string;
  health: () => Health;
  spool: Pick<Spool, 'line' | 'noteNotice'>;
  transport: Transport;
  addresses: MailAddresses;
  log: (event: LogEvent) => void;
  now?: () => number;
}

/** One look: pings while green, writes the daily line while something waits too long. */
export function createAlert(options: AlertOptions) {
  const { log, now = Date.now } = options;

  async function look(): Promise<void> {
    const health = options.health();
    if (health.ok && options.url) await ping();
    if (health.oldestSeconds > 3600 || health.damaged > 0) await writeNotice(health);
  }

  async function ping(): Promise<void> {
    try {
      const answer = await fetch(options.url, { signal: AbortSignal.timeout(PING_PATIENCE) });
      await answer.body?.cancel();
      if (!answer.ok) log({ event: 'watcher not reached', error: answer.status });
    } catch (error) {
      log({ event: 'watcher not reached', error: error instanceof Error ? error.name : 'unknown' });
    }
  }

  async function writeNotice(health: Health): Promise<void> {
    const since = now() - options.spool.line().noticed;
    if (since >= 0 && since < DAY) return;
    try {
      await options.transport.deliver(
        await composeNotice(health, options.addresses, now()),
        `${new Date(now()).toISOString().slice(0, 10)}-obavestenje`,
      );
      await options.spool.noteNotice();
      log({ event: 'told by mail that messages wait' });
    } catch (error) {
      log({ event: 'notice not sent', error: error instanceof Error ? error.message : 'unknown' });
    }
  }

  return { look };
}

/** Looks again and again until it is stopped. */
export function startAlert(look: () => Promise<void>, everyMs: number): { stop: () => void } {
  let busy = false;
  const timer = setInterval(async () => {
    if (busy) return;
    busy = true;
    await look().finally(() => {
      busy = false;
    });
  }, everyMs);
  return { stop: () => clearInterval(timer) };
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

async function composeNotice(health: Health, { to, from, domain }: MailAddresses, time: number) {
  const hours = Math.floor(health.oldestSeconds / 3600);
  const { message: raw } = await composer.sendMail({
    from: { name: 'Prijemnik poruka', address: from },
    to,
    subject: 'Poruke sa sajta čekaju na isporuku',
    messageId: `<obavestenje-${time}@${domain}>`,
    date: new Date(time),
    text: [
      `Poruka na čekanju: ${health.queued}. Najstarija čeka sati: ${hours}.`,
      `Poruka koje se ne mogu pročitati: ${health.damaged}.`,
      `Razlog: ${health.lastError ?? 'nepoznat'}`,
      '',
      'Ništa nije izgubljeno. Prosledite ovu poruku osobi koja održava server;',
      'šta se radi, piše u uputstvu prijemnika poruka, u odeljku „When it is red“.',
      '',
    ].join('\n'),
    textEncoding: 'quoted-printable',
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  if (!Buffer.isBuffer(raw)) throw new TypeError('The composer gave no bytes.');
  return { from, to, raw };
}
