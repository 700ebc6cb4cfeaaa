import type { PageReading } from '../../../reader/reading.ts';
import type { ImportError, ImportFile, StoredFailure } from '../store/import-row.ts';

/** A word with less confidence, or fewer letters, may be a scrap of a picture that is hard to read. */
const LEGIBLE = 0.75;
const MIN_LETTERS = 3;
const MIN_LEGIBLE_WORDS = 8;
/** Their minimum share of the words with letters. */
const MIN_LEGIBLE_SHARE = 0.5;

/**
 * Why pages that were read have no dish: another page failed, which may be that of the dishes; hardly a word was legible; or
 * there is none on them.
 */
export function problemOfNoItems(
  readings: readonly Pick<PageReading, 'words'>[],
  failures: readonly StoredFailure[],
  files: readonly Pick<ImportFile, 'is_laid_out'>[],
): ImportError {
  const [firstFailure] = failures;
  if (firstFailure) return firstFailure.problem;
  // Pages that were laid out from texts are legible, however little they say.
  if (files.every((file) => file.is_laid_out)) return 'no_items';
  const words = readings.flatMap((reading) => reading.words.filter(({ text }) => /\p{L}/u.test(text)));
  const legibleWords = words.filter(
    ({ text, confidence }) => confidence >= LEGIBLE && (text.match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTERS,
  );
  const isLegible = legibleWords.length >= MIN_LEGIBLE_WORDS && legibleWords.length >= MIN_LEGIBLE_SHARE * words.length;
  return isLegible ? 'no_items' : 'no_text';
}
