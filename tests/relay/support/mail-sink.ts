import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { findFreePort } from '../../support/processes.ts';

/**
 * What the mail server does with the next mail: refuses it with `code`; keeps it and confirms it once
 * `confirmed` resolves; or hangs up after it has read the text, without or with keeping the mail.
 */
export type Behaviour =
  | { at: 'mail' | 'rcpt' | 'data'; code: number }
  | { confirmed: Promise<void> }
  | 'drop'
  | 'keep and drop';

/** An SMTP server of the test that can be told to misbehave. */
export async function startMailSink(
  options: {
    port?: number;
    /** Stores a mail before the server confirms it. */
    keep?: (mail: Buffer) => void;
    password?: string;
    /** Greets a client only once this resolves. */
    ready?: Promise<void>;
    host?: string;
    /** `cert` is self-signed; `secure`: encrypted from the first byte, without STARTTLS. */
    tls?: { secure: boolean; key: string; cert: string };
  } = {},
) {
  const port = options.port ?? (await findFreePort());
  const mails: Buffer[] = [];
  const keep = options.keep ?? ((mail) => mails.push(mail));
  let decide = (): Behaviour | null => null;
  /** The behaviour towards each session's mail, by the session's id. */
  const behaviours = new Map<string, Behaviour | null>();
  let sessions = 0;
  const refuseAt = (at: string, { id }: SMTPServerSession) => {
    const behaviour = behaviours.get(id);
    return behaviour && typeof behaviour === 'object' && 'at' in behaviour && behaviour.at === at
      ? Object.assign(new Error('Ne sada.'), { responseCode: behaviour.code })
      : null;
  };

  const server = new SMTPServer({
    authOptional: options.password === undefined,
    allowInsecureAuth: true,
    disabledCommands: [
      ...(options.password === undefined ? ['AUTH'] : []),
      ...(options.tls ? [] : ['STARTTLS']),
    ],
    ...options.tls,
    logger: false,
    onAuth: ({ password }, _session, callback) =>
      password === options.password
        ? callback(null, { user: 'sajt' })
        : callback(Object.assign(new Error('Pogrešna lozinka.'), { responseCode: 535 })),
    async onConnect(_session, callback) {
      sessions += 1;
      await options.ready;
      callback();
    },
    onMailFrom(_address, session, callback) {
      behaviours.set(session.id, decide());
      callback(refuseAt('mail', session));
    },
    onRcptTo: (_address, session, callback) => callback(refuseAt('rcpt', session)),
    onClose: ({ id }) => behaviours.delete(id),
    async onData(stream, session, callback) {
      // Of a relay that was killed in the middle of a mail nothing is kept.
      const mail = await buffer(stream).catch(() => null);
      if (!mail) return;
      const refusal = refuseAt('data', session);
      if (refusal) return callback(refusal);
      const behaviour = behaviours.get(session.id);
      if (behaviour !== 'drop') keep(mail);
      if (behaviour && typeof behaviour === 'object' && 'confirmed' in behaviour)
        await behaviour.confirmed;
      else if (behaviour) return hangUp(session);
      callback(null);
    },
  });
  // Without a listener, a connection that the client resets would end the process.
  server.on('error', () => {});

  function hangUp({ id }: SMTPServerSession): void {
    for (const connection of server.connections) {
      if (connection.session.id === id) connection._socket.destroy();
    }
  }

  await new Promise<void>((resolve) => {
    server.listen(port, options.host ?? '127.0.0.1', resolve);
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return {
    port,
    /** The mails it has kept, whatever it answered. */
    mails,
    /** Holds from the next mail on; a function is called once for each mail. */
    behave(next: Behaviour | null | (() => Behaviour | null)): void {
      decide = typeof next === 'function' ? next : () => next;
    },
    sessions: () => sessions,
  };
}

/** Writes one file for each Message-ID, named as in the relay's own folder of mails. */
export function keepInFolder(folder: string) {
  return (mail: Buffer): void => {
    const text = mail.toString('latin1');
    const id = /^message-id: <([^@>]+)/im.exec(text)?.[1] ?? 'no-id';
    const time = new Date(/^date: (.*)$/im.exec(text)?.[1] ?? 0).toISOString();
    const name = `${time.slice(0, 19).replaceAll(':', '-')}-${id}`;
    writeFileSync(join(folder, `.${name}`), mail);
    renameSync(join(folder, `.${name}`), join(folder, `${name}.eml`));
  };
}
