import { readdirSync, readFileSync } from 'node:fs';
import { mdxToMdast } from 'satteri';
import { describe, expect, test } from 'vitest';
import { type ProductData, readProduct, readSections } from '../../src/model/files/product-file.ts';
import { writeProduct } from '../../src/model/files/product-writing.ts';

const FOLDER = 'src/content/products';
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.mdx'));
const gel = readFileSync(`${FOLDER}/zubni-gel.mdx`, 'utf8');

/** Lines of the two texts that differ, `-` before the old and `+` before the new ones. */
function diff(before: string, after: string): string[] {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const table = Array.from({ length: old.length + 1 }, () =>
    Array<number>(fresh.length + 1).fill(0),
  );
  for (let i = old.length - 1; i >= 0; i--) {
    for (let k = fresh.length - 1; k >= 0; k--) {
      const cell = (a: number, b: number) => table[a]?.[b] ?? 0;
      const row = table[i] as number[];
      row[k] =
        old[i] === fresh[k] ? cell(i + 1, k + 1) + 1 : Math.max(cell(i + 1, k), cell(i, k + 1));
    }
  }
  const lines: string[] = [];
  for (let i = 0, k = 0; i < old.length || k < fresh.length; ) {
    if (i < old.length && k < fresh.length && old[i] === fresh[k]) {
      i++;
      k++;
    } else if (
      k >= fresh.length ||
      (i < old.length && (table[i + 1]?.[k] ?? 0) >= (table[i]?.[k + 1] ?? 0))
    ) {
      lines.push(`-${old[i++]}`);
    } else {
      lines.push(`+${fresh[k++]}`);
    }
  }
  return lines;
}

function edit(source: string, change: Partial<ProductData>): string[] {
  const after = writeProduct(source, { ...readProduct(source), ...change });
  const effects = (change.product_effects ?? readProduct(source).product_effects).filter(Boolean);
  expect(readProduct(after)).toEqual({
    ...readProduct(source),
    ...change,
    product_effects: effects,
  });
  return diff(source, after);
}

describe('Reading and then writing changes nothing', () => {
  test.each(files)('in %s', (name) => {
    const source = readFileSync(`${FOLDER}/${name}`, 'utf8');
    expect(writeProduct(source, readProduct(source))).toBe(source);
  });

  test('with Windows line ends, a byte order mark, comments, odd quotes and fields of its own', () => {
    const source = `\uFEFF${gel}`
      .replace('id: 14', "id:   14 # broj\nmy_note: 'svoje'")
      .replace('## Sastav', '{/* beleška */}\n\n## Sastav')
      .replaceAll('\n', '\r\n');
    expect(writeProduct(source, readProduct(source))).toBe(source);
    expect(writeProduct(source, { ...readProduct(source), link: 'https://a.rs/b' })).toBe(
      source.replace(/link: .*(?=\r)/, 'link: https://a.rs/b'),
    );
  });
});

describe('One edit is one changed line', () => {
  test('in a field of the data', () => {
    expect(edit(gel, { link: 'https://prodavnica.example.com/novo' })).toEqual([
      '-link: https://prodavnica.example.com/korpa/zubni-gel',
      '+link: https://prodavnica.example.com/novo',
    ]);
  });

  test('with quotes where YAML needs them', () => {
    expect(edit(gel, { name: 'Zubni gel: novo' })[1]).toBe('+name: "Zubni gel: novo"');
    expect(edit(gel, { name: '2026' })[1]).toBe('+name: "2026"');
  });

  test('for a field that was not there yet, and back', () => {
    const hidden = edit(gel, { draft: true });
    expect(hidden).toEqual(['+draft: true']);
    const source = writeProduct(gel, { ...readProduct(gel), draft: true });
    expect(writeProduct(source, { ...readProduct(source), draft: false })).toBe(gel);
  });

  test('in one paragraph of a section', () => {
    const { way_of_use } = readProduct(gel);
    const changes = edit(gel, { way_of_use: way_of_use.replace('Ne gutajte.', 'Ne gutati.') });
    expect(changes).toHaveLength(2);
    expect(changes[1]).toContain('Ne gutati.');
  });

  test('in one effect, for one more and for one less', () => {
    const { product_effects: effects } = readProduct(gel);
    const [first = '', ...others] = effects;
    expect(edit(gel, { product_effects: ['Čisti zube', ...others] })).toEqual([
      `-- ${first}`,
      '+- Čisti zube',
    ]);
    expect(edit(gel, { product_effects: [...effects, 'Nov'] })).toEqual(['+- Nov']);
    expect(edit(gel, { product_effects: ['Nov', ...effects] })).toEqual(['+- Nov']);
    expect(edit(gel, { product_effects: others })).toEqual([`-- ${first}`]);
    expect(edit(gel, { product_effects: effects.slice(0, -2) })).toEqual(
      effects.slice(-2).map((effect) => `-- ${effect}`),
    );
    expect(
      edit(gel, { product_effects: [...effects, '  '].map((effect) => effect.trim()) }),
    ).toEqual([]);
  });

  test('in a nested list, which stays inside its effect', () => {
    const nested = gel.replace(
      '- Osvežava dah',
      '- Osvežava dah\n  - odmah\n  - dugo\n\n  I ujutru.',
    );
    expect(readProduct(nested).product_effects[1]).toBe(
      'Osvežava dah\n- odmah\n- dugo\n\nI ujutru.',
    );
    const effects = readProduct(nested).product_effects;
    const changed = effects.map((effect) => effect.replace('dugo', 'dugo traje'));
    expect(edit(nested, { product_effects: changed })).toEqual(['-  - dugo', '+  - dugo traje']);
  });
});

