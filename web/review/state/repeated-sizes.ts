import type { ReviewChoices } from '../../../shared/api/imports.ts';
import { chosenValue } from './choices.ts';
import type { ReviewDraft, ReviewItem } from './review-draft.ts';

/** Names of sizes that another dish has. */
export type RepeatedSizes = {
  /** One for each price, in order. */
  sizes: readonly string[];
  /** How many dishes get them. */
  itemCount: number;
  /** The values to decide, by the names of the fields. */
  fields: Readonly<Record<string, string>>;
};

/**
 * A list of wines prints "8/31" for each: what the owner named for one of them is offered for all dishes of a section with as
 * many prices, none of which has been named. The sizes are those of the nearest dish above in the draft, else of the first
 * below; undefined if no dish has names for all its prices.
 */
export function repeatedSizes(draft: ReviewDraft, choices: ReviewChoices, itemKey: number): RepeatedSizes | undefined {
  const itemPlace = draft.items.get(itemKey);
  if (!itemPlace || !isUnnamed(itemPlace.item, choices)) return undefined;
  const { item, section } = itemPlace;
  const isAlike = ({ key, prices }: ReviewItem) =>
    prices.length === item.prices.length && !choices.removed.includes(key);
  const allAlike = draft.sections.flatMap(({ items }) => items.filter(isAlike));
  const namedItem =
    allAlike.slice(0, allAlike.indexOf(item)).findLast((other) => isNamed(other, choices)) ??
    allAlike.find((other) => isNamed(other, choices));
  if (!namedItem) return undefined;
  const sizes = sizesOf(namedItem, choices);
  const unnamedItems = section.items.filter((other) => isAlike(other) && isUnnamed(other, choices));
  const fields = Object.fromEntries(
    unnamedItems.flatMap(({ prices }) => prices.map(({ label }, index) => [label?.name ?? '', sizes[index] ?? ''])),
  );
  return { sizes, itemCount: unnamedItems.length, fields };
}

const sizesOf = ({ prices }: ReviewItem, choices: ReviewChoices): string[] =>
  prices.map(({ label }) => (label ? chosenValue(label, choices).trim() : ''));

const isNamed = (item: ReviewItem, choices: ReviewChoices): boolean =>
  item.prices.length > 1 && sizesOf(item, choices).every((size) => size !== '');

/** Several prices, and no name of any was read or decided, not even that it has none. */
const isUnnamed = ({ prices }: ReviewItem, choices: ReviewChoices): boolean =>
  prices.length > 1 &&
  prices.every(({ label }) => label !== null && label.read === null && choices.fields[label.name] === undefined);
