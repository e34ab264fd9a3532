// The last look before an entry is saved, by the content check itself: nothing that would stop the
// build leaves the editor, and whatever is worth a second look is asked about once.
import CMS from '@sveltia/cms';
import { checkText } from '../check/check-content.ts';
import { formatFinding, type Severity } from '../check/finding.ts';
import type { Text } from '../check/read-text.ts';
import { type Collection, collectionOf } from '../model/collections.ts';
import type { Data } from '../model/data.ts';
import { isKnown, knownTexts, nextProductId, remember, SOURCE, writeEntry } from './entries.ts';
import { recount } from './missing-list.ts';

export function watchSaving(): void {
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const { path, newRecord, data } = entry.toJS();
      if (isStale(data)) {
        throw refusal(
          'Ova radna verzija je pravljena od starijeg teksta, a tekst je u međuvremenu promenjen. Najpre kopirajte ono što ste upisali, pa je odbacite, otvorite stavku ponovo i unesite izmenu.',
        );
      }
      const collection = collectionOf(path) as Collection;
      // Only products are made here: another text seems new when it could not be read.
      if (newRecord && collection.name !== 'products') {
        throw refusal(
          'Ovaj fajl sada ne može da se pročita, jer u njemu ima grešaka. Ispravite ga pre izmene, da se ostalo ne izgubi.',
        );
      }
      const added = newRecord ? { id: nextProductId() } : {};
      const source = writeEntry(collection, { ...data, ...added }).trim();
      const others = knownTexts();
      const { mistakes, doubts } = judge(path, source, others);
      if (mistakes.length > 0) throw refusal(mistakes.join(' '));
      const before = judge(path, String(data[SOURCE] ?? ''), others).doubts;
      askOnce(doubts.filter((doubt) => !before.includes(doubt)));
      // From here on the CMS works with the text that is saved now.
      return entry.get('data').merge({ ...added, [SOURCE]: source });
    },
  });
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      const { path, data } = entry.toJS();
      remember(path, String(data[SOURCE]));
      recount();
    },
  });
}

/** Whether the entry's text is older than this page: it comes from a draft that was left behind. */
function isStale({ [SOURCE]: source }: Data): boolean {
  return typeof source === 'string' && !isKnown(source);
}

/** Mistakes, and what may be one. Each is a sentence to the editor. */
function judge(path: string, text: string, others: readonly Text[]) {
  const findings = checkText({ path, text: `${text.trim()}\n` }, others);
  const sentencesOf = (wanted: Severity) =>
    findings.filter(({ severity }) => severity === wanted).map(formatFinding);
  return {
    mistakes: sentencesOf('error'),
    doubts: [...sentencesOf('question'), ...sentencesOf('warning')],
  };
}

/** Thrown before an entry is saved: the CMS shows this text in its own dialog. */
function refusal(text: string): Error {
  return new Error('saving_failed', { cause: new Error(text) });
}

let asked = '';

/** Refuses to save once for each new doubt; an editor who saves again has read it. */
function askOnce(questions: readonly string[]): void {
  const text = questions.join(' ');
  if (text === '' || text === asked) return;
  asked = text;
  throw refusal(`${text} Ako ipak ostaje tako, sačuvajte još jednom.`);
}
