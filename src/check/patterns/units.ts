/** Units of amounts, and what is counted like them, as a part of an expression. */
export const UNITS = '(?:ml|mg|g|kg|l|µg|%|°|kapi|tablet|kapsul)';
