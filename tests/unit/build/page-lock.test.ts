// The second lock is given what the content check would have stopped.
import { describe, expect, it } from 'vitest';
import { collectOwnCode } from '../../../src/build/own-code.ts';
import { findForeign, inlineCode } from '../../../src/build/page-lock.ts';

const SITE = { site_url: 'https://www.primer.rs', contact_endpoint: '/mail_cv.php' };
const OWN_SCRIPT = 'document.body.dataset.ready = 1';
const OWN_STYLE = 'p { color: green }';
const OWN = new Set([OWN_SCRIPT, OWN_STYLE]);

const pageWith = (html: string) =>
  `<!doctype html><html lang="sr-Latn"><head><meta charset="utf-8"><title>Sajt</title></head>` +
  `<body><main>${html}</main></body></html>`;
const found = (html: string) => findForeign(pageWith(html), OWN, SITE);

const CODE = 'sadrži kod koji sajt nije napisao.';
const UNKNOWN = 'nije oznaka kakve sajt ima.';
const attribute = (name: string) => `ima podatak „${name}“, kakav sajt nema.`;
const value = (name: string, value: string) =>
  `ima podatak „${name}“ čija vrednost nije dozvoljena: ${value}`;

describe('the lock stops', () => {
  it.each<[html: string, ends: string[]]>([
    ['<!-- x --><script>document.title="ja"</script>', [CODE]],
    ['<!--><script>ja()</script>-->', [CODE]],
    ['<!-- a --!><script>ja()</script>', [CODE]],
    [`<script>${OWN_SCRIPT};ja()</script>`, [CODE]],
    ['<script type="module">ja()</script>', [CODE]],
    ['<script type="importmap">{"imports":{}}</script>', [CODE]],
    ['<script type=" application/json">ja()</script>', [CODE]],
    [
      '<script src="https://zlo.example/a.js"></script>',
      [value('src', 'https://zlo.example/a.js')],
    ],
    ['<script src="/images/a.svg"></script>', [value('src', '/images/a.svg')]],
    ['<style>body { display: none }</style>', [CODE]],
    ['<svg><style>body { display: none }</style></svg>', [UNKNOWN]],
    ['<svg><script>ja()</script></svg>', [UNKNOWN]],
    ['<svg><a href="javascript:ja()"><text>a</text></a></svg>', [UNKNOWN]],
    ['<svg><animate onbegin="ja()" /></svg>', [UNKNOWN]],
    [
      '<svg><use href="https://zlo.example/a.svg#a" /></svg>',
      [value('href', 'https://zlo.example/a.svg#a')],
    ],
    ['<math><mtext></mtext></math>', [UNKNOWN, UNKNOWN]],
    [
      '<form action="https://zlo.example"><input name="a"></form>',
      [value('action', 'https://zlo.example')],
    ],
    ['<button formaction="https://zlo.example">a</button>', [attribute('formaction')]],
    ['<iframe src="/"></iframe>', [UNKNOWN]],
    ['<iframe srcdoc="<script>ja()</script>"></iframe>', [UNKNOWN]],
    ['<object data="a"></object><embed src="a">', [UNKNOWN, UNKNOWN]],
    [
      '<meta http-equiv="refresh" content="0;url=https://zlo.example">',
      ['sme da stoji samo u delu <head>.'],
    ],
    [
      '<link rel="stylesheet" href="https://zlo.example/a.css">',
      ['sme da stoji samo u delu <head>.'],
    ],
    ['<base href="https://zlo.example">', [UNKNOWN]],
    ['<img src="x" onerror="ja()">', [attribute('onerror')]],
    ['<p onclick="ja()">a</p>', [attribute('onclick')]],
    ['<body onload="ja()">', [attribute('onload')]],
    ['<p style="position: fixed">a</p>', [attribute('style')]],
    ['<img src="https://zlo.example/p.png" alt="">', [value('src', 'https://zlo.example/p.png')]],
    ['<img src="//zlo.example/p.png" alt="">', [value('src', '//zlo.example/p.png')]],
    ['<img src="data:image/svg+xml,x" alt="">', [value('src', 'data:image/svg+xml,x')]],
    [
      '<img src="/a.jpg" srcset="/a.jpg 1x, https://zlo.example/p.png 2x" alt="">',
      [value('srcset', '/a.jpg 1x, https://zlo.example/p.png 2x')],
    ],
    ['<video src="/a.mp4"></video>', [UNKNOWN]],
    ['<a href="javascript:ja()">a</a>', [value('href', 'javascript:ja()')]],
    ['<a href=" java&#10;script:ja()">a</a>', [value('href', ' java\nscript:ja()')]],
    ['<a href="data:text/html,x">a</a>', [value('href', 'data:text/html,x')]],
    ['<a href="/" ping="https://zlo.example">a</a>', [attribute('ping')]],
    [
      '<template shadowrootmode="open"><script>ja()</script></template>',
      [attribute('shadowrootmode'), CODE],
    ],
    [
      '<noscript><p title="</noscript><img src=x onerror=ja()>">a</p></noscript>',
      [attribute('onerror')],
    ],
    ['<noscript><iframe src="/"></iframe></noscript>', [UNKNOWN]],
    [
      '<astro-island component-url="data:text/javascript,ja()"></astro-island>',
      [value('component-url', 'data:text/javascript,ja()')],
    ],
    [
      '<astro-island before-hydration-url="/scripts/a.js"></astro-island>',
      [attribute('before-hydration-url')],
    ],
    ['<select><option>a</option></select>', [UNKNOWN, UNKNOWN]],
    ['<textarea></textarea><xmp><script></xmp>', [UNKNOWN]],
  ])('%s', (html, ends) => {
    const sentences = found(html);
    expect(sentences.map((sentence, index) => sentence.endsWith(` ${ends[index]}`))).toEqual(
      ends.map(() => true),
    );
  });

  it('what stands in the head of the page', () => {
    const head = '<meta http-equiv="refresh" content="0"><link rel="stylesheet" href="/a.css">';
    expect(findForeign(pageWith('').replace('</title>', `</title>${head}`), OWN, SITE)).toEqual([
      `<meta http-equiv="refresh" content="0"> ${attribute('http-equiv')}`,
      `<link rel="stylesheet" href="/a.css"> ${value('rel', 'stylesheet')}`,
    ]);
  });

  it('and quotes the beginning of what it has found', () => {
    expect(found(`<p>a</p><iframe\n src="/${'a'.repeat(200)}"></iframe>`)).toEqual([
      `<iframe src="/${'a'.repeat(106)}… ${UNKNOWN}`,
    ]);
  });
});

