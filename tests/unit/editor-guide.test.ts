// The guides for editors agree with the code.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tellInFile } from '../../src/check/finding.ts';
import {
  bodyFieldsOf,
  COLLECTIONS,
  type Collection,
  collectionNamed,
} from '../../src/model/collections.ts';
import { EDITOR_ONLY_FIELDS } from '../../src/model/schema/common-fields.ts';
import { descriptionOf, exampleLine, hintOf } from '../../src/model/schema/field-description.ts';
import { checkWith, edit, textOf } from './check/changed-site.ts';

const GUIDE_PATH = 'src/content/README.md';
const GUIDE = readFileSync(GUIDE_PATH, 'utf8');
const PRODUCT = 'products/zubni-gel.mdx';

/** The findings about the product with its text changed in this way. */
function check(from: string | RegExp, to: string, name = PRODUCT) {
  const { findings } = checkWith({
    [PRODUCT]: null,
    [name]: from ? edit(PRODUCT, from, to) : textOf(PRODUCT),
  });
  return findings.filter(({ file }) => file === `src/content/${name}`).map(tellInFile);
}

/** The text as a cell of a table in the guide. */
const cell = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('|', '\\|');

describe('the table of common mistakes', () => {
  it.each<[string, string | RegExp, string]>([
    ['nema reda `alt:`', /^alt:.*\n/m, ''],
    ['`imgae: ./zubni-gel.jpg`', 'image:', 'imgae:'],
    ['`name: Zubni gel: novo pakovanje`', /^name: .*/m, 'name: Zubni gel: novo pakovanje'],
    ['`name: Zubni gel #1`', /^name: .*/m, 'name: Zubni gel #1'],
    ['`name: "Zubni gel”`', /^name: .*/m, 'name: "Zubni gel”'],
    ['`link: prodavnica`', /^link: .*/m, 'link: prodavnica'],
    ['`image: ./Zubni-gel.JPG`', './zubni-gel.jpg', './Zubni-gel.JPG'],
    ['`kind: kozmetika`', 'kind: nega', 'kind: kozmetika'],
    ['`publish_from: 1.12.2026`', 'kind:', 'publish_from: 1.12.2026\nkind:'],
    ['obrisana je druga linija `---`', '---\n\n##', '\n##'],
    ['obrisan je naslov `## Sastav`', '## Sastav\n', ''],
    ['`## Nacin upotrebe`', '## Način', '## Nacin'],
    ['efekti bez crtica', /^- /gm, ''],
    ['crtica bez teksta', '\n\n## Način', '\n- \n\n## Način'],
    ['`manje od <25 ml`', 'Gel aloe', 'Manje od <25 ml gela aloe'],
    ['`tuba {50 ml}`', 'Gel aloe', 'Tuba {50 ml}, gel aloe'],
    ['nema reda `**Alergeni:**`', /^\*\*Alergeni:.*\n/m, ''],
    ['`alt: IMG_2041.jpg`', /^alt: .*/m, 'alt: IMG_2041.jpg'],
    ['reč ćirilicom: `Гел`', 'Nana je', 'Гел: nana je'],
    ['pasus koji počinje datumom: `5. maja`', 'Na četkicu', '5. maja 2027. na četkicu'],
    [
      'ostalo je mesto iz obrasca: `[[naziv proizvoda]]`',
      /^name: .*/m,
      'name: "[[naziv proizvoda]]"',
    ],
    ['tekst obećava izlečenje: `Leči desni.`', 'Na četkicu', 'Leči desni. Na četkicu'],
  ])('%s: says what the check says', (mistake, from, to) => {
    const row = GUIDE.split('\n').find((line) => line.startsWith(`| ${mistake} |`));
    const [finding, ...others] = check(from, to);
    expect(others).toEqual([]);
    expect(row).toContain(`| ${cell(finding?.text ?? '?')} `);
    const [, fix] = row?.split('→ ') ?? [];
    if (fix) expect(fix).toBe(`${cell(finding?.fix ?? '')} |`);
  });

  it('quotes the message about a wrong ending too', () => {
    const [finding] = check('', '', PRODUCT.replace('.mdx', '.md'));
    expect(GUIDE).toContain(`| ${finding?.text} <br>→ ${finding?.fix} |`);
  });
});

/** The fields of a collection without those that every text may have, which the guide explains once. */
function fieldsOf(collection: Collection) {
  const elsewhere = [...bodyFieldsOf(collection), ...Object.keys(EDITOR_ONLY_FIELDS)];
  return Object.entries(collection.fileSchema.shape).filter(([key]) => !elsewhere.includes(key));
}

/** The fields of a collection as the guide lists them, from their schemas. */
function tableOf(collection: Collection): string {
  const rows = fieldsOf(collection).flatMap(([key, schema]) => {
    const { label, form, inFile = '' } = descriptionOf(schema);
    if (form === false) return [];
    const example = exampleLine(key, schema);
    const words = `${label}. ${hintOf(schema) ?? ''} ${inFile}`.trim();
    return [`| \`${key}\` | ${words} | ${example ? `\`${example}\`` : ''} |`];
  });
  return ['| Polje | Šta se upisuje | Na primer |', '|---|---|---|', ...rows, ''].join('\n');
}

describe('the table of fields', () => {
  const cure =
    'After a change of a field: UPDATE_GUIDE=1 npx vitest run --config tests/vitest.config.ts ' +
    'editor-guide, then npx node src/tools/take-sample.ts';
  it.each(COLLECTIONS)('describes $name as its schema does', (collection) => {
    const [above, under = ''] = GUIDE.split(`: \`${collection.pattern}\`\n\n`);
    const table = /^(\|.*\n)+/.exec(under)?.[0] ?? '';
    const wanted = tableOf(collection);
    if (process.env['UPDATE_GUIDE'] && above !== undefined) {
      const guide = readFileSync(GUIDE_PATH, 'utf8');
      writeFileSync(
        GUIDE_PATH,
        guide.replace(table, () => wanted),
      );
    } else expect(table, cure).toBe(wanted);
  });

  it('explains the fields that no form has in the part for the developer', () => {
    const { shape } = collectionNamed('site').fileSchema;
    const [, theirs = ''] = GUIDE.split('## Šta podešava osoba koja održava sajt');
    for (const [key, schema] of Object.entries(shape)) {
      if (descriptionOf(schema).form === false) expect(theirs).toContain(`| \`${key}\` |`);
    }
  });
});

it.each([
  'README.md',
  'CONTRIBUTING.md',
  GUIDE_PATH,
  ...globSync('{src,tests}/**/*.md', { exclude: ['src/content', 'tests/sample'] }),
])('%s leads only to files and headings that are there', (guide) => {
  const links = readFileSync(guide, 'utf8').matchAll(
    /(?<!\\)\[[^[\]]*\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g,
  );
  for (const [link, file, anchor] of links) {
    const target = file ? join(dirname(guide), file) : guide;
    expect(existsSync(target), `${guide}: ${link}`).toBe(true);
    if (anchor) expect(anchorsOf(target), `${guide}: ${link}`).toContain(anchor);
  }
});

/** Anchors that GitHub makes of the headings of a Markdown file. */
function anchorsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

it('The template of a new product has every field that a product may have', () => {
  const form = readFileSync('src/content/products/_novi-proizvod.mdx', 'utf8');
  const keys = fieldsOf(collectionNamed('products')).map(([key]) => key);
  expect(keys.filter((key) => !new RegExp(`^(# )?${key}:( |$)`, 'm').test(form))).toEqual([]);
});
