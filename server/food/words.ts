import { foldWords } from './fold-words.ts';

// An elided article or preposition before a vowel is a word: "d'ail", "all'arrabbiata".
const ELISION = /\b(d|l|qu|dell|all|un|dall|nell|sull)'(?=\p{L})/gu;

/** Splits a text into folded words, the form in which texts and the lexicon are compared. */
export const splitWords = (text: string): string[] =>
  foldWords(text)
    .replace(ELISION, "$1' ")
    .split(' ')
    .filter((word) => word !== '');
