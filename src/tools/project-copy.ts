// Makes copies of the project in which tests and benches may change files.
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Not copied: what a build or an installation makes, git's history, and private settings. */
const LEFT_OUT = /^(\.astro|\.env|\.git|dist|hosting|node_modules|test-results|var)$/;

/** The files and folders that a build needs. */
export const SITE_PARTS = ['src', 'public', 'astro.config.mjs', 'tsconfig.json', 'package.json'];

/**
 * Copies the project to `copy` and returns it; `parts` limits the copy to these files and folders. `copy`
 * must be a folder below `var/`: elsewhere Vite would not find packages or notice changes.
 */
export function copyProject(copy: string, parts: readonly string[] = readdirSync('.')): string {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of parts.filter((name) => !LEFT_OUT.test(name))) {
    cpSync(part, join(copy, part), { recursive: true });
  }
  return copy;
}

/** Lets a copy use the packages of the project. */
export function sharePackages(copy: string): void {
  link('node_modules', join(copy, 'node_modules'));
}

/**
 * Lets a copy use the pictures that the project's own builds have cached (`astro.config.mjs`). The rest of Astro's
 * cache is not shared: two builds at once would delete each other's files.
 */
export function sharePictures(copy: string): void {
  for (const cache of ['var/astro', 'var/astro-quick']) {
    const pictures = join(cache, 'assets');
    mkdirSync(pictures, { recursive: true });
    mkdirSync(join(copy, cache), { recursive: true });
    link(pictures, join(copy, pictures));
  }
}

/** A junction: Windows requires special rights for any other kind of link. */
function link(target: string, place: string): void {
  symlinkSync(resolve(target), place, 'junction');
}
