import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../src/relay/spool-command.ts';
import { createFolder, runRelay } from './support/running-relay';
import { createSpool, submission } from './support/spools';

/** What an administrator types and reads. `answer` is what she says when she is asked. */
async function type(folder: string, words: readonly string[], answer = '') {
  const said: string[] = [];
  const asked: string[] = [];
  const [command = '', ...given] = words;
  await runCommand(
    command,
    given,
    { MAIL_DATA: folder },
    {
      say: (text) => said.push(text),
      ask: async (question) => {
        asked.push(question);
        return answer;
      },
    },
  );
  return { said: said.join('\n'), asked };
}

/** Three messages of one network, one of another; the second one can no longer be read. */
async function createQueue(): Promise<string> {
  const folder = createFolder();
  const { spool, db } = createSpool({ folder });
  for (const text of ['prva', 'druga', 'treća']) {
    await spool.store(submission(text, { network: 'aaaa000011112222', flags: ['links'] }));
  }
  await spool.store(submission('od nekog drugog', { network: 'bbbb000011112222' }));
  db.exec("UPDATE message SET body = 'ostatak teksta', damaged = 1 WHERE seq = 2");
  spool.close();
  return folder;
}

describe('the command beside a stopped relay', () => {
  it('lists what waits, without a word of what was written', async () => {
    const { said } = await type(await createQueue(), ['lista']);
    expect(said).toContain('Čeka ukupno: 4.');
    expect(said).toContain('Sa mreže aaaa000011112222: 3');
    expect(said).toMatch(/^ +2 .* ne može se pročitati$|^ +2 .*links, ne može se pročitati$/m);
    expect(said).not.toMatch(/prva|Ana|primer\.rs|ostatak/);
  });

  it('shows one message, and what is left of one that cannot be read', async () => {
    const folder = await createQueue();
    const whole = (await type(folder, ['prikazi', '1'])).said;
    expect(whole).toContain('name: Ana');
    expect(whole).toContain('message: prva');
    expect((await type(folder, ['prikazi', '2'])).said).toContain('ostatak teksta');
    await expect(type(folder, ['prikazi', '77'])).rejects.toThrow(
      'Ne čeka nijedna poruka sa brojem „77“',
    );
    await expect(type(folder, ['prikazi'])).rejects.toThrow('Ne čeka nijedna poruka');
  });

  it('drops one message, or all of a network, only after a yes', async () => {
    const folder = await createQueue();
    const count = async () => /ukupno: (\d+)/.exec((await type(folder, ['lista'])).said)?.[1];
    for (const answer of ['', 'ne', 'd', 'yes']) {
      const { said, asked } = await type(folder, ['obrisi', '4'], answer);
      expect(asked).toEqual(['Obrisati ovu poruku zauvek? Upišite da: ']);
      expect(said).toContain('Ništa nije obrisano.');
    }
    expect(await count()).toBe('4');
    expect((await type(folder, ['obrisi', '2'], 'da')).said).toContain('Obrisano: 1.');
    const { said, asked } = await type(folder, ['obrisi-mrezu', 'aaaa000011112222'], 'Da');
    expect(asked[0]).toContain('(2)?');
    expect(said).toContain('Obrisano: 2.');
    expect(await count()).toBe('1');
    const left = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
    expect(left.join('')).not.toContain('ostatak teksta');
    await expect(type(folder, ['obrisi-mrezu', 'nema'])).rejects.toThrow('ne čeka nijedna poruka');
  });

  it('brings back what can be read of a spool that was set aside, once', async () => {
    const folder = await createQueue();
    const aside = join(folder, 'corrupt-2026');
    mkdirSync(aside);
    renameSync(join(folder, 'spool.db'), join(aside, 'spool.db'));
    const bytes = readFileSync(join(aside, 'spool.db'));
    bytes.fill(0, 0, 100);
    writeFileSync(join(aside, 'spool.db'), bytes);
    expect((await type(folder, ['spasi', aside])).said).toContain('Vraćeno u red: 4.');
    expect((await type(folder, ['spasi', aside])).said).toContain('Vraćeno u red: 0.');
    await expect(type(folder, ['spasi', join(folder, 'nema')])).rejects.toThrow('nema spool.db');
  });

  it('explains itself, and does not guess', async () => {
    const folder = createFolder();
    expect((await type(folder, ['pomoc'])).said).toContain('obrisi-mrezu OZNAKA');
    await expect(type(folder, ['brisi'])).rejects.toThrow('Nepoznata naredba: brisi');
  });

  it('keeps away from a relay that runs', async () => {
    const relay = await runRelay();
    await expect(type(relay.folder, ['lista'])).rejects.toThrow(
      'već koristi drugi prijemnik poruka',
    );
  });
});
