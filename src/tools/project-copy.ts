// Copies of the project, in which a test, a bench or a picture may change what it likes.
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What is made anew, installed, history, or private. */
const LEFT_OUT = /^(\.astro|\.env|\.git|dist|hosting|node_modules|test-results|var)$/;

/** What a build needs, without the tests. */
export const SITE_PARTS = ['src', 'public', 'astro.config.mjs', 'tsconfig.json', 'package.json'];

/**
 * Copies the project to `copy`, a folder below its `var/`: elsewhere Vite would not look for packages
 * or changes. Of its parts all but what a build makes, or only those that are named.
 */
export function copyProject(copy: string, parts: readonly string[] = readdirSync('.')): string {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of parts.filter((name) => !LEFT_OUT.test(name))) {
    cpSync(part, join(copy, part), { recursive: true });
  }
  return copy;
}

/** Lets a copy use the packages of the project, and the pictures that it has made. */
export function sharePackages(copy: string): void {
  link('node_modules', join(copy, 'node_modules'));
}

/**
 * Lets a copy use the pictures that the project's own build has made. The rest of Astro's cache is
 * not shared: two builds at once would take each other's files away.
 */
export function sharePictures(copy: string): void {
  const cache = 'node_modules/.astro';
  mkdirSync(join(copy, cache), { recursive: true });
  link(join(cache, 'assets'), join(copy, cache, 'assets'));
}

/** Windows asks for rights before it makes a link of another kind. */
function link(target: string, place: string): void {
  symlinkSync(resolve(target), place, 'junction');
}
