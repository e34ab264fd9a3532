// `npm start` on a machine that is far too busy: no save may be lost, and every start must be able to draw its pages.
// `SAVES=300 STARTS=30 npm test saves.strangers.spec.ts` tries more often.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import type { Page } from 'playwright/test';
import { findFreePort } from '../support/processes';
import { SiteCopy } from './support/site-copy';
import { expect, test } from './support/test';

const SAVES = Number(process.env['SAVES'] ?? 30);
const STARTS = Number(process.env['STARTS'] ?? 1);
const SEED = Number(process.env['TEST_SEED'] ?? Date.now());
/** Programs that leave a machine of two cores a seventh of itself. */
const BUSY_LOOPS = Number(process.env['BUSY_LOOPS'] ?? 12);

const ABOUT = 'pages/about-me.mdx';
const STEPS = 'steps.yaml';
const SCHEMA = 'src/model/collections/steps.ts';

let copy: SiteCopy;
let port: number;
let loops: ChildProcess[];

test.describe.configure({ mode: 'serial' });
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from here.
  baseURL: ({}, use) => use(`http://localhost:${port}`),
  // The list of mistakes is answered by 503, and what is drawn anew breaks off what was on its way.
  expectedMessages: [/404|50[03]|net::ERR_|WebSocket/],
});
test.beforeAll(async () => {
  port = await findFreePort();
  copy = await SiteCopy.create();
  loops = Array.from({ length: BUSY_LOOPS }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );
});
test.afterAll(async () => {
  for (const loop of loops) loop.kill('SIGKILL');
  await copy.remove();
});
test.beforeEach(({ page }) => page.route(/\/_image\?/, (route) => route.abort()));

/** One save; the waits between those of a try are chosen by lot. */
type Save = () => Promise<unknown>;

/** Saves that must end with the number on these pages. */
interface Kind {
  saves: (number: number) => Save[];
  /** Pages that show the number, by their paths. */
  shownOn: string[];
  /** Takes back what the next try does not expect. */
  after?: Save;
}

/** The heading comes from Astro's store of data, and the text from the module that Vite makes of the file. */
const aboutText = async (number: number | string) => {
  const text = await readFile(`src/content/${ABOUT}`, 'utf8');
  return text
    .replace('heading: O meni', `heading: O meni ${number}`)
    .replace('Po struci', `Broj ${number}. Po struci`);
};
const saveAbout = (number: number | string) => async () =>
  copy.write(ABOUT, await aboutText(number));
const saveSteps = (number: number | string) => () =>
  copy.edit(STEPS, 'Izaberite ili pitajte', `Broj ${number}. Izaberite`);
const replaceAbout = (number: number | string) => async () => {
  const fresh = copy.path(`src/content/${ABOUT}.novo`);
  await writeFile(fresh, await aboutText(number));
  await rename(fresh, copy.path(`src/content/${ABOUT}`));
};
const saveSchema = (extra: string) => async () => {
  const schema = await readFile(SCHEMA, 'utf8');
  await writeFile(copy.path(SCHEMA), schema.replace('textFields({', `textFields({ ${extra}`));
};

const KINDS: Record<string, Kind> = {
  'one file twice': {
    saves: (number) => [saveAbout(`${number} još ne`), saveAbout(number)],
    shownOn: ['/about-me'],
  },
  'two files': {
    saves: (number) => [saveAbout(number), saveSteps(number)],
    shownOn: ['/about-me', '/'],
  },
  'three files': {
    saves: (number) => [
      saveSteps(number),
      () => copy.edit('questions.yaml', '- question:', `# ${number}\n- question:`),
      saveAbout(number),
    ],
    shownOn: ['/about-me', '/'],
  },
  'another file in its place': {
    saves: (number) => [replaceAbout(`${number} još ne`), replaceAbout(number)],
    shownOn: ['/about-me'],
  },
  'deleted and made again': {
    saves: (number) => [() => copy.delete(ABOUT), saveAbout(number)],
    shownOn: ['/about-me'],
  },
  'a mistake and its cure': {
    saves: (number) => [
      () => copy.edit('products/aloe-gel.mdx', 'id: 1', 'id: prvi'),
      saveAbout(number),
      () => copy.restore('products/aloe-gel.mdx'),
    ],
    shownOn: ['/about-me'],
  },
  'a schema and back': {
    saves: (number) => [
      saveSchema("extra: line('Dodatno polje'),"),
      saveSchema(''),
      saveAbout(number),
    ],
    shownOn: ['/about-me'],
  },
  'a schema and back, after the text': {
    saves: (number) => [
      saveAbout(number),
      saveSchema("extra: line('Dodatno polje'),"),
      saveSchema(''),
    ],
    shownOn: ['/about-me'],
  },
  'a field before its schema': {
    saves: (number) => [
      () => copy.edit(STEPS, '- title: Iza', `- extra: Više\n  title: Broj ${number}. Iza`),
      saveSchema("extra: line('Dodatno polje').optional(),"),
    ],
    shownOn: ['/'],
    after: async () => {
      await copy.restore(STEPS);
      await saveSchema('')();
    },
  },
};

/** What the server answers to one who asks without a tab. */
async function expectServed(page: Page, path: string, words: string): Promise<void> {
  // Before the server listens there is no answer.
  const answer = () =>
    page.request.get(path, { headers: { accept: 'text/html' } }).then(
      (response) => response.text(),
      () => '',
    );
  await expect.poll(answer, { message: `${path} shows: ${words}` }).toContain(words);
}

test('no save is lost, however saves follow each other', async ({ page }) => {
  test.setTimeout(0);
  copy.start(port);
  await expectServed(page, '/about-me', 'O meni');
  await page.goto('/about-me');
  const wait = fc.integer({ min: 0, max: 1500 });
  const names = Object.keys(KINDS);
  const tries = fc.sample(fc.tuple(fc.integer({ min: 0, max: names.length - 1 }), wait, wait), {
    seed: SEED,
    numRuns: SAVES,
  });
  for (const [place, [kindPlace, ...waits]] of tries.entries()) {
    const name = names[(kindPlace + place) % names.length] ?? '';
    const { saves, shownOn, after } = KINDS[name] as Kind;
    const number = 1000 + place;
    await test.step(`${number}: ${name}, after ${waits} ms`, async () => {
      for (const [at, save] of saves(number).entries()) {
        if (at > 0) await sleep(waits[at - 1]);
        await save();
      }
      for (const path of shownOn) await expectServed(page, path, `Broj ${number}. `);
      if (shownOn.includes('/about-me')) {
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(`O meni ${number}`);
      }
      await after?.();
    });
  }
  await copy.stop();
});

test('every start can draw its pages', async ({ page }) => {
  test.setTimeout(0);
  for (let place = 0; place < STARTS; place += 1) {
    copy.start(port);
    await expectServed(page, '/about-me', 'O meni');
    await expectServed(page, '/products', 'Zubni gel');
    await copy.stop();
  }
});
