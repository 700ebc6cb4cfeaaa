/** A printed or a read word and its middle, in fractions of the page. */
export type PlacedText = { text: string; x: number; y: number; is_price?: boolean };

export type WordCounts = {
  pages: number;
  words: number;
  right: number;
  prices: number;
  prices_right: number;
  read: number;
  /** Words that were read and that nobody printed, and printed ones that were not read right. */
  not_printed: string[];
  missed: string[];
  seconds: number;
};

export const emptyCounts = (): WordCounts => ({
  pages: 0,
  words: 0,
  right: 0,
  prices: 0,
  prices_right: 0,
  read: 0,
  not_printed: [],
  missed: [],
  seconds: 0,
});

/** A word is searched for this close to its printed position, because photographed pages are straightened first. */
const NEAR = 0.06;

/**
 * Adds a page to the counts. Signs around a word (leaders, commas, brackets) and the case of letters, which many typefaces
 * don't show, are not compared; accents are. What is printed as one word may be read as two, and two as one.
 */
export function countWords(counts: WordCounts, printed: PlacedText[], read: PlacedText[]): void {
  const words = printed.filter((word) => hasLetters(word) && isOnPage(word));
  const open = new Set(read.filter(hasLetters));
  counts.pages += 1;
  counts.words += words.length;
  counts.read += open.size;
  const rights = new Set<PlacedText>();
  for (const word of words) if (take(open, word)) rights.add(word);
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    if (rights.has(word) || !next || rights.has(next)) continue;
    if (!take(open, { ...word, text: word.text + next.text })) continue;
    rights.add(word).add(next);
  }
  for (const word of words) if (!rights.has(word) && takePieces(open, word)) rights.add(word);
  counts.right += rights.size;
  counts.prices += words.filter(({ is_price }) => is_price).length;
  counts.prices_right += [...rights].filter(({ is_price }) => is_price).length;
  counts.missed.push(...words.filter((word) => !rights.has(word)).map(({ text }) => text));
  counts.not_printed.push(...[...open].map(({ text }) => text));
}

/** Removes the nearest open word that reads the same. Returns whether there was one. */
function take(open: Set<PlacedText>, word: PlacedText): boolean {
  const readText = plain(word.text);
  const [nearest] = [...open]
    .filter((other) => distance(word, other) < NEAR && plain(other.text) === readText)
    .toSorted((a, b) => distance(word, a) - distance(word, b));
  return nearest !== undefined && open.delete(nearest);
}

/** The same for two read words that make up one that was printed. */
function takePieces(open: Set<PlacedText>, word: PlacedText): boolean {
  const readText = plain(word.text);
  const near = [...open].filter((other) => distance(word, other) < NEAR && readText.includes(plain(other.text)));
  for (const left of near)
    for (const right of near)
      if (left !== right && left.x < right.x && plain(left.text) + plain(right.text) === readText)
        return open.delete(left) && open.delete(right);
  return false;
}

const distance = (one: PlacedText, other: PlacedText): number => Math.hypot(one.x - other.x, one.y - other.y);
/** What doesn't fit on a drawn page is cut off. */
const isOnPage = ({ x, y }: PlacedText): boolean => x > 0 && x < 1 && y > 0 && y < 1;
const hasLetters = ({ text }: PlacedText): boolean => /[\p{L}\p{N}]/u.test(text);
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
