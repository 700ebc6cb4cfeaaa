import type { PublicItem } from '../../shared/publication.ts';

/** What a phone's line holds: of a name beside its price, of smaller text, of add-ons one beside the other. */
const NAME_CHARACTERS = 26;
const TEXT_CHARACTERS = 42;
const ADD_ONS = 2;
/** Those that web/guest/style/dishes.css knows. */
const KNOWN = [1, 2, 3, 4, 5, 6, 8, 12] as const;

/**
 * About how many lines a dish takes on a phone. Its room is reserved by it until it is laid out, so that the page is about
 * as long as it will be.
 */
export function rowsOf(item: PublicItem): (typeof KNOWN)[number] {
  const lines = (text: string | null, width: number) => (text === null ? 0 : Math.ceil(wide(text) / width));
  const { title, description, options, variants, tags, allergens, allergens_checked_at } = item;
  const rows =
    lines(title, NAME_CHARACTERS) +
    Math.max(
      lines(description, TEXT_CHARACTERS) +
        Math.ceil(options.length / ADD_ONS) +
        Number(tags.length > 0) +
        Number(allergens_checked_at !== null && allergens.length > 0),
      variants.length,
    );
  return KNOWN.findLast((known) => known <= rows) ?? 1;
}

/** Chinese, Japanese and Korean signs are as wide as two letters. */
const wide = (text: string): number =>
  text.length + (text.match(/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af]/g)?.length ?? 0);
