import type { PublicItem, PublicSection } from '../../shared/publication.ts';
import { type Originals, originalTitleOf } from './originals.ts';

/** What a phone's line holds: of a name beside its price, of smaller text, of add-ons one beside the other. */
const NAME_CHARACTERS = 26;
const TEXT_CHARACTERS = 42;
const ADD_ONS = 2;
/** Those that web/guest/style/late.css knows. */
const KNOWN = [1, 2, 3, 4, 5, 6, 8, 12] as const;

/**
 * About how many lines a dish takes on a phone. Its room is reserved by it until it is laid out, so that the page is about
 * as long as it will be.
 */
export function rowsOf(item: PublicItem, originalTitle: string | null): (typeof KNOWN)[number] {
  const { title, description, options, variants, tags, allergens, allergens_checked_at } = item;
  const { meat_origins, homemade } = item;
  const rows =
    lines(title, NAME_CHARACTERS) +
    Math.max(
      lines(description, TEXT_CHARACTERS) +
        lines(originalTitle, TEXT_CHARACTERS) +
        Math.ceil(options.length / ADD_ONS) +
        meat_origins.length +
        Number(homemade) +
        Number(tags.length > 0) +
        Number(allergens_checked_at !== null && allergens.some(({ state }) => state !== 'not_declared')),
      variants.length,
    );
  return KNOWN.findLast((known) => known <= rows) ?? 1;
}

const lines = (text: string | null, width: number): number => (text === null ? 0 : Math.ceil(wide(text) / width));

/** In rem, by web/guest/style/late.css: a dish with its padding, and its rows; a title's line; a note's. */
const DISH_REM = 2;
const ROW_REM = 1.375;
const TITLE_REM = 1.875;
const NOTE_REM = 1.5;
/** Under a title, and over a note. */
const GAP_REM = 0.5;
const HEADING_CHARACTERS = 22;
const PLACES = ['hundreds', 'tens', 'ones'] as const;

/**
 * The classes that reserve a section's room on a phone until it is laid out: about its height in rem, a digit each. None for
 * one that is higher than three digits say.
 */
export function roomOf({ title, description, items }: PublicSection, originals: Pick<Originals, 'items'>): string[] {
  const rows = (item: PublicItem) => rowsOf(item, originalTitleOf(originals, item));
  const dishes = items.reduce((sum, item) => sum + DISH_REM + rows(item) * ROW_REM, 0);
  const note = description === null ? 0 : GAP_REM + lines(description, TEXT_CHARACTERS) * NOTE_REM;
  const room = Math.round(lines(title, HEADING_CHARACTERS) * TITLE_REM + GAP_REM + note + dishes);
  if (room >= 10 ** PLACES.length) return [];
  const digits = String(room).padStart(PLACES.length, '0');
  return ['late', ...PLACES.map((place, at) => `${place}-${digits[at]}`).filter((name) => !name.endsWith('-0'))];
}

/** Chinese, Japanese and Korean signs are as wide as two letters. */
const wide = (text: string): number =>
  text.length + (text.match(/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af]/g)?.length ?? 0);
