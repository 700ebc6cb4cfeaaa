import type { PublicItem, PublicSection } from '../../shared/publication.ts';
import { type Originals, originalTitleOf } from './originals.ts';

/** What a phone's line holds: of a name beside its price, of smaller text, of add-ons one beside the other. */
const NAME_CHARACTERS = 26;
const TEXT_CHARACTERS = 42;
const ADD_ONS = 2;
/** Those that web/guest/style/late.css knows. */
const ROW_CLASSES = [1, 2, 3, 4, 5, 6, 8, 12] as const;

/**
 * About how many lines a dish needs on a phone. Its room is reserved by it until it is laid out, so that the page is about
 * as long as it will be.
 */
export function rowsOf(item: PublicItem, originalTitle: string | null): (typeof ROW_CLASSES)[number] {
  const { title, description, options, variants, tags, allergens, allergens_checked_at } = item;
  const { meat_origins, homemade } = item;
  const rowCount =
    lineCount(title, NAME_CHARACTERS) +
    Math.max(
      lineCount(description, TEXT_CHARACTERS) +
        lineCount(originalTitle, TEXT_CHARACTERS) +
        Math.ceil(options.length / ADD_ONS) +
        meat_origins.length +
        Number(homemade) +
        Number(tags.length > 0) +
        Number(allergens_checked_at !== null && allergens.some(({ state }) => state !== 'not_declared')),
      variants.length,
    );
  return ROW_CLASSES.findLast((known) => known <= rowCount) ?? 1;
}

const lineCount = (text: string | null, width: number): number =>
  text === null ? 0 : Math.ceil(textWidth(text) / width);

/** In rem, by web/guest/style/late.css: a dish with its padding, and its rows; a title's line; a note's. */
const DISH_REM = 2;
const ROW_REM = 1.375;
const TITLE_REM = 1.875;
const NOTE_REM = 1.5;
/** Under a title, and over a note. */
const GAP_REM = 0.5;
const HEADING_CHARACTERS = 22;
const DIGIT_PLACES = ['hundreds', 'tens', 'ones'] as const;

/**
 * The classes that reserve a section's room on a phone until it is laid out: about its height in rem, a digit each. None for
 * one that is higher than three digits say.
 */
export function roomOf({ title, description, items }: PublicSection, originals: Pick<Originals, 'items'>): string[] {
  const rowsOfItem = (item: PublicItem) => rowsOf(item, originalTitleOf(originals, item));
  const dishesRem = items.reduce((sum, item) => sum + DISH_REM + rowsOfItem(item) * ROW_REM, 0);
  const noteRem = description === null ? 0 : GAP_REM + lineCount(description, TEXT_CHARACTERS) * NOTE_REM;
  const roomRem = Math.round(lineCount(title, HEADING_CHARACTERS) * TITLE_REM + GAP_REM + noteRem + dishesRem);
  if (roomRem >= 10 ** DIGIT_PLACES.length) return [];
  const roomDigits = String(roomRem).padStart(DIGIT_PLACES.length, '0');
  return [
    'late',
    ...DIGIT_PLACES.map((place, at) => `${place}-${roomDigits[at]}`).filter((name) => !name.endsWith('-0')),
  ];
}

/** Chinese, Japanese and Korean signs are as wide as two letters. */
const textWidth = (text: string): number =>
  text.length + (text.match(/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af]/g)?.length ?? 0);
