import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createFolder } from './running-relay';

const run = (command: string, ...given: string[]) => execFileSync(command, given);

/**
 * A disk whose power can be cut: an ext4 file system inside a file. It writes nothing by itself for
 * five minutes, so what no program has asked to be durable is gone after the cut. Needs root.
 */
export function createDisk() {
  const base = createFolder();
  const image = join(base, 'disk.img');
  const left = join(base, 'left.img');
  const mounted: string[] = [];
  run('truncate', '--size=192M', image);
  run('mkfs.ext4', '-q', '-F', image);

  function mount(file: string, name: string): string {
    const folder = join(base, name);
    mkdirSync(folder);
    run('mount', '-o', 'loop,commit=300', file, folder);
    mounted.push(folder);
    return folder;
  }

  /** What stands on the disk at this moment. Whoever writes must be stopped meanwhile. */
  function copyAsLeft(): void {
    run('cp', '--sparse=always', image, left);
  }

  /** The folder as it is found when the power is back. */
  const mountLeft = () => mount(left, 'after');

  function remove(): void {
    for (const folder of mounted.splice(0)) run('umount', folder);
    rmSync(base, { recursive: true, force: true });
  }
  onTestFinished(remove);

  return { folder: mount(image, 'before'), copyAsLeft, mountLeft, remove };
}
