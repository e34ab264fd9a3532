import { getCollection } from 'astro:content';
import { type Part, splitLinks } from './plain-links';

export interface Question {
  question: string;
  /** The answer in its parts: text, and links in it. */
  answer: readonly Part[];
}

/** The questions of a list, in the order of its file. */
export async function getQuestions(
  list: 'questions' | 'buying' | 'cooperation',
): Promise<Question[]> {
  const entries = await getCollection(list);
  return entries.map(({ data: { question, answer } }) => ({
    question,
    answer: splitLinks(answer),
  }));
}