describe('A new or broken file', () => {
  const product: ProductData = {
    id: 21,
    name: 'Nov: proizvod',
    kind: 'nega',
    image: './nov.jpg',
    alt: 'Slika',
    link: 'https://prodavnica.example.com/nov',
    description: 'Opis {sa} <b>',
    scructure: 'Voda.',
    product_effects: ['Jedan', 'Dva'],
    way_of_use: 'Svakog dana.',
  };

  test('is written whole, in the form of the others', () => {
    const source = writeProduct('', product);
    expect(readProduct(source)).toEqual(product);
    expect(source).toBe(
      '---\nid: 21\nname: "Nov: proizvod"\nkind: nega\nimage: ./nov.jpg\nalt: Slika\nlink: https://prodavnica.example.com/nov\n---\n\n## Opis proizvoda\n\nOpis \\{sa\\} \\<b>\n\n## Sastav\n\nVoda.\n\n## Efekti proizvoda\n\n- Jedan\n- Dva\n\n## Način upotrebe\n\nSvakog dana.\n',
    );
  });

  test('gets the section that it lacks, in its place', () => {
    const source = gel.replace(/## Efekti proizvoda[\s\S]*?(?=## Način)/, '');
    expect(readProduct(source).product_effects).toEqual([]);
    const after = writeProduct(source, { ...readProduct(source), product_effects: ['Jedan', ' '] });
    expect(diff(source, after)).toEqual(['+## Efekti proizvoda', '+', '+- Jedan', '+']);
  });

  test('keeps its text when the data on top is missing, and is refused when it is not closed', () => {
    const text = gel.slice(gel.indexOf('## Opis'));
    expect(writeProduct(text, readProduct(gel))).toBe(gel);
    const open = gel.replace('fluora\n---', 'fluora');
    expect(() => writeProduct(open, readProduct(open))).toThrow('Nedostaje linija ---');
  });

  test('can lose and regain all text of a section', () => {
    const empty = writeProduct(gel, { ...readProduct(gel), product_effects: [], scructure: '' });
    expect(readProduct(empty)).toMatchObject({ product_effects: [], scructure: '' });
    const again = writeProduct(empty, readProduct(gel));
    expect(readProduct(again)).toEqual(readProduct(gel));
  });
});

describe('What an editor types never becomes code', () => {
  const pieces = [
    '{',
    '}',
    '<',
    '>',
    '\\',
    '`',
    '``',
    '```',
    '~~~',
    '#',
    '## Sastav',
    '---',
    '===',
    '- ',
    '1. ',
    '*',
    '**',
    'import x',
    'export',
    '&#105;mport',
    '\n',
    '\n\n',
    ' ',
    '  ',
    'reč',
    'č',
    '{/*',
    '*/}',
    '<br>',
    '[a](b)',
    '&',
    '|',
  ];
  /** Numbers that look random and are the same on every run (a linear congruential generator). */
  function* numbers(seed: number) {
    for (let value = seed; ; ) {
      value = (value * 1664525 + 1013904223) % 2 ** 32;
      yield value / 2 ** 32;
    }
  }
  const random = numbers(7);
  const draw = (below: number) => Math.floor((random.next().value ?? 0) * below);
  const text = () =>
    Array.from({ length: draw(9) + 1 }, () => pieces[draw(pieces.length)]).join('');
  const tidy = (typed: string) =>
    typed
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .trim();

  test('and comes back as it was typed, in 500 odd texts', () => {
    for (let round = 0; round < 500; round++) {
      const description = tidy(text()) || 'Opis';
      const effect = tidy(text()).replaceAll(/\n\s*/g, ' ') || 'Efekat';
      const product = {
        ...readProduct(gel),
        description,
        product_effects: ['Prvi', effect, 'Treći'],
      };
      const source = writeProduct(gel, product);
      const typed = JSON.stringify({ description, effect });
      expect(() => mdxToMdast(source), typed).not.toThrow();
      expect(() => readSections(source), typed).not.toThrow();
      expect(readProduct(source), typed).toEqual(product);
      const headings = mdxToMdast(source) as { children: { type: string; depth?: number }[] };
      expect(
        headings.children.filter(({ type }) => type === 'heading'),
        typed,
      ).toHaveLength(4);
    }
  });
});
