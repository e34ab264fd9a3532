// The file of the site that names the commit it was made of: the editor compares it with what was published.
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function writePublished(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const published = { commit: findCommit(), at: new Date().toISOString() };
  await writeFile(join(folder, 'published.json'), JSON.stringify(published));
}

/** The commit that is checked out; '' without git. */
function findCommit(): string {
  try {
    const output = execFileSync('git', ['rev-parse', 'HEAD'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.toString().trim();
  } catch {
    return '';
  }
}
