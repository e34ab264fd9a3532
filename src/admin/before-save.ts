// The last look before an entry is saved, by the content check itself: nothing that would stop the
// build leaves the editor, and whatever is worth a second look is asked about once.
import CMS from '@sveltia/cms';
import { checkText } from '../check/check-content.ts';
import { type Severity, sayFinding } from '../check/finding.ts';
import { findMarks } from '../check/launch-list.ts';
import type { FormatName } from '../model/collection-row.ts';
import { SOURCE, writeEntry } from './entries.ts';
import { type EntryData, withoutMarks } from './formats.ts';
import { isKnown, linkTargets, nextProductId, remember } from './known-texts.ts';
import { checkUploads } from './uploads.ts';

interface Entry {
  collection: string;
  /** In a collection of files: the file's name in the configuration. */
  slug: string;
  path: string;
  newRecord: boolean;
  data: EntryData;
}

/** `formatOf` tells the format of an entry's collection, or of its file. */
export function watchSaving(formatOf: (collection: string, file: string) => FormatName): void {
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const { collection, slug, path, newRecord, data } = entry.toJS() as unknown as Entry;
      if (isStale(data)) {
        throw refusal(
          'Ova radna verzija je pravljena od starijeg teksta, a tekst je u međuvremenu promenjen. Odbacite je, otvorite stavku ponovo i unesite izmenu.',
        );
      }
      const added = newRecord ? { id: nextProductId() } : {};
      const fresh = withoutMarks({ ...data, ...added });
      const source = writeEntry(formatOf(collection, slug), fresh).trim();
      const problems = find('error', path, source);
      if (problems.length > 0) throw refusal(problems.join(' '));
      const before = doubtsAbout(path, String(data[SOURCE] ?? ''));
      askOnce([
        ...doubtsAbout(path, source).filter((doubt) => !before.includes(doubt)),
        ...(await checkUploads(path, source)),
      ]);
      remember(source, path);
      // From here on the CMS works with the text that is saved now.
      return entry.get('data').merge({ ...added, [SOURCE]: source }) as never;
    },
  });
}

/** Whether the entry's text is older than this page: it comes from a draft that was left behind. */
function isStale({ [SOURCE]: source }: EntryData): boolean {
  return typeof source === 'string' && !isKnown(source);
}

/** What is no mistake, but may be one: claims, places left to fill in. */
function doubtsAbout(path: string, text: string): string[] {
  return [
    ...find('question', path, text),
    ...find('warning', path, text),
    ...findMarks({ path, text }).map(sayFinding),
  ];
}

function find(wanted: Severity, path: string, text: string): string[] {
  return checkText({ path, text: `${text.trim()}\n` }, linkTargets())
    .filter(({ severity }) => severity === wanted)
    .map(sayFinding);
}

let asked = '';

/** Refuses once for what is newly to be asked about; who saves again has read it. */
function askOnce(questions: readonly string[]): void {
  const text = questions.join(' ');
  if (text === '' || text === asked) return;
  asked = text;
  throw refusal(`${text} Ako ipak ostaje tako, sačuvajte još jednom.`);
}

/** An error that the CMS shows in its own dialog, with this text. */
function refusal(text: string): Error {
  return new Error('saving_failed', { cause: new Error(text) });
}
