const SEGMENTER = new Intl.Segmenter('sr-Latn-RS', { granularity: 'sentence' });

/** The sentences of a text, each with the spaces that follow it, and the offset at which it begins. */
export function splitIntoSentences(text: string): { segment: string; index: number }[] {
  return [...SEGMENTER.segment(text)];
}
