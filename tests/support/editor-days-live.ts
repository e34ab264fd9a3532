// Lives through a random day, with its lost answers and killed windows.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Problem } from '../../src/editor/repository/problem.ts';
import type { BareRepository } from './bare-repository.ts';
import type { Accident, Act, Publisher, WriteAct } from './editor-days.ts';
import { faultsOf } from './editor-days-faults.ts';
import { MARK, writeIn } from './editor-days-write.ts';
import { beginAnew, EditorWindow, KeptOnDevice } from './editor-devices.ts';
import { GithubStandIn } from './github-stand-in.ts';

const marksIn = (value: unknown): string[] => JSON.stringify(value ?? '').match(MARK) ?? [];

interface Doing {
  write: (requests: number) => void;
  pauses: number[];
  accident: { at: number; what: Accident } | undefined;
  requests: number;
  isKilled: boolean;
  kill: () => void;
}

/** How often the days came to what, over all of them. */
export const counts = { publishes: 0, accidents: 0, kills: 0, conflicts: 0, marks: 0, requests: 0 };

/** Lives through the acts, and then publishes all that is left. Resolves with what was wrong in the end. */
export async function live(
  repository: BareRepository,
  acts: readonly Act[],
  login: string,
  deviceCount: number,
): Promise<string[]> {
  const github = new GithubStandIn(repository);
  const start = repository.head('main');
  const current = new AsyncLocalStorage<Doing>();
  const platform = globalThis.fetch;
  github.fate = () => {
    const doing = current.getStore();
    if (!doing?.accident || doing.accident.at !== doing.requests - 1) return 'answer';
    const { what } = doing.accident;
    return what === 'kill before' || what === 'kill after' ? 'answer' : what;
  };
  const never = new Promise<never>(() => {});
  globalThis.fetch = async (input, init) => {
    const doing = current.getStore();
    counts.requests += 1;
    if (!doing) return github.fetch(input, init);
    for (let turns = doing.pauses.shift() ?? 0; turns > 0; turns -= 1)
      await new Promise((resolve) => setImmediate(resolve));
    // A killed window asks for nothing more, also of what it asks for at the same time.
    if (doing.isKilled) return never;
    doing.requests += 1;
    doing.write(doing.requests - 1);
    const isHit = doing.accident?.at === doing.requests - 1;
    if (isHit && doing.accident?.what === 'kill before') {
      doing.kill();
      return never;
    }
    const answer = github.fetch(input, init);
    if (isHit && doing.accident?.what === 'kill after') {
      answer.catch(() => {});
      doing.kill();
      return never;
    }
    return answer;
  };
  try {
    return await liveThrough(github, acts, login, deviceCount, current, start);
  } finally {
    globalThis.fetch = platform;
    beginAnew(repository, start);
  }
}

async function liveThrough(
  github: GithubStandIn,
  acts: readonly Act[],
  login: string,
  deviceCount: number,
  current: AsyncLocalStorage<Doing>,
  start: string,
): Promise<string[]> {
  const kept = Array.from({ length: deviceCount }, () => new KeptOnDevice());
  const open = (device: number) => EditorWindow.ofGithub(login, kept[device]);
  const windows = await Promise.all(kept.map((_, device) => open(device)));
  const windowOf = (device: number) => windows[device] as EditorWindow;
  const written: string[] = [];
  const givenUp = new Set<string>();
  let last = 0;
  const mark = () => {
    last += 1;
    const one = `zz${last}zz`;
    written.push(one);
    return one;
  };
  const publish = async ({ device, accident, pauses, meanwhile }: Publisher) => {
    counts.publishes += 1;
    // A draft is kept a moment after its letter, which nobody is quick enough to use: the button comes later.
    await windowOf(device).workspace.drafts.kept();
    const killed = Promise.withResolvers<void>();
    const doing: Doing = {
      pauses: [...pauses],
      accident,
      requests: 0,
      isKilled: false,
      kill() {
        doing.isKilled = true;
        killed.resolve();
      },
      write(requests) {
        if (meanwhile?.at !== requests) return;
        const { text, place } = meanwhile;
        writeIn(windowOf(device), { do: 'write', device, text, place, how: 'word' }, mark);
      },
    };
    const done = current
      .run(doing, () => windowOf(device).publish())
      .catch((error) => {
        if (!(error instanceof Problem)) throw error;
      });
    await Promise.race([killed.promise, done]);
    if (accident && !doing.isKilled && doing.requests > accident.at) counts.accidents += 1;
    if (!doing.isKilled) return;
    counts.kills += 1;
    windows[device] = await open(device);
  };
  const decide = (device: number, isMine: () => boolean) => {
    const left = windowOf(device).decide(isMine);
    counts.conflicts += left.length;
    const there = new Set(windowOf(device).drafts.flatMap(({ data }) => marksIn(data)));
    for (const one of marksIn(left)) if (!there.has(one)) givenUp.add(one);
  };

  for (const act of acts) {
    if (act.do === 'publish') await Promise.all(act.who.map(publish));
    else if (act.do === 'refresh') await windowOf(act.device).workspace.refresh();
    else if (act.do === 'reload') {
      await windowOf(act.device).workspace.drafts.kept();
      windows[act.device] = await open(act.device);
    } else writeIn(windowOf(act.device), act as WriteAct, mark);
  }
  // Each decides and publishes until nothing is left: nothing may lock.
  let turn = 0;
  for (let round = 0; round < 6; round += 1) {
    if (round > 0 && windows.every(({ drafts }) => drafts.length === 0)) break;
    for (const [device] of windows.entries()) {
      await windowOf(device).workspace.refresh();
      decide(device, () => {
        turn += 1;
        return turn % 2 === 0;
      });
      if (windowOf(device).drafts.length > 0) await publish({ device, pauses: [] });
    }
  }
  counts.marks += written.length;
  return faultsOf(github, windows, written, givenUp, start, login);
}
