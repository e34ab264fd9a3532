// `npm start` on a machine that is far too busy: no save may be lost, and every start must be able to draw its pages.
// `SAVES=300 STARTS=30 npm test saves.strangers.spec.ts` tries more often.
import { spawn } from 'node:child_process';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import type { Page } from 'playwright/test';
import { findFreePort } from '../support/processes.ts';
import { SiteCopy } from './support/site-copy.ts';
import { expect, test } from './support/test.ts';

/** Servers that are tried at once, each with its share of the tries and of the busy programs. */
const SERVERS = 3;
const SAVES = Number(process.env['SAVES'] ?? 30) / SERVERS;
const STARTS = Number(process.env['STARTS'] ?? 3) / SERVERS;
const SEED = Number(process.env['TEST_SEED'] ?? Date.now());
/** Twelve programs in all that do nothing else than keep two cores busy. */
const BUSY_LOOPS = 12 / SERVERS;

const ABOUT = 'pages/about-me.mdx';
const STEPS = 'steps.yaml';
const SCHEMA = 'src/model/collections/steps.ts';

test.use({
  // The list of mistakes is answered by 503, and what is drawn anew breaks off what was on its way. Where the connection
  // of a page was refused, Vite's client cannot send by it, and loads the page anew.
  expectedMessages: [/404|50[03]|net::ERR_|WebSocket|reading 'send'/],
  expectedHosts: [/^http:\/\/localhost:/],
});

/** One save; the waits between those of a try are chosen by lot. */
type Save = () => Promise<unknown>;

/** Saves that must end with the number on these pages. */
interface Kind {
  saves: (copy: SiteCopy, number: number) => Save[];
  /** Pages that show the number, by their paths. */
  shownOn: string[];
  /** Takes back what the next try does not expect. */
  after?: (copy: SiteCopy) => Promise<void>;
}

/** The heading comes from Astro's store of data, and the text from the module that Vite makes of the file. */
const aboutText = async (number: number | string) => {
  const text = await readFile(`src/content/${ABOUT}`, 'utf8');
  return text
    .replace('heading: O meni', `heading: O meni ${number}`)
    .replace('Po struci', `Broj ${number}. Po struci`);
};
const saveAbout = (copy: SiteCopy, number: number | string) => async () =>
  copy.write(ABOUT, await aboutText(number));
const saveSteps = (copy: SiteCopy, number: number) => () =>
  copy.edit(STEPS, 'Izaberite ili pitajte', `Broj ${number}. Izaberite`);
const replaceAbout = (copy: SiteCopy, number: number | string) => async () => {
  const fresh = copy.path(`src/content/${ABOUT}.novo`);
  await writeFile(fresh, await aboutText(number));
  await rename(fresh, copy.path(`src/content/${ABOUT}`));
};
const saveSchema = (copy: SiteCopy, extra: string) => async () => {
  const schema = await readFile(SCHEMA, 'utf8');
  await writeFile(copy.path(SCHEMA), schema.replace('textFields({', `textFields({ ${extra}`));
};

