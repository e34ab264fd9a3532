// The content check beside the page, so that typing never waits for it. The page sends a text once for each of its
// versions; the worker keeps the texts between two questions.
import '../no-eval.ts';
import { findMissing } from '../../check/check-content.ts';
import { type Offer, offerClaims, type Wanted } from '../../check/claims/offer.ts';
import type { Told } from '../../check/finding.ts';
import type { Missing } from '../../check/missing.ts';
import { readContentFile, type Text } from '../../check/read-text.ts';
import { type Dictionary, loadDictionary } from '../../check/spelling/dictionary.ts';
import dictionaryAddress from '../../check/spelling/serbian-words.bin?url';
import { checkSource, type Reader, type Remark, tellInForm } from './check-source.ts';
import { findNewMistakes, type NewMistake, type SiteContent } from './new-mistakes.ts';

/** The texts that are new or changed since the last question, and the paths of those that are gone. */
export interface Changes {
  changed: readonly (readonly [path: string, source: string])[];
  gone: readonly string[];
}

export type Question =
  | { ask: 'check'; path: string; source: string; fileNames: readonly string[]; reader: Reader }
  | { ask: 'missing' }
  | { ask: 'dictionary' }
  | { ask: 'proposal'; before: SiteContent; after: SiteContent }
  | ({ ask: 'offers' } & Wanted);

export interface Answers {
  check: Remark[];
  missing: Told<Missing>[];
  /** Whether the check knows the words of Serbian from now on. */
  dictionary: boolean;
  /** What the proposal would spoil. */
  proposal: NewMistake[];
  offers: Offer[];
}

export type Request = Question & { id: number; texts?: Changes };
export type Reply = { id: number; answer?: Answers[Question['ask']]; problem?: string };

const texts = new Map<string, Text>();

function keep({ changed, gone }: Changes): void {
  for (const path of gone) texts.delete(path);
  for (const [path, source] of changed) {
    const { text } = readContentFile(path, source);
    if (text) texts.set(path, text);
    else texts.delete(path);
  }
}

/** Known once it is loaded: the check never waits for it, and judges no word before. */
let dictionary: Dictionary | undefined;
let opening: Promise<Dictionary> | undefined;

async function openDictionary(): Promise<Dictionary> {
  const response = await fetch(dictionaryAddress);
  return loadDictionary(await response.arrayBuffer());
}

async function hasDictionary(): Promise<boolean> {
  try {
    opening ??= openDictionary();
    dictionary = await opening;
    return true;
  } catch {
    // The next page tries again.
    opening = undefined;
    return false;
  }
}

/** The newest question. */
let newest: Question | undefined;

async function answer(question: Question): Promise<Answers[Question['ask']]> {
  if (question.ask === 'offers') return offerClaims(question);
  if (question.ask === 'proposal')
    return findNewMistakes(question.before, question.after, dictionary);
  const known = [...texts.values()];
  if (question.ask === 'missing')
    return tellMissing(known, async () => {
      await new Promise((resolve) => setTimeout(resolve));
      // Another question means that the first page was left: a weak phone has that page to work for, and the list is
      // asked for again when the owner comes back.
      if (newest !== question) throw new Error('Another question has come.');
    });
  if (question.ask === 'dictionary') return hasDictionary();
  const { path, source, fileNames, reader } = question;
  const published = texts.get(path);
  return checkSource(path, source, known, { dictionary, fileNames, published }, reader);
}

async function tellMissing(
  known: readonly Text[],
  pause: () => Promise<void>,
): Promise<Told<Missing>[]> {
  const missing = await findMissing(known, pause);
  return missing.map((one) => tellInForm(one, known));
}

addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  const { id, texts: changes, ...question } = data;
  if (changes) keep(changes);
  newest = question;
  const reply: Reply = await answer(question).then(
    (found) => ({ id, answer: found }),
    (error) => ({ id, problem: String(error) }),
  );
  postMessage(reply);
});
