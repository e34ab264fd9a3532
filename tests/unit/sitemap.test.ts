import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { siteMap } from '../../src/build/sitemap/sitemap-integration';

/** The end of a build in which the list of pages cannot be made: the hook was told of no site. */
async function endBuild(folder: string): Promise<void> {
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const dir = pathToFileURL(`${folder}/`);
  const { hooks } = siteMap();
  await hooks['astro:config:done']?.({ config: {} } as never);
  await hooks['astro:build:done']?.({ dir, pages: [], logger } as never);
}

describe('a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sitemap-'));

  it('fails when its sitemap was not written, instead of only saying so', async () => {
    await expect(endBuild(folder)).rejects.toThrow('The sitemap was not written');
  });

  it('ends well when there is one', async () => {
    writeFileSync(join(folder, 'sitemap-index.xml'), '<sitemapindex/>');
    await expect(endBuild(folder)).resolves.toBeUndefined();
  });
});
