import { STOP_WORDS } from './vocabulary.ts';

const WORDS = Object.entries(STOP_WORDS).map(([code, words]) => ({ code, words: new Set(words.split(' ')) }));
const MIN_HITS = 3;

/** ISO 639-1 code of the language that most small words are of; null where too few tell. */
export function detectLanguage(words: string[]): string | null {
  const lower = words.map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, '')).filter((word) => word !== '');
  const [best] = WORDS.map(({ code, words: known }) => ({
    code,
    hits: lower.filter((word) => known.has(word)).length,
  })).toSorted((a, b) => b.hits - a.hits);
  return best && best.hits >= MIN_HITS ? best.code : null;
}
