// The list „Šta nedostaje“: what the site still lacks, in two parts, with a link to each field. The list is
// computed in the browser from the current texts, so it is right after every save and sent nowhere.
import { findMissing } from '../check/check-content.ts';
import { isMust, type Missing } from '../check/missing.ts';
import type { Text } from '../check/read-text.ts';
import { collectionNamed, collectionOf, isOneFile } from '../model/collections.ts';
import { ITEMS } from '../model/entries.ts';
import { descriptionOf } from '../model/field-description.ts';
import { stemOf } from '../model/paths.ts';
import type { AdminSettings } from './config.ts';
import { currentTexts } from './entries.ts';
import { goToField } from './go-to-field.ts';

/** Waits for this long without a change: texts are read one by one, and a save is two events. */
const QUIET_MS = 300;

/** The button and the dialog with the list; undefined until they are in the page. */
let shown: { button: HTMLButtonElement; dialog: HTMLDialogElement; isLaunch: boolean } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Puts the button and the list into the page; the button is hidden until the texts are read. */
export function showMissing({ isLaunch }: AdminSettings): void {
  const button = document.createElement('button');
  const dialog = document.createElement('dialog');
  shown = { button, dialog, isLaunch };
  button.id = 'missing-button';
  button.hidden = true;
  button.addEventListener('click', () => dialog.showModal());
  dialog.id = 'missing';
  dialog.setAttribute('aria-labelledby', 'missing-title');
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement) handleClick(dialog, target);
  });
  // A placeholder is selected when its field gets the focus, so that typing replaces it.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement && isPlaceholder(target)) target.select();
  });
  document.body.append(button, dialog);
}

/** Updates the list soon: call it after a text was read or saved. */
export function scheduleUpdate(): void {
  clearTimeout(timer);
  timer = setTimeout(update, QUIET_MS);
}

async function update(): Promise<void> {
  if (!shown) return;
  const { button, dialog, isLaunch } = shown;
  const now = timer;
  const texts = currentTexts();
  // The pause between two texts keeps a weak phone responsive.
  const missing = await findMissing(texts, () => new Promise((resolve) => setTimeout(resolve)));
  if (now !== timer) return;
  const musts = missing.filter(isMust);
  const wishes = missing.filter((one) => !isMust(one));
  button.hidden = false;
  button.textContent =
    musts.length > 0 ? `Još ${musts.length} pre objavljivanja` : `Šta nedostaje: ${wishes.length}`;
  const open = new Set([...dialog.querySelectorAll('details[open]')].map(({ id }) => id));
  dialog.replaceChildren(
    element('header', {}, [
      element('h1', { id: 'missing-title' }, ['Šta nedostaje']),
      element('button', { type: 'button', 'data-close': '' }, ['Zatvori']),
    ]),
    element('section', {}, [
      element('h2', {}, [`Mora pre objavljivanja: ${musts.length}`]),
      element('p', {}, [musts.length > 0 ? MUST_WORDS : nextStep(isLaunch)]),
      ...groupsOf(musts, texts).map(([name, all]) =>
        element('section', {}, [element('h3', {}, [name]), placesOf(all)]),
      ),
    ]),
    element('section', {}, [
      element('h2', {}, [`Može i kasnije: ${wishes.length}`]),
      element('p', {}, [WISH_WORDS]),
      ...groupsOf(wishes, texts).map(([name, all]) => {
        const id = `missing-${all[0]?.file}`;
        const attributes = { id, ...(open.has(id) && { open: '' }) };
        const title = element('summary', {}, [`${name} (${all.length})`]);
        return element('details', attributes, [title, placesOf(all)]);
      }),
    ]),
  );
}

const MUST_WORDS = 'Bez ovoga sajt ne izlazi. Dodirnite stavku i otvoriće se njeno polje.';
const WISH_WORDS =
  'Sajt je ceo i bez ovoga: dotle o tome govori opštim rečima. Najvažnije je na vrhu.';

/** Whether the input of a field of „Podaci o sajtu“ still holds its placeholder. */
function isPlaceholder(input: HTMLInputElement): boolean {
  const key = input.closest<HTMLElement>('[data-key-path]')?.dataset['keyPath'] ?? '';
  const about = descriptionOf(collectionNamed('site').fileSchema.shape[key]);
  return input.value !== '' && about.isPlaceholder?.(input.value) === true;
}

function nextStep(isLaunch: boolean): string {
  if (isLaunch) return 'Ništa. Sajt je objavljen.';
  return (
    'Ništa: sajt može da se objavi. Kako, piše u vodiču „Od nule do objavljenog sajta“: ' +
    'promenljiva LAUNCH na GitHubu postaje 1.'
  );
}

/** Pairs of a form's label and what its entry lacks, in the order of the list. */
function groupsOf(missing: readonly Missing[], texts: readonly Text[]): [string, Missing[]][] {
  return [...Map.groupBy(missing, ({ file }) => file)].map(([file, all]) => [
    nameOfForm(file, texts),
    all,
  ]);
}

function nameOfForm(file: string, texts: readonly Text[]): string {
  const row = collectionOf(file);
  if (!row || isOneFile(row)) return row?.form.label ?? file;
  const { name, title } = texts.find(({ path }) => path === file)?.entries[0]?.data ?? {};
  return row.files?.[stemOf(file)]?.label ?? String(name ?? title ?? stemOf(file));
}

function placesOf(missing: readonly Missing[]): HTMLElement {
  return element(
    'ul',
    {},
    missing.map((one) => element('li', {}, placeOf(one))),
  );
}

function placeOf({ file, at, text, fix, ready }: Missing): (string | HTMLElement)[] {
  const place = hasForm(file, at)
    ? element('a', { href: formAddress(file), 'data-at': keyPathOf(file, at) }, [text])
    : element('strong', {}, [text]);
  const where = hasForm(file, at) ? fix : `${fix} Upisuje se u fajl ${file}.`.trim();
  const copy = ready ? [element('q', {}, [ready]), copyButton(ready)] : [];
  return [place, ...(where ? [element('small', {}, [where])] : []), ...copy];
}

function copyButton(text: string): HTMLElement {
  return element('button', { type: 'button', 'data-copy': text }, ['Kopiraj']);
}

/** False for a field that only the person who publishes the site sets, in the file. */
function hasForm(file: string, [key]: readonly PropertyKey[]): boolean {
  const schema = collectionOf(file)?.fileSchema.shape[String(key)];
  return schema === undefined || descriptionOf(schema).form !== false;
}

/** The address of the form in the CMS. */
function formAddress(file: string): string {
  const row = collectionOf(file);
  const entry =
    row && isOneFile(row) ? `lists/entries/${row.name}` : `${row?.name}/entries/${stemOf(file)}`;
  return `#/collections/${entry}`;
}

/** The field as the CMS calls it: `items.3.answer`. */
function keyPathOf(file: string, at: readonly PropertyKey[]): string {
  const isList = collectionOf(file)?.format === 'list';
  return [...(isList ? [ITEMS] : []), ...at].join('.');
}

async function handleClick(dialog: HTMLDialogElement, target: HTMLElement): Promise<void> {
  const { copy, at } = target.dataset;
  if (copy !== undefined) {
    await navigator.clipboard.writeText(copy);
    target.textContent = 'Kopirano';
  }
  if (at !== undefined) goToField(at);
  if (at !== undefined || target === dialog || target.matches('[data-close]')) dialog.close();
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly (string | Node)[],
): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
