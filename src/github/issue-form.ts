// `npm run issue-form`: the lists and addresses of the issue forms, written from the content.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { readProduct } from '../model/files/product-file.ts';

export interface FormContent {
  /** Names of the products that are no drafts, by number. */
  products: string[];
  kinds: string[];
  siteUrl: string;
}

const FOLDER = '.github/ISSUE_TEMPLATE';

/** How each form follows from the content. */
export const FORMS: Readonly<Record<string, (form: string, content: FormContent) => string>> = {
  [`${FOLDER}/izmena-proizvoda.yml`]: (form, { products }) =>
    writeOptions(form, 'spiska', products),
  [`${FOLDER}/novi-proizvod.yml`]: (form, { kinds }) => writeOptions(form, 'grupa', kinds),
  [`${FOLDER}/config.yml`]: (form, { siteUrl }) =>
    form.replaceAll(/(?<=url: )https:\/\/[^\s/]+/g, siteUrl.replace(/\/$/, '')),
};

/** What the forms need from `src/content/`. */
export function readFormContent(): FormContent {
  const products = globSync('src/content/products/*.mdx')
    .filter((path) => !basename(path).startsWith('_'))
    .map((path) => readProduct(readFileSync(path, 'utf8')))
    .filter(({ draft }) => !draft)
    .sort((a, b) => Number(a.id) - Number(b.id));
  const kinds: { order: number; title: string }[] = readYaml('src/content/products/kinds.yaml');
  return {
    // GitHub refuses a list that says something twice.
    products: [...new Set(products.map(({ name }) => String(name)))],
    kinds: kinds.sort((a, b) => a.order - b.order).map(({ title }) => title),
    siteUrl: readYaml('src/content/site.yaml').site_url,
  };
}

/** The form with these options between its two comments; throws when a comment is missing. */
export function writeOptions(form: string, list: string, options: readonly string[]): string {
  const place = new RegExp(`( *)# početak ${list}\\n[\\s\\S]*?(?= *# kraj ${list}\\n)`);
  if (!place.test(form)) throw new Error(`U obrascu nedostaju redovi # početak i # kraj ${list}.`);
  const lines = (indent: string) =>
    options.map((option) => `${indent}- ${JSON.stringify(option)}\n`).join('');
  return form.replace(place, (_, indent: string) => `${indent}# početak ${list}\n${lines(indent)}`);
}

function readYaml(path: string) {
  return parse(readFileSync(path, 'utf8'));
}

if (import.meta.main) {
  const content = readFormContent();
  for (const [path, write] of Object.entries(FORMS)) {
    writeFileSync(path, write(readFileSync(path, 'utf8'), content));
  }
}