const KINDS: Record<string, Kind> = {
  'one file twice': {
    saves: (copy, number) => [saveAbout(copy, `${number} još ne`), saveAbout(copy, number)],
    shownOn: ['/about-me'],
  },
  'two files': {
    saves: (copy, number) => [saveAbout(copy, number), saveSteps(copy, number)],
    shownOn: ['/about-me', '/'],
  },
  'three files': {
    saves: (copy, number) => [
      saveSteps(copy, number),
      () => copy.edit('questions.yaml', '- question:', `# ${number}\n- question:`),
      saveAbout(copy, number),
    ],
    shownOn: ['/about-me', '/'],
  },
  'another file in its place': {
    saves: (copy, number) => [replaceAbout(copy, `${number} još ne`), replaceAbout(copy, number)],
    shownOn: ['/about-me'],
  },
  'deleted and made again': {
    saves: (copy, number) => [() => copy.delete(ABOUT), saveAbout(copy, number)],
    shownOn: ['/about-me'],
  },
  'a mistake and its cure': {
    saves: (copy, number) => [
      () => copy.edit('products/aloe-gel.mdx', 'id: 1', 'id: prvi'),
      saveAbout(copy, number),
      () => copy.restore('products/aloe-gel.mdx'),
    ],
    shownOn: ['/about-me'],
  },
  'a schema and back': {
    saves: (copy, number) => [
      saveSchema(copy, "extra: line('Dodatno polje'),"),
      saveSchema(copy, ''),
      saveAbout(copy, number),
    ],
    shownOn: ['/about-me'],
  },
  'a schema and back, after the text': {
    saves: (copy, number) => [
      saveAbout(copy, number),
      saveSchema(copy, "extra: line('Dodatno polje'),"),
      saveSchema(copy, ''),
    ],
    shownOn: ['/about-me'],
  },
  'a field before its schema': {
    saves: (copy, number) => [
      () => copy.edit(STEPS, '- title: Iza', `- extra: Više\n  title: Broj ${number}. Iza`),
      saveSchema(copy, "extra: line('Dodatno polje').optional(),"),
    ],
    shownOn: ['/'],
    after: async (copy) => {
      await copy.restore(STEPS);
      await saveSchema(copy, '')();
    },
  },
};

/** What the server answers to one who asks without a tab. */
async function expectServed(page: Page, address: string, words: string): Promise<void> {
  // Before the server listens there is no answer.
  const answer = () =>
    page.request.get(address, { headers: { accept: 'text/html' } }).then(
      (response) => response.text(),
      () => '',
    );
  await expect.poll(answer, { message: `${address} shows: ${words}` }).toContain(words);
}

/** Starts the site at this address; resolves once it can draw its pages. */
async function start(page: Page, copy: SiteCopy, port: number): Promise<string> {
  copy.start(port);
  const site = `http://localhost:${port}`;
  await expectServed(page, `${site}/about-me`, 'O meni');
  await expectServed(page, `${site}/products`, 'Zubni gel');
  return site;
}

/** Names of kinds with the milliseconds between their saves, which are drawn by lot. */
function drawTries(server: number): [kind: string, waits: [number, number]][] {
  const names = Object.keys(KINDS);
  const wait = fc.integer({ min: 0, max: 1500 });
  const waits = fc.sample(fc.tuple(wait, wait), { seed: SEED + server, numRuns: SAVES });
  return waits.map((pair, place) => [names[(place * SERVERS + server) % names.length] ?? '', pair]);
}

for (let server = 1; server <= SERVERS; server += 1) {
  test(`no save is lost, however saves follow each other: server ${server}`, async ({ page }) => {
    test.setTimeout(0);
    await page.route(/\/_image\?/, (route) => route.abort());
    const copy = await SiteCopy.create();
    const loops = Array.from({ length: BUSY_LOOPS }, () =>
      spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
    );
    try {
      const port = await findFreePort();
      for (let more = STARTS - 1; more > 0; more -= 1) {
        await start(page, copy, port);
        await copy.stop();
      }
      const site = await start(page, copy, port);
      await page.goto(`${site}/about-me`);
      for (const [place, [name, waits]] of drawTries(server).entries()) {
        const number = server * 1000 + place;
        const { saves, shownOn, after } = KINDS[name] as Kind;
        await test.step(`${number}: ${name}, after ${waits} ms`, async () => {
          for (const [at, save] of saves(copy, number).entries()) {
            if (at > 0) await sleep(waits[at - 1]);
            await save();
          }
          for (const path of shownOn) await expectServed(page, site + path, `Broj ${number}. `);
          if (shownOn.includes('/about-me')) {
            const heading = page.getByRole('heading', { level: 1 });
            await expect(heading).toHaveText(`O meni ${number}`);
          }
          await after?.(copy);
        });
      }
    } finally {
      for (const loop of loops) loop.kill('SIGKILL');
      await copy.remove();
    }
  });
}
