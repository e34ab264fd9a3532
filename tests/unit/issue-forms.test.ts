import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { issueFormSchema } from './support/issue-form-schema';

const CHOOSER = '.github/ISSUE_TEMPLATE/config.yml';
const PATHS = globSync('.github/ISSUE_TEMPLATE/*.yml').filter((path) => path !== CHOOSER);
const read = (path: string) => readFileSync(path, 'utf8');

describe('the issue forms', () => {
  it('are three, and an empty issue is not offered beside them', () => {
    expect(PATHS.map((path) => basename(path)).sort()).toEqual([
      'greska-na-sajtu.yml',
      'izmena-proizvoda.yml',
      'novi-proizvod.yml',
    ]);
    expect(parse(read(CHOOSER))).toEqual({ blank_issues_enabled: false });
  });

  it.each(PATHS)('%s is written as GitHub asks', (path) => {
    expect(issueFormSchema.safeParse(parse(read(path))).error?.issues ?? []).toEqual([]);
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
