// What was lost, doubled, or changed by nobody in a random day.
import { TEXTS } from './editor-days.ts';
import { MARK } from './editor-days-write.ts';
import type { EditorWindow } from './editor-devices.ts';
import type { GithubStandIn } from './github-stand-in.ts';

/** What is wrong once all that was written is published. */
export async function faultsOf(
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
  // What was given up on one device may come back by the choice of another.
  for (const one of new Set(added).difference(givenUp))
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
