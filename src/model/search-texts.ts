// What search engines show of a title and of a description, in characters.
export const MOST_IN_TITLE = 60;
export const LEAST_IN_DESCRIPTION = 120;
export const MOST_IN_DESCRIPTION = 155;
