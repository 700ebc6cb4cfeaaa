import { fold } from '../words/fold.ts';

/** A text's position among words. */
export type Found<Word> = {
  words: Word[];
  /** 0 to 1: how many of the text's letters are in the words; 1 if all are, regardless of case and accents. */
  share: number;
};

/** Less similar words are unrelated. */
const MIN_ALIKE = 0.5;
/** Shorter texts only match whole words: "ale" is not in "salade". */
const MIN_PART = 4;

/** The words that a text was read from. */
export function findText<Word extends { text: string }>(text: string, words: Word[]): Found<Word> {
  const sought = fold(text);
  if (sought === '' || words.length === 0) return { words: [], share: 0 };
  return findTogether(sought, words) ?? findWordByWord(text, words);
}

/** Finds all letters in one piece, wherever the words are split. */
function findTogether<Word extends { text: string }>(sought: string, words: Word[]): Found<Word> | undefined {
  const spans: { word: Word; start: number; end: number }[] = [];
  let letters = '';
  for (const word of words) {
    const start = letters.length;
    letters += fold(word.text);
    spans.push({ word, start, end: letters.length });
  }
  for (
    let matchStart = letters.indexOf(sought);
    matchStart >= 0;
    matchStart = letters.indexOf(sought, matchStart + 1)
  ) {
    const end = matchStart + sought.length;
    const begins = spans.some((span) => span.start === matchStart);
    const ends = spans.some((span) => span.end === end);
    if (!(begins && ends) && !((begins || ends) && sought.length >= MIN_PART)) continue;
    const covered = spans.filter((span) => span.start < end && span.end > matchStart);
    return { words: covered.map(({ word }) => word), share: 1 };
  }
  return undefined;
}

function findWordByWord<Word extends { text: string }>(text: string, words: Word[]): Found<Word> {
  const free = new Map(words.map((word) => [word, fold(word.text)]));
  const matchingWords: Word[] = [];
  let letters = 0;
  let alike = 0;
  for (const token of text.split(/[\s/]+/).map(fold)) {
    letters += token.length;
    if (token === '') continue;
    let likeliest: { word: Word; likeness: number } | undefined;
    for (const [word, printedText] of free) {
      const likeness = likenessOf(token, printedText);
      if (likeness >= MIN_ALIKE && likeness > (likeliest?.likeness ?? 0)) likeliest = { word, likeness };
    }
    if (!likeliest) continue;
    alike += token.length * likeliest.likeness;
    matchingWords.push(likeliest.word);
    free.delete(likeliest.word);
  }
  return { words: words.filter((word) => matchingWords.includes(word)), share: letters === 0 ? 0 : alike / letters };
}

function likenessOf(token: string, printedText: string): number {
  if (printedText === '') return 0;
  if (token === printedText || (token.length >= MIN_PART && printedText.includes(token))) return 1;
  return 1 - countEdits(token, printedText) / Math.max(token.length, printedText.length);
}

/** The edit distance between two texts (Levenshtein). */
export function countEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replacedCost = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replacedCost, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
