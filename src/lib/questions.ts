import { getCollection } from 'astro:content';
import { type Part, splitLinks } from './plain-links';

export interface Question {
  question: string;
  /** The answer in its parts: text, and links in it. */
  answer: readonly Part[];
}

/** What one asks of working together: with an answer where she gave one, else an empty one. */
export async function getCooperationQuestions(): Promise<Question[]> {
  return toQuestions((await getCollection('cooperation')).map(({ data }) => data));
}

/** What people ask most, in the order of the file. */
export async function getQuestions(): Promise<Question[]> {
  return toQuestions((await getCollection('questions')).map(({ data }) => data));
}

function toQuestions(entries: { question: string; answer: string }[]): Question[] {
  return entries.map(({ question, answer }) => ({ question, answer: splitLinks(answer) }));
}
