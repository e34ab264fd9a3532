import { getCollection } from 'astro:content';
import { type Part, splitLinks } from '../model/plain-links';

export interface Question {
  question: string;
  /** The answer in its parts: text, and links in it. */
  answer: readonly Part[];
}

/** What people ask most, in the order of the numbers. */
export async function getQuestions(): Promise<Question[]> {
  const entries = (await getCollection('questions')).map(({ data }) => data);
  return entries
    .sort((a, b) => a.id - b.id)
    .map(({ question, answer }) => ({ question, answer: splitLinks(answer) }));
}
