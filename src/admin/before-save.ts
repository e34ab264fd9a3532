// Checks an entry by the content check before it is saved: a mistake that would stop the build is refused,
// a doubt is asked about once.
import CMS from '@sveltia/cms';
import { checkText } from '../check/check-content.ts';
import { formatFinding, type Severity } from '../check/finding.ts';
import type { Text } from '../check/read-text.ts';
import { collectionOf } from '../model/collections.ts';
import { type Data, required } from '../model/data.ts';
import { currentTexts, nextProductId, remember, SOURCE, wasSeen, writeEntry } from './entries.ts';
import { scheduleUpdate } from './missing-list.ts';

export function watchSaving(): void {
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const { path, newRecord, data } = entry.toJS();
      if (isStale(data)) {
        throw refusal(
          'Ova radna verzija je pravljena od starijeg teksta, a tekst je u međuvremenu promenjen. ' +
            'Najpre kopirajte ono što ste upisali, pa je odbacite, otvorite stavku ponovo i unesite ' +
            'izmenu.',
        );
      }
      const collection = required(collectionOf(path), path);
      // Only products can be created in the editor: any other text seems new when it could not be read.
      if (newRecord && collection.name !== 'products') {
        throw refusal(
          'Ovaj fajl sada ne može da se pročita, jer u njemu ima grešaka. ' +
            'Ispravite ga pre izmene, da se ostalo ne izgubi.',
        );
      }
      const added = newRecord ? { id: nextProductId() } : {};
      const source = writeEntry(collection, { ...data, ...added }).trim();
      const others = currentTexts();
      const { mistakes, doubts } = checkEntry(path, source, others);
      if (mistakes.length > 0) throw refusal(mistakes.join(' '));
      const before = checkEntry(path, String(data[SOURCE] ?? ''), others).doubts;
      const newDoubts = doubts.filter((doubt) => !before.includes(doubt));
      askOnce(path, newDoubts);
      // The entry carries the text that is saved now, for the next save.
      return entry.get('data').merge({ ...added, [SOURCE]: source });
    },
  });
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      const { path, data } = entry.toJS();
      remember(path, String(data[SOURCE]));
      asked.delete(path);
      scheduleUpdate();
    },
  });
}

/** Whether the entry comes from a draft that was made of an older text of the file. */
function isStale({ [SOURCE]: source }: Data): boolean {
  return typeof source === 'string' && !wasSeen(source);
}

/** Mistakes and doubts, each a Serbian sentence for the editor. */
function checkEntry(path: string, text: string, others: readonly Text[]) {
  const findings = checkText({ path, text: `${text.trim()}\n` }, others);
  const sentencesOf = (wanted: Severity) =>
    findings.filter(({ severity }) => severity === wanted).map(formatFinding);
  return {
    mistakes: sentencesOf('error'),
    doubts: [...sentencesOf('question'), ...sentencesOf('warning')],
  };
}

/** The error that keeps the CMS from saving: the CMS shows this text in its own dialog. */
function refusal(text: string): Error {
  return new Error('saving_failed', { cause: new Error(text) });
}

/** Path of a text that is not saved yet → the questions that its editor has been asked last. */
const asked = new Map<string, string>();

/** Refuses to save a text once for new doubts; an editor who saves it again has read them. */
function askOnce(path: string, questions: readonly string[]): void {
  const text = questions.join(' ');
  if (text === '' || text === asked.get(path)) return;
  asked.set(path, text);
  throw refusal(`${text} Ako ipak ostaje tako, sačuvajte još jednom.`);
}
