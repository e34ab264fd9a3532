// Promises of money: a sum, or an income that is easy, fast, sure or large.
import type { Word } from '../../model/fold.ts';
import { findGroup, type Hit } from './words.ts';

const SUM =
  /\d[\d.,]*\s*(?:hiljad\p{L}*\s*)?(?:[€$]|(?:din(?:ar\p{L}*)?|rsd|eur[aoi]?|evr[aoi]?|dolar\p{L}*|динар\p{L}*|евр[аои])(?!\p{L}))|[€$]\s*\d|(?:hiljad|milion|stotin|sto|dvesta|trista|petsto)\p{L}*\s+(?:evr|dinar|dolar)\p{L}*/iu;
const NEAR = 4;

/** The word that promises; undefined without one. */
export function promisesMoney(sentence: string, words: readonly Word[]): Word | undefined {
  const find = (group: string) => findGroup(group, words);
  const denials = find('deny');
  const isDenied = ({ at }: Hit) => denials.some((no) => no.at < at && at - no.at <= NEAR);
  const earning = find('earning').find((hit) => !isDenied(hit));
  if (earning) return words[earning.at];
  const isQuestion = /\?\W*$/.test(sentence);
  const [income] = find('income');
  const isSober = find('sober').length > 0;
  if (SUM.test(sentence) && (income || !isSober)) return words[income?.at ?? 0];
  return income && !isSober && !isQuestion && !isDenied(income) ? words[income.at] : undefined;
}
