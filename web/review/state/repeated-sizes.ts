import type { ReviewChoices } from '../../../shared/api/imports.ts';
import { chosenValue } from './choices.ts';
import type { ReviewDraft, ReviewItem } from './review-draft.ts';

/** Names of sizes that other dishes of the section have. */
export type RepeatedSizes = {
  /** One for each price, in order. */
  sizes: readonly string[];
  /** How many dishes get them. */
  itemCount: number;
  /** The values to decide, by the names of the fields. */
  fields: Readonly<Record<string, string>>;
};

/**
 * A list of wines prints "8/31" for each: what the owner named for one of them is offered for all dishes of the section with as
 * many prices, none of which has been named. The sizes are those of the nearest dish above, else of the first below; undefined
 * if no dish has names for all its prices.
 */
export function repeatedSizes(draft: ReviewDraft, choices: ReviewChoices, itemKey: number): RepeatedSizes | undefined {
  const itemPlace = draft.items.get(itemKey);
  if (!itemPlace || !isUnnamed(itemPlace.item, choices)) return undefined;
  const { item, section } = itemPlace;
  const alike = section.items.filter(
    ({ key, prices }) => prices.length === item.prices.length && !choices.removed.includes(key),
  );
  const itemIndex = alike.indexOf(item);
  const namedItem =
    alike.slice(0, Math.max(itemIndex, 0)).findLast((other) => isNamed(other, choices)) ??
    alike.find((other) => isNamed(other, choices));
  if (!namedItem) return undefined;
  const sizes = sizesOf(namedItem, choices);
  const unnamedItems = alike.filter((other) => isUnnamed(other, choices));
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
