// Random days of several devices in the editor: they write, publish at the same time, lose answers and are killed. What
// is written is marked by words that occur nowhere else, so that each can be found again.
import { AsyncLocalStorage } from 'node:async_hooks';
import fc from 'fast-check';
import { Problem } from '../../src/editor/repository/problem.ts';
import { getIn } from '../../src/editor/value-at.ts';
import { type Data, isData, listValues } from '../../src/model/data.ts';
import type { BareRepository } from './bare-repository.ts';
import { beginAnew, EditorWindow, KeptOnDevice, writtenPlaces } from './editor-devices.ts';
import { type Fate, GithubStandIn } from './github-stand-in.ts';

/** What happens to one of the requests of an action. */
export type Accident = Fate | 'kill before' | 'kill after';

type WriteAct =
  | {
      do: 'write';
      device: number;
      text: number;
      place: number;
      how: 'word' | 'item' | 'paragraph' | 'swap';
    }
  | { do: 'new product'; device: number; text: number }
  | { do: 'picture'; device: number; text: number };

export type Act =
  | WriteAct
  | {
      do: 'publish';
      who: {
        device: number;
        pauses: number[];
        accident?: { at: number; what: Accident };
        /** Something written while this request is on its way. */
        meanwhile?: { at: number; text: number; place: number };
      }[];
    }
  | { do: 'refresh' | 'reload'; device: number };

type Publisher = Extract<Act, { do: 'publish' }>['who'][number];

const MARK = /zz\d+zz/g;
let pictureCount = 0;
const marksIn = (value: unknown): string[] => JSON.stringify(value ?? '').match(MARK) ?? [];

export const TEXTS = [
  'src/content/site.yaml',
  'src/content/products/zubni-gel.mdx',
  'src/content/testimonials/testimonials.yaml',
  'src/content/about/o-meni.md',
  'src/content/questions.yaml',
  'src/content/pages/home.mdx',
  'src/content/policies/privacy-policy.mdx',
];

const ACCIDENTS: readonly Accident[] = [
  'lose the request',
  'lose the answer',
  502,
  'kill before',
  'kill after',
];

export function days(devices: number, texts = TEXTS.length): fc.Arbitrary<Act[]> {
  const device = fc.nat(devices - 1);
  // Often the same text and the same place, so that they meet.
  const text = fc.oneof(fc.nat(texts - 1), fc.constant(1));
  const place = fc.oneof(fc.nat(40), fc.constant(2));
  const accident = fc.record({ at: fc.nat(4), what: fc.constantFrom(...ACCIDENTS) });
  const meanwhile = fc.record({ at: fc.nat(3), text, place });
  const publisher = fc.record(
    { device, pauses: fc.array(fc.nat(3), { maxLength: 6 }), accident, meanwhile },
    { requiredKeys: ['device', 'pauses'] },
  );
  const how = fc.constantFrom(
    'word' as const,
    'word' as const,
    'item' as const,
    'paragraph' as const,
    'swap' as const,
  );
  const act = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('write' as const),
        device,
        text,
        place,
        how,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constantFrom<'new product' | 'picture'>('new product', 'picture'),
        device,
        text,
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('publish' as const),
        who: fc.uniqueArray(publisher, {
          selector: (one) => one.device,
          minLength: 1,
          maxLength: devices,
        }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constantFrom('refresh' as const, 'reload' as const), device }),
    },
  );
  return fc.array(act, { minLength: 3, maxLength: 14 });
}

interface Doing {
  device: number;
  /** The devices of all requests so far that are made at the same time. */
  order: number[];
  write: (requests: number) => void;
  pauses: number[];
  accident: { at: number; what: Accident } | undefined;
  requests: number;
  kill: () => void;
}

/** How often the days came to what, over all of them. */
export const counts = { publishes: 0, accidents: 0, kills: 0, conflicts: 0, marks: 0, requests: 0 };

