// The last look before an entry is saved, by the content check itself: nothing that would stop the
// build leaves the editor, and whatever is worth a second look is asked about once.
import CMS from '@sveltia/cms';
import { checkText } from '../check/check-site.ts';
import { type Finding, type Severity, sayFinding } from '../check/finding.ts';
import { findMarks } from '../check/launch-list.ts';
import type { Text } from '../check/read-text.ts';
import type { FormatName } from '../model/collection-row.ts';
import { FrontMatterError } from '../model/files/front-matter.ts';
import { YamlError } from '../model/files/yaml-edit.ts';
import { SOURCE, writeEntry } from './entries.ts';
import { type EntryData, withoutMarks } from './formats.ts';
import { isKnown, knownTexts, nextProductId, remember } from './known-texts.ts';
import { refusal } from './refusal.ts';
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
          'Ova radna verzija je pravljena od starijeg teksta, a tekst je u međuvremenu promenjen. Najpre kopirajte ono što ste upisali, pa je odbacite, otvorite stavku ponovo i unesite izmenu.',
        );
      }
      const format = formatOf(collection, slug);
      // Only products are made here: another text seems new when it could not be read.
      if (newRecord && format !== 'product') {
        throw refusal(
          'Ovaj fajl sada ne može da se pročita, jer u njemu ima grešaka. Ispravite ga pre izmene, da se ostalo ne izgubi.',
        );
      }
      const added = newRecord ? { id: nextProductId() } : {};
      const source = write(format, withoutMarks({ ...data, ...added }));
      const others = knownTexts();
      const findings = look(path, source, others);
      const problems = sayAll(findings, 'error');
      if (problems.length > 0) throw refusal(problems.join(' '));
      const old = String(data[SOURCE] ?? '');
      const before = doubtsAbout(path, old, look(path, old, others));
      askOnce([
        ...doubtsAbout(path, source, findings).filter((doubt) => !before.includes(doubt)),
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

/** The entry's new text; what keeps it from being written speaks to the editor. */
function write(format: FormatName, data: EntryData): string {
  try {
    return writeEntry(format, data).trim();
  } catch (error) {
    if (error instanceof YamlError || error instanceof FrontMatterError)
      throw refusal(error.message);
    throw error;
  }
}

function look(path: string, text: string, others: readonly Text[]): Finding[] {
  return checkText({ path, text: `${text.trim()}\n` }, others);
}

/** What is no mistake, but may be one: claims, places left to fill in. */
function doubtsAbout(path: string, text: string, findings: readonly Finding[]): string[] {
  return [
    ...sayAll(findings, 'question'),
    ...sayAll(findings, 'warning'),
    ...findMarks({ path, text }).map(sayFinding),
  ];
}

function sayAll(findings: readonly Finding[], wanted: Severity): string[] {
  return findings.filter(({ severity }) => severity === wanted).map(sayFinding);
}

let asked = '';

/** Refuses once for what is newly to be asked about; who saves again has read it. */
function askOnce(questions: readonly string[]): void {
  const text = questions.join(' ');
  if (text === '' || text === asked) return;
  asked = text;
  throw refusal(`${text} Ako ipak ostaje tako, sačuvajte još jednom.`);
}
