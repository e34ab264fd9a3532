import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { watchSaving } from '../../src/admin/before-save';
import { readEntry, remember, SOURCE } from '../../src/admin/entries';
import { collectionNamed } from '../../src/model/collections';

const cms = vi.hoisted(() => ({ registerEventListener: vi.fn() }));
vi.mock('@sveltia/cms', () => ({ default: cms }));

const PATH = 'src/content/products/zubni-gel.mdx';
const GEL = readFileSync(PATH, 'utf8');
const PRODUCTS = collectionNamed('products');

watchSaving();
const [{ handler }] = cms.registerEventListener.mock.calls[0] ?? [];

/** Saves an entry that was made of this text and is not changed. */
function save(source: string): Promise<unknown> {
  const data = { ...readEntry(PRODUCTS, source), [SOURCE]: source };
  const entry = { path: PATH, newRecord: false, data };
  return handler({ entry: { toJS: () => entry, get: () => ({ merge: () => 'saved' }) } });
}

it('a draft of an older text is not saved over the newer text', async () => {
  remember(PATH, GEL);
  const cause = { message: expect.stringContaining('pravljena od starijeg teksta') };
  await expect(save(GEL.replace(/^name: .*/m, 'name: Gel'))).rejects.toMatchObject({ cause });
  await expect(save(GEL)).resolves.toBe('saved');
});

it('an editor is not asked about a doubt that the text had before', async () => {
  const doubtful = GEL.replace('## Opis proizvoda\n\n', '$&Ovaj gel leči desni. ');
  expect(doubtful).not.toBe(GEL);
  remember(PATH, doubtful);
  await expect(save(doubtful)).resolves.toBe('saved');
});
