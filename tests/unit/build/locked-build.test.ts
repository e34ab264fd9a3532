// A whole build of the site without its content check: the second lock alone must stop it.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SiteCopy } from '../../e2e/support/site-copy.ts';

/** What is added to a text, and what the lock says of it. */
const ADDED: [text: string, code: string, sentence: string][] = [
  [
    'pages/about-me.mdx',
    '<iframe src="https://zlo.example"></iframe>',
    '/about-me: <iframe src="https://zlo.example"></iframe> nije oznaka kakve sajt ima.',
  ],
  [
    'pages/business-cooperation.mdx',
    '<p {...{ onClick: "ja()" }}>a</p>',
    '/business-cooperation: <p onClick="ja()">a</p> ima podatak „onclick“, kakav sajt nema.',
  ],
  [
    'pages/business-cooperation.mdx',
    '<div set:html={"<img src=x onerror=ja()>"} />',
    '/business-cooperation: <img src=x onerror=ja()> ima podatak „onerror“, kakav sajt nema.',
  ],
  [
    'pages/contact.mdx',
    '[klik][x]\n\n[x]: javascript:ja()',
    '/contact: <a href="javascript:ja()">klik</a> ima podatak „href“ čija vrednost nije dozvoljena: javascript:ja()',
  ],
  [
    'pages/contact.mdx',
    '![a][p]\n\n[p]: https://zlo.example/p.png',
    '/contact: <img src="https://zlo.example/p.png" alt="a"/> ima podatak „src“ čija vrednost nije dozvoljena: https://zlo.example/p.png',
  ],
  [
    'about/o-meni.md',
    '<!-- x --><script>document.title="ja"</script>',
    '/: <script>document.title="ja"</script> sadrži kod koji sajt nije napisao.',
  ],
  [
    'about/o-meni.md',
    '<form action="https://zlo.example"></form>',
    '/: <form action="https://zlo.example"></form> ima podatak „action“ čija vrednost nije dozvoljena: https://zlo.example',
  ],
  [
    'policies/privacy-policy.mdx',
    '<style>{`body { display: none }`}</style>',
    '/privacy-policy: <style>body { display: none }</style> sadrži kod koji sajt nije napisao.',
  ],
];

let copy: SiteCopy;
beforeAll(async () => {
  copy = await SiteCopy.create();
});
afterAll(() => copy.remove());

/** Saves a file of the copy with a part of it replaced. */
function change(path: string, from: string | RegExp, to: string): void {
  const source = readFileSync(copy.path(path), 'utf8');
  const changed = source.replace(from, () => to);
  expect(changed).not.toBe(source);
  writeFileSync(copy.path(path), changed);
}

it('a build stops in Serbian, names each page, and leaves nothing to publish', async () => {
  const check = "if (command === 'build') await approveBuild(root, build);";
  change('src/check/guard-integration.ts', check, '');
  // Not drawn: the cards for messengers, which take half of the build, and pages to which nothing is added.
  for (const page of ['[...page].jpg.ts', 'products']) {
    rmSync(copy.path(`src/pages/${page}`), { recursive: true });
  }
  for (const [text, code] of ADDED) change(`src/content/${text}`, /$/, `\n${code}\n`);
  const failure = await copy.build({ QUICK_PICTURES: '1' }).then(() => '', String);
  expect(failure.match(/(?<=^Na stranici ).+/gm)).toEqual(ADDED.map(([, , sentence]) => sentence));
  expect(failure).toContain('Sajt nije napravljen, da ništa od toga ne bi stiglo do posetilaca.');
  expect(existsSync(copy.path('dist'))).toBe(false);
});
