import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shortenClassNames } from '../../src/build/lean-pages/class-names';
import { dropClosingTags } from '../../src/build/lean-pages/closing-tags';
import { inlineConstants } from '../../src/build/lean-pages/constants';
import { shortenImageNames } from '../../src/build/lean-pages/image-names';
import { moveIslandRuntime } from '../../src/build/lean-pages/island-runtime';
import { namePhysically } from '../../src/build/lean-pages/physical-names';
import { trimPolicy } from '../../src/build/lean-pages/policy';
import { hashScripts } from '../../src/build/lean-pages/script-hashes';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of a page', () => {
  const policy = (content: string) =>
    `<meta http-equiv="content-security-policy" content="${content}">`;

  it('lists its own inline scripts and no others, and leaves styles to the header', () => {
    const body = [
      '<style>a{}</style>',
      '<script type="application/ld+json">{}</script>',
      '<script type="module">go()</script>',
      '<script src="/x.js"></script>',
    ].join('');
    const others = sha('another page');
    const html = policy(`script-src 'self' ${others}; style-src 'self' ${others} ;`) + body;
    expect(trimPolicy(html)).toBe(policy(`script-src 'self' ${sha('go()')}`) + body);
  });

  it('lists speculation rules too, and a script that stands twice once', () => {
    const body = '<script>x</script><script>x</script><script type="speculationrules">{}</script>';
    expect(trimPolicy(policy("script-src 'self'") + body)).toContain(
      policy(`script-src 'self' ${sha('x')} ${sha('{}')}`),
    );
  });
});

describe('class names', () => {
  it('become letters, the most frequent first, in styles and on elements', () => {
    const html = (a: string, b: string) =>
      `<style>p.${a}>.${b}{margin:.5rem}</style><p class="${a}"></p><b class="${b} ${a}"></b>`;
    expect(shortenClassNames(html('astro-aaaaaaaa', 'picture'), '')).toBe(html('a', 'b'));
  });

  it('stay where a script uses them', () => {
    const html = '<style>.error{}</style><p class="error"></p>';
    expect(shortenClassNames(html, 'className:"error"')).toBe(html);
  });

  it('stay in running text', () => {
    const html = '<p class="a">Cena.picture</p>';
    expect(shortenClassNames(html, '')).toBe(html);
  });
});

describe('custom properties', () => {
  const style = (css: string, rest = '') => `<style>${css}</style>${rest}`;

  it('that never change are replaced by their values, in styles and in drawings', () => {
    const css = '@layer tokens{:root{--ink:#123;--text:var(--ink)}}p{color:var(--text)}';
    expect(inlineConstants(style(css, '<path fill="var(--ink)">'))).toBe(
      style('@layer tokens{:root{}}p{color:#123}', '<path fill="#123">'),
    );
  });

  it.each([
    [':root{--a:1px}@media print{:root{--a:2px}}p{width:var(--a)}', 'set twice'],
    ['@media print{:root{--a:2px}}p{width:var(--a)}', 'set under a condition'],
    ['ul{--a:2px}p{width:var(--a)}', 'set on an element'],
    [':root{--a:2px}p{width:var(--a,1px)}', 'read with a fallback'],
  ])('%s stays: %s', (css) => {
    expect(inlineConstants(style(css))).toBe(style(css));
  });
});

describe('the names of sides', () => {
  it('become physical where they say the same', () => {
    const css = 'p{min-inline-size:0;margin-block-start:1px;border-inline-end:0;inset-block-end:0}';
    expect(namePhysically(`<style>${css}</style>`)).toBe(
      '<style>p{min-width:0;margin-top:1px;border-right:0;bottom:0}</style>',
    );
  });

  it('stay where one name stands for two sides, and outside of styles', () => {
    const css = 'p{margin-inline:auto;inset-block:0 auto;border-start-end-radius:0}';
    const html = `<style>${css}</style><p>{inline-size:</p>`;
    expect(namePhysically(html)).toBe(html);
  });
});

describe('closing tags', () => {
  it('go where the next tag says as much', () => {
    expect(dropClosingTags('<p>a</p>\n<ul>\n<li>b</li>\n<li>c</li>\n</ul>\n<p>d</p></div>')).toBe(
      '<p>a<ul><li>b<li>c</ul><p>d</div>',
    );
  });

  it('stay before running text and before the end of a link', () => {
    const html = '<p>a</p>b<a><p>c</p></a><b>d</b>\n<b>e</b>';
    expect(dropClosingTags(html)).toBe(html);
  });
});

describe('files of a build', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lean-pages-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Writes files and gives back a page that shows them as one picture. */
  async function build(files: Record<string, string>): Promise<string> {
    await mkdir(join(folder, 'images'), { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      await writeFile(join(folder, 'images', name), text);
    }
    const [small, large, fallback] = Object.keys(files).map((name) => `/images/${name}`);
    return `<source srcset="${small} 160w, ${large} 264w"><img src="${fallback}" alt="" width="160">`;
  }

  it('all versions of a picture share one short name', async () => {
    const html = await build({
      'gel.CdnKthgJ_1.avif': 'a',
      'gel.CdnKthgJ_2.avif': 'b',
      'gel.CdnKthgJ_3.jpg': 'c',
    });
    const [page = ''] = await shortenImageNames(folder, [html]);
    const [, hash] = page.match(/\/images\/([\w-]{3})-160\.avif 160w/) ?? [];
    const names = ['160.avif', '160.jpg', '264.avif'].map((name) => `${hash}-${name}`);
    expect(await readdir(join(folder, 'images'))).toEqual(names);
    for (const name of names) expect(page).toContain(`/images/${name}`);
  });

  it('a changed picture gets another name', async () => {
    const name = async (text: string) => {
      const html = await build({
        'gel.CdnKthgJ_1.avif': text,
        'gel.CdnKthgJ_2.avif': 'b',
        'gel.CdnKthgJ_3.jpg': 'c',
      });
      return (await shortenImageNames(folder, [html]))[0];
    };
    expect(await name('a')).not.toBe(await name('changed'));
  });

  it('the code for islands leaves the page for a file', async () => {
    await mkdir(join(folder, 'scripts'));
    const code = 'customElements.define("astro-island",f)';
    const rest = '<astro-island></astro-island><script>import("/scripts/astro-island.js")</script>';
    expect(await moveIslandRuntime(folder, [`<script>${code}</script>${rest}`])).toEqual([rest]);
    expect(await readFile(join(folder, 'scripts/astro-island.js'), 'utf8')).toBe(code);
  });

  it('scripts without a hash get one, and pages fetch them by it', async () => {
    await mkdir(join(folder, 'scripts'));
    await writeFile(join(folder, 'scripts/visit.js'), 'visit()');
    await writeFile(join(folder, 'scripts/form.CdnKthgJ.js'), 'form()');
    const [page] = await hashScripts(folder, ['import("/scripts/visit.js")']);
    const [form, visit] = await readdir(join(folder, 'scripts'));
    expect(form).toBe('form.CdnKthgJ.js');
    expect(visit).toMatch(/^visit\.[\w-]{8}\.js$/);
    expect(page).toBe(`import("/scripts/${visit}")`);
  });

  it('an island without its code stops the build', async () => {
    await expect(moveIslandRuntime(folder, ['<astro-island></astro-island>'])).rejects.toThrow();
  });
});
