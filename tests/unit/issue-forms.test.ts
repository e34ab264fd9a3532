import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { FORMS, readFormContent, writeOptions } from '../../src/github/issue-form';
import { chooserSchema, issueFormSchema } from './support/issue-form-schema';

const PATHS = globSync('.github/ISSUE_TEMPLATE/*.yml');
const isChooser = (path: string) => basename(path) === 'config.yml';
const read = (path: string) => readFileSync(path, 'utf8');

describe('the issue forms', () => {
  it('are three, and an empty issue is not offered beside them', () => {
    expect(PATHS.map((path) => basename(path)).sort()).toEqual([
      'config.yml',
      'greska-na-sajtu.yml',
      'izmena-proizvoda.yml',
      'novi-proizvod.yml',
    ]);
    expect(parse(read('.github/ISSUE_TEMPLATE/config.yml')).blank_issues_enabled).toBe(false);
  });

  it.each(PATHS)('%s is written as GitHub asks', (path) => {
    const schema = isChooser(path) ? chooserSchema : issueFormSchema;
    expect(schema.safeParse(parse(read(path))).error?.issues ?? []).toEqual([]);
  });

  it.each(Object.entries(FORMS))('%s says what the content says', (path, write) => {
    expect(
      read(path),
      `Obrazac ${path} ne prati više sadržaj sajta. Pokrenite: npm run issue-form`,
    ).toBe(write(read(path), readFormContent()));
  });
});

describe('the list of products in a form', () => {
  it('has every product that is no draft, by number, and not the file to copy', () => {
    const shown = globSync('src/content/products/[!_]*.mdx')
      .map(read)
      .filter((source) => !/^draft: true/m.test(source));
    const { products } = readFormContent();
    expect(products).toHaveLength(shown.length);
    const numbers = products.map((name) => {
      const source = shown.find((text) => text.includes(`name: ${name}\n`));
      return Number(/^id: (\d+)/m.exec(source ?? '')?.[1]);
    });
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });

  it('takes the new names and leaves the rest of the form alone', () => {
    const form = 'options:\n  # početak spiska\n  - "Staro"\n  # kraj spiska\n  - Nije na spisku\n';
    expect(writeOptions(form, 'spiska', ['Gel: novi', 'Čaj „$&“'])).toBe(
      'options:\n  # početak spiska\n  - "Gel: novi"\n  - "Čaj „$&“"\n  # kraj spiska\n  - Nije na spisku\n',
    );
  });

  it('does not disappear quietly when somebody deletes its comments', () => {
    expect(() => writeOptions('options: []\n', 'spiska', ['Gel'])).toThrow('# početak');
  });
});

describe('what a mistake in a form would do', () => {
  const form = parse(read('.github/ISSUE_TEMPLATE/novi-proizvod.yml'));
  const judge = (change: object) => issueFormSchema.safeParse({ ...form, ...change }).success;

  it('is found here, because GitHub would only hide the form', () => {
    expect(judge({})).toBe(true);
    expect(judge({ body: [...form.body, form.body[1]] })).toBe(false);
    expect(judge({ body: [{ type: 'upload', id: 'a', attributes: {} }] })).toBe(false);
    expect(judge({ nme: 'x' })).toBe(false);
  });
});