/** The orders in which requests of devices that published at the same time came between each other. */
export const interleavings = new Set<string>();

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
    doing.requests += 1;
    doing.order.push(doing.device);
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
  const publish = async (
    { device, accident, pauses, meanwhile }: Publisher,
    order: number[] = [],
  ) => {
    counts.publishes += 1;
    let isKilled = false;
    const over = new Promise<void>((resolve, reject) => {
      const kill = () => {
        isKilled = true;
        resolve();
      };
      const write = (requests: number) => {
        if (meanwhile?.at !== requests) return;
        const { text, place } = meanwhile;
        writeIn(windowOf(device), { do: 'write', device, text, place, how: 'word' }, mark);
      };
      const waits = [...pauses];
      const doing: Doing = { device, order, pauses: waits, accident, requests: 0, kill, write };
      current.run(doing, () => {
        windowOf(device)
          .publish()
          .catch((error: unknown) => {
            if (!(error instanceof Problem)) throw error;
          })
          .then(() => {
            if (accident && doing.requests > accident.at) counts.accidents += 1;
            resolve();
          })
          .catch(reject);
      });
    });
    await over;
    if (!isKilled) return;
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
    if (act.do === 'publish') {
      const order: number[] = [];
      await Promise.all(act.who.map((one) => publish(one, order)));
      if (isInterleaved(order)) interleavings.add(order.join(' '));
    } else if (act.do === 'refresh') await windowOf(act.device).workspace.refresh();
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

/** Whether a device came between two requests of another. */
const isInterleaved = (order: readonly number[]) =>
  order.some((one, at) => order[at - 1] !== one && order.indexOf(one) < at);

function writeIn(window: EditorWindow, act: WriteAct, mark: () => string) {
  const path = TEXTS[act.text] ?? '';
  if (act.do === 'new product') {
    const one = mark();
    const key = `src/content/products/novo-${one}.mdx`;
    // The same name on every device: the files' names must differ.
    window.type(key, ['name'], 'Nov gel');
    window.type(key, ['facts'], one);
    return;
  }
  if (act.do === 'picture') {
    const product = 'src/content/products/zubni-gel.mdx';
    const picture = 'src/content/products/nova-slika.jpg';
    const draft = window.workspace.draftOf(product);
    const pictures = { ...draft.pictures, [picture]: new Blob([`slika ${pictureCount++}`]) };
    const data = { ...draft.data, image: './nova-slika.jpg' };
    window.workspace.drafts.change({ ...draft, data, pictures, at: draft.at + 1 });
    return;
  }
  const data = window.data(path);
  const lists = listsIn(data);
  if (act.how === 'item' || act.how === 'swap') {
    const at = lists[act.place % Math.max(1, lists.length)];
    const list = at && (getIn(data, at) as unknown[]);
    if (!at || !list) return;
    if (act.how === 'swap') {
      if (list.length < 2) return;
      const [first, second, ...rest] = list;
      window.type(path, at, [second, first, ...rest]);
      return;
    }
    const one = mark();
    const like = list[0];
    const item = isData(like) ? likeItem(like, one) : one;
    window.type(path, at, act.place % 2 === 0 ? [...list, item] : [item, ...list]);
    return;
  }
  const places = writtenPlaces(data).filter((at) => !/^(?:image|alt)$/.test(String(at.at(-1))));
  const at = places[act.place % Math.max(1, places.length)];
  if (!at) return;
  const value = String(getIn(data, at));
  if (act.how === 'paragraph' && value.includes('\n\n')) {
    const parts = value.split('\n\n');
    parts.splice(act.place % parts.length, 0, mark());
    window.type(path, at, parts.join('\n\n'));
  } else window.type(path, at, `${value} ${mark()}`);
}

/** Paths to the lists in the data that have items. */
function listsIn(data: Data): PropertyKey[][] {
  const paths = listValues(data).flatMap(({ at }) =>
    at.flatMap((step, index) => (typeof step === 'number' ? [at.slice(0, index)] : [])),
  );
  return [...new Map(paths.map((path) => [path.join('.'), path])).values()];
}

/** An item with the fields of another, in which only one holds the mark. */
function likeItem(like: Data, one: string): Data {
  const [key = ''] =
    Object.entries(like).find(
      ([name, value]) => name !== 'id' && typeof value === 'string' && value.includes(' '),
    ) ??
    Object.entries(like).find(([, value]) => typeof value === 'string') ??
    [];
  return { [key]: one };
}

async function faultsOf(
  github: GithubStandIn,
  windows: readonly EditorWindow[],
  written: readonly string[],
  givenUp: ReadonlySet<string>,
  start: string,
  login: string,
): Promise<string[]> {
  const { repository: git } = github;
  const isProposer = login !== 'savetnica';
  const own = github.pullRequests.find(({ state }) => state === 'OPEN');
  const head = isProposer && own ? git.head(own.head) : git.head('main');
  const faults: string[] = [];
  for (const window of windows)
    for (const { path, conflicts } of window.drafts)
      faults.push(`still a draft: ${path} ${JSON.stringify(conflicts ?? '')}`);
  if (github.pullRequests.length > 1) faults.push(`${github.pullRequests.length} proposals`);

  const files = git.filesAt(head);
  const content = (path: string) => git.text(head, path) ?? '';
  const before = git.filesAt(start);
  const all = marksAt(head);
  for (const one of written) {
    const times = all.filter((found) => found === one).length;
    if (times === 0 && !givenUp.has(one)) faults.push(`lost: ${one}`);
    if (times > 1) faults.push(`${times} times: ${one}`);
  }
  const isTouched = new Set(TEXTS);
  for (const [path, oid] of before) {
    if (!files.has(path) && !path.endsWith('zubni-gel.jpg')) faults.push(`deleted: ${path}`);
    if (files.get(path) === oid || !files.has(path)) continue;
    if (!isTouched.has(path)) faults.push(`changed: ${path}`);
    else
      faults.push(
        ...changedLines(git.text(start, path) ?? '', content(path)).map(
          (line) => `${path}: ${line}`,
        ),
      );
  }
  const history = git.history(head);
  const trees = history.map((commit) => git.readCommit(commit).tree);
  if (trees.some((tree, index) => tree === trees[index + 1]))
    faults.push('a commit that changes nothing');
  const added = history.flatMap((commit, index) => {
    const older = history[index + 1];
    if (!older || commit === start) return [];
    const had = new Set(marksAt(older));
    return [...new Set(marksAt(commit))].filter((one) => !had.has(one));
  });
  for (const one of new Set(added))
    if (added.filter((other) => other === one).length > 1) faults.push(`written twice: ${one}`);
  const ids = [...files.keys()]
    .filter((path) => /products\/[^_].*\.mdx$/.test(path))
    .map((path) => /^id: (\d+)/m.exec(content(path))?.[1]);
  if (new Set(ids.filter(Boolean)).size < ids.filter(Boolean).length)
    faults.push(`double numbers: ${ids}`);
  const numbers =
    content('src/content/testimonials/testimonials.yaml').match(/^- id: \d+$/gm) ?? [];
  if (new Set(numbers).size < numbers.length) faults.push(`double numbers: ${numbers}`);
  const image = /^image: \.\/(.+)$/m.exec(content('src/content/products/zubni-gel.mdx'))?.[1];
  if (!files.has(`src/content/products/${image}`)) faults.push(`no picture ${image}`);
  const pictures = [...files.keys()].filter((path) => /nova-slika/.test(path));
  for (const picture of pictures)
    if (!picture.endsWith(`/${image}`)) faults.push(`picture that nobody uses: ${picture}`);
  return faults;

  /** The marks in the texts that differ from those of the start, as often as they stand there. */
  function marksAt(commit: string): string[] {
    const changed = [...git.filesAt(commit)].filter(([path, oid]) => before.get(path) !== oid);
    return changed.flatMap(([, oid]) => git.readBlob(oid).toString().match(MARK) ?? []);
  }
}

/** Lines that nobody has written and that are not as before, whatever their order. */
function changedLines(before: string, after: string): string[] {
  const strip = (line: string) => line.replace(/ ?zz\d+zz/g, '');
  const rest = before.split('\n').filter(Boolean).map(strip);
  const wrong: string[] = [];
  // A new testimonial gets its number from the editor.
  const typed = after.replace(/^- id: \d+\n(?= {2}\w+: zz\d+zz$)/gm, '');
  for (const line of typed.split('\n').filter(Boolean)) {
    const at = rest.indexOf(strip(line));
    if (at >= 0) rest.splice(at, 1);
    else if (!MARK.test(line) && !/^image: /.test(line)) wrong.push(`+${line}`);
    MARK.lastIndex = 0;
  }
  return [...wrong, ...rest.filter((line) => !/^image: /.test(line)).map((line) => `-${line}`)];
}

export const DEVICES = [
  { who: 'two devices of the owner', login: 'savetnica', devices: 2 },
  { who: 'three devices of the owner', login: 'savetnica', devices: 3 },
  { who: 'two devices of somebody who proposes', login: 'drugarica', devices: 2 },
];
