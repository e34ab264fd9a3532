/** Units of amounts, and names of counted pieces („kapi“, „tablet“), as a part of a regular expression. */
export const UNITS = '(?:ml|mg|g|kg|l|µg|%|°|kapi|tablet|kapsul)';
