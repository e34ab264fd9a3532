/** Signs without a width or a shape, for a class of a regular expression; one that joins emoji is not among them. */
export const UNSEEN_SIGNS = '\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069';
