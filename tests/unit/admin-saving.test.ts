import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { watchSaving } from '../../src/admin/before-save';
import { readEntry, remember, SOURCE } from '../../src/admin/entries';
import { collectionNamed } from '../../src/model/collections';

const cms = vi.hoisted(() => ({ registerEventListener: vi.fn() }));
vi.mock('@sveltia/cms', () => ({ default: cms }));

const PATH = 'src/content/products/zubni-gel.mdx';
const GEL = readFileSync(PATH, 'utf8');
const DOUBTFUL = GEL.replace('## Opis proizvoda\n\n', '$&Ovaj gel leči desni. ');
const PRODUCTS = collectionNamed('products');

watchSaving();
const { preSave, postSave } = Object.fromEntries(
  cms.registerEventListener.mock.calls.map(([{ name, handler }]) => [name, handler]),
);

/** An entry that was made of the text `source` and is now like `text`. */
function entryOf(source: string, text: string, path: string) {
  const data = { ...readEntry(PRODUCTS, text), [SOURCE]: source };
  const entry = { path, newRecord: false, data };
  return { toJS: () => entry, get: () => ({ merge: () => 'saved' }) };
}

function save(source: string, text = source, path = PATH): Promise<unknown> {
  return preSave({ entry: entryOf(source, text, path) });
}

const refusalWith = (words: string) => ({ cause: { message: expect.stringContaining(words) } });

it('a draft of an older text is not saved over the newer text', async () => {
  remember(PATH, GEL);
  const older = GEL.replace(/^name: .*/m, 'name: Gel');
  await expect(save(older)).rejects.toMatchObject(refusalWith('pravljena od starijeg teksta'));
  await expect(save(GEL)).resolves.toBe('saved');
});

it('an editor is not asked about a doubt that the text had before', async () => {
  remember(PATH, DOUBTFUL);
  await expect(save(DOUBTFUL)).resolves.toBe('saved');
});

it('an editor is asked once about a doubt, in each text and after each save', async () => {
  const other = 'src/content/products/gel-za-tusiranje.mdx';
  remember(PATH, GEL);
  const question = refusalWith('sačuvajte još jednom');
  await expect(save(GEL, DOUBTFUL)).rejects.toMatchObject(question);
  await expect(save(GEL, DOUBTFUL, other)).rejects.toMatchObject(question);
  await expect(save(GEL, DOUBTFUL)).resolves.toBe('saved');
  postSave({ entry: entryOf(DOUBTFUL, DOUBTFUL, PATH) });
  await expect(save(GEL, DOUBTFUL)).rejects.toMatchObject(question);
});
