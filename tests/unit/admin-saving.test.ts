import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { watchSaving } from '../../src/admin/before-save';
import { readEntry, remember, SOURCE } from '../../src/admin/entries';
import { collectionNamed } from '../../src/model/collections';

const cms = vi.hoisted(() => ({ registerEventListener: vi.fn() }));
vi.mock('@sveltia/cms', () => ({ default: cms }));

it('a draft of an older text is not saved over the newer text', async () => {
  watchSaving();
  const [{ handler }] = cms.registerEventListener.mock.calls[0] ?? [];
  const path = 'src/content/products/zubni-gel.mdx';
  const products = collectionNamed('products');
  const newer = readFileSync(path, 'utf8');
  const older = newer.replace(/^name: .*/m, 'name: Gel');
  remember(path, newer);
  const save = (source: string) => {
    const data = { ...readEntry(products, source), [SOURCE]: source };
    const entry = { path, newRecord: false, data };
    return handler({ entry: { toJS: () => entry, get: () => new Map() } });
  };
  const cause = { message: expect.stringContaining('pravljena od starijeg teksta') };
  await expect(save(older)).rejects.toMatchObject({ cause });
  await expect(save(newer)).rejects.not.toMatchObject({ cause });
});
