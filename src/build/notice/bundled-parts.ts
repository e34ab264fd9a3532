import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { Part } from './compose.ts';
import { readLicenceText } from './licence-texts.ts';

/** Name of Vite's own list of what it has bundled; only an input for the notice. */
export const LIST = 'licences.json';

interface Entry {
  name: string;
  version: string;
  identifier?: string;
  text?: string;
}

/** The packages on Vite's list. Throws for one that does not say under which licence it is. */
export function readBundledParts(list: string): Part[] {
  const entries: Entry[] = JSON.parse(readFileSync(list, 'utf8'));
  return entries.map(({ name, version, identifier: licence, text }) => {
    if (!licence) throw new Error(`${name} is bundled and names no licence.`);
    const part = { name: `${name} ${version}`, licence };
    if (text) return { ...part, text };
    return { ...part, copyright: readAuthor(name), text: readLicenceText(licence) };
  });
}

/** A package of this project, by its own words. */
export function readPart(name: string): Part {
  const { folder, version, license: licence } = readPackage(name);
  const text = readFileSync(join(folder, 'LICENSE'), 'utf8');
  return { name: `${name} ${version}`, licence, text };
}

function readAuthor(name: string): string {
  const { author } = readPackage(name);
  return author?.name ?? author ?? `the authors of ${name}`;
}

function readPackage(name: string) {
  const path = findPackageJSON(name, import.meta.url);
  if (!path) throw new Error(`${name} is not installed.`);
  return { folder: dirname(path), ...JSON.parse(readFileSync(path, 'utf8')) };
}
