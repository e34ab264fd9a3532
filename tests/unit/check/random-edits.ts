// Random edits, as by a slip, a phone or a careless paste. The check reports every edit that would break the
// build, in Serbian and at its line, and seldom stops an edit that would not.
import { parseFrontmatter } from 'astro/markdown';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import {
  bodyFieldsOf,
  type Collection,
  collectionOf,
  isOneFile,
  KINDS,
} from '../../../src/model/collections.ts';
import { isData, listValues } from '../../../src/model/data.ts';
import { readSections } from '../../../src/model/file/product-text.ts';
import { splitText } from '../../../src/model/file/text.ts';
import { resolvePath } from '../../../src/model/paths.ts';
import { normaliseData } from '../../../src/model/schema/normalise-data.ts';
import { astroTree, visitAstro } from '../../support/astro-tree.ts';
import { checkWith, REAL, textOf } from './changed-site.ts';

/** Signs with a meaning in YAML, Markdown or MDX, and the signs that a phone types instead. */
const SIGNS = [
  ...'<{}"\'#:*@[]&|>-`!%,\\~=_„“\t\n\u00a0',
  ...['**', '---', '\n\n', '  ', ': ', ' #', '<b>', '{x}', '[a](https://primer.rs)'],
];
const FILES = REAL.texts
  .map(({ path }) => path.replace('src/content/', ''))
  .filter((name) => collectionOf(`src/content/${name}`));

const idOf = (item: unknown) => (item as { id?: unknown } | null)?.id;
const GROUPS = (parseYaml(textOf('products/kinds.yaml')) as unknown[]).map(idOf);

/** A generator of whole numbers from 0 up to `below`, the same ones for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** The text with one small change, and the line of that change. */
function editOnce(text: string, random: (below: number) => number): { text: string; line: number } {
  const at = random(text.length - 1);
  const lines = text.split('\n');
  const row = random(lines.length);
  const old = lines[row] ?? '';
  const inText = (now: string) => ({ text: now, line: text.slice(0, at).split('\n').length });
  const inRow = (...now: string[]) => ({
    text: lines.with(row, now.join('\n')).join('\n'),
    line: row + 1,
  });
  switch (random(7)) {
    case 0:
      return inText(text.slice(0, at) + text.slice(at + 1));
    case 1:
    case 2:
      return inText(text.slice(0, at) + SIGNS[random(SIGNS.length)] + text.slice(at));
    case 3:
      return { text: lines.toSpliced(row, 1).join('\n'), line: row + 1 };
    case 4:
      return inRow(old, old);
    case 5:
      return inRow(random(2) ? `  ${old}` : old.replace(/^\s{1,2}|^- /, ''));
    default:
      return inText(text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2));
  }
}

/** Whether the build would refuse this text, by Astro's own parsers, the schemas and the existing files. */
function breaksBuild(path: string, text: string): boolean {
  const collection = collectionOf(path) as Collection;
  try {
    if (isOneFile(collection)) {
      const value: unknown = parseYaml(text, { customTags: ['timestamp'] });
      const items = collection.format === 'list' ? ((value ?? []) as unknown[]) : [value];
      const isGone =
        path === KINDS && GROUPS.some((id) => !items.some((item) => idOf(item) === id));
      return isGone || items.some((item) => isRefused(collection, path, item));
    }
    const { frontmatter } = parseFrontmatter(text);
    if (frontmatter['draft'] === true) return false;
    const [field] = bodyFieldsOf(collection);
    const below =
      collection.format === 'product'
        ? readSections(splitText(text).body)
        : field && { [field]: splitText(text).body };
    const kind = frontmatter['kind'];
    if (collection.name === 'products' && !GROUPS.includes(String(kind).trim())) return true;
    if (isRefused(collection, path, { ...frontmatter, ...(below || {}) })) return true;
    return hasForeignParts(collection, path, splitText(text).body);
  } catch {
    return true;
  }
}

function isRefused({ fileSchema }: Collection, path: string, data: unknown): boolean {
  const pictures = listValues(data).filter(({ at }) => /image$/.test(String(at.at(-1))));
  return (
    !fileSchema.safeParse(isData(data) ? normaliseData(data, fileSchema) : data).success ||
    pictures.some(({ value }) => !hasPicture(path, String(value)))
  );
}

function hasPicture(path: string, typed: string): boolean {
  return REAL.pictures?.some((picture) => picture.path === resolvePath(path, typed)) ?? false;
}

/** Whether the text has code, foreign components, or pictures that do not exist. */
function hasForeignParts(collection: Collection, path: string, body: string): boolean {
  const { components } = collection.parts;
  let isForeign = false;
  visitAstro(astroTree(body, path.endsWith('.mdx')), ({ type, name, value = '', url = '' }) => {
    const isNote = /^\/\*(?:(?!\*\/)[\s\S])*\*\/$/.test(value);
    if (type === 'mdxjsEsm' || (/^mdx.*Expression$/.test(type) && !isNote)) isForeign = true;
    if (/^mdxJsx/.test(type) && !Object.hasOwn(components, name ?? '')) isForeign = true;
    if (type === 'image' && !/^https?:/.test(url) && !hasPicture(path, url)) isForeign = true;
  });
  return isForeign;
}

export type Edit = ReturnType<typeof makeEdit>;

function makeEdit(random: (below: number) => number) {
  const name = FILES[random(FILES.length)] ?? '';
  const { text, line } = editOnce(textOf(name), random);
  const errors = checkWith({ [name]: text }).findings.filter(
    ({ severity }) => severity === 'error',
  );
  return { name, line, errors, text, isBroken: breaksBuild(`src/content/${name}`, text) };
}

export const show = ({ name, line, text, errors: [first] }: Edit) =>
  `${name}:${line} ${JSON.stringify(text.split('\n').slice(line - 2, line + 1))} ${first?.line} ${first?.text}`;

/** Tests of `count` edits; these are the same for the same seed. `testMore` adds tests of them. */
export function describeRandomEdits(
  count: number,
  seed: number,
  testMore?: (edits: () => Edit[]) => void,
): void {
  describe(`of ${count} random edits with the seed ${seed}`, () => {
    let edits: Edit[];

    beforeAll(() => {
      const random = numbers(seed);
      edits = Array.from({ length: count }, () => makeEdit(random));
    });

    it('each one that would break the build is reported', () => {
      const broken = edits.filter(({ isBroken }) => isBroken);
      expect(broken.length).toBeGreaterThan(count / 6);
      expect(broken.filter(({ errors }) => errors.length === 0).map(show)).toEqual([]);
    });

    it('none is answered in English', () => {
      const said = edits.flatMap(({ errors }) => errors.map(({ text }) => text)).join('\n');
      expect(said).not.toMatch(/\b(error|invalid|unexpected|expected|cannot|required|received)\b/i);
    });

    testMore?.(() => edits);
  });
}
