import { getCollection } from 'astro:content';
import { type Part, splitLinks } from '../model/plain-links';

export interface Question {
  question: string;
  /** The answer in its parts: text, and links in it. */
  answer: readonly Part[];
}

/** What people ask most, in the order of the file. */
export async function getQuestions(): Promise<Question[]> {
  return (await getCollection('questions')).map(({ data: { question, answer } }) => ({
    question,
    answer: splitLinks(answer),
  }));
}