it.each([
  `<script>${OWN_SCRIPT}</script><style>${OWN_STYLE}</style>`,
  '<script type="application/ld+json">{"@context":"https://schema.org"}</script>',
  '<script type="module" src="/scripts/menu.Abc-1_2.js"></script>',
  '<form action="/mail_cv.php" method="post"><input name="a" required></form>',
  '<a href="/products#14">a</a><a href="mailto:a@b.rs">a</a><a href="viber://chat?number=1">a</a>',
  '<a href="https://prodavnica.rs/šampon" target="_blank" rel="noopener">a</a>',
  '<picture><source srcset="/images/a.avif 160w, /images/b.avif 264w"><img src="/images/a.jpg" alt="a"></picture>',
  '<svg viewBox="0 0 1 1" aria-hidden="true"><use href="#list"/><path d="M0 0" fill="none"/></svg>',
  '<!-- napomena --><h2 id="kako-počinjemo">a</h2><table><tr><th align="left">a</th></tr></table>',
  '<noscript><p>a</p></noscript><template data-astro-template><p>a</p></template>',
])('the lock lets pass what the project writes: %s', (html) => {
  expect(found(html)).toEqual([]);
});

it('no page goes out unjudged when Astro does not say what its bundler wrote', () => {
  const prerenderer = {
    name: 'a',
    getStaticPaths: async () => [],
    render: async () => new Response(),
  };
  expect(() => collectOwnCode(prerenderer)).toThrow('holds no manifest');
});

it('code in a page is what a browser runs or applies', () => {
  const data = '<script type="application/json">{}</script><script src="/scripts/a.js">b</script>';
  const code =
    '<script>1</script><template><style>2</style></template><noscript><style>4</style></noscript><script type="module">3</script>';
  expect(inlineCode(pageWith(data + code))).toEqual({ scripts: ['1', '3'], styles: ['2', '4'] });
});
