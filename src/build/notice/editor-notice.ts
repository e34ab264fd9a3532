import { join } from 'node:path';
import { LIST, readBundledParts } from './bundled-parts.ts';
import { readCmsParts } from './cms-parts.ts';
import { composeNotice } from './compose.ts';

const INTRODUCTION = `
Uređivač sajta je Sveltia CMS. Ovo su imena i licence svih čiji se rad u njemu
nalazi, na engleskom, jer samo tako važe.`;

/** The notice of the built editor in this folder, which holds Vite's list. */
export function composeEditorNotice(folder: string): string {
  const bundled = readBundledParts(join(folder, LIST));
  const names = bundled.map(({ name }) => name);
  const inside = readCmsParts().filter(({ name }) => !names.includes(name));
  return composeNotice(INTRODUCTION, [...bundled, ...inside]);
}
