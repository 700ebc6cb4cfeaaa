/** Whose menu a document is: its name up to the first "_". Files of one restaurant are never split between learning and judging. */
export const restaurantOf = (document: string): string => document.split('_')[0] ?? document;
