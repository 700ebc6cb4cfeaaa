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
 * many prices in the same order of amounts, none of which has been named. The sizes are those of the nearest dish above in the
 * section, else of the first below, else of the nearest one in the sections above; undefined if no such dish has names for all
 * its prices.
 */
export function repeatedSizes(draft: ReviewDraft, choices: ReviewChoices, itemKey: number): RepeatedSizes | undefined {
  const itemPlace = draft.items.get(itemKey);
  if (!itemPlace || !isUnnamed(itemPlace.item, choices)) return undefined;
  const { item, section } = itemPlace;
  const amountOrder = amountOrderOf(item, choices);
  const isAlike = (otherItem: ReviewItem) =>
    !choices.removed.includes(otherItem.key) && amountOrderOf(otherItem, choices) === amountOrder;
  const namedIn = (items: readonly ReviewItem[]) => items.filter((other) => isAlike(other) && isNamed(other, choices));
  const itemIndex = section.items.indexOf(item);
  const sectionIndex = draft.sections.indexOf(section);
  const namedItem =
    namedIn(section.items.slice(0, itemIndex)).at(-1) ??
    namedIn(section.items.slice(itemIndex))[0] ??
    draft.sections
      .slice(0, sectionIndex)
      .flatMap(({ items }) => namedIn(items))
      .at(-1);
  if (!namedItem) return undefined;
  const sizes = sizesOf(namedItem, choices);
  const unnamedItems = section.items.filter((other) => isAlike(other) && isUnnamed(other, choices));
  const fields = Object.fromEntries(
    unnamedItems.flatMap(({ prices }) => prices.map(({ label }, index) => [label?.name ?? '', sizes[index] ?? ''])),
  );
  return { sizes, itemCount: unnamedItems.length, fields };
}

/** The sign of each step from one price to the next: a glass costs less than a bottle, whichever is printed first. */
function amountOrderOf({ prices }: ReviewItem, choices: ReviewChoices): string {
  const amounts = prices.map(({ amount }) => Number(chosenValue(amount, choices)));
  return amounts
    .slice(1)
    .map((amount, index) => Math.sign(amount - (amounts[index] ?? 0)))
    .join(' ');
}

const sizesOf = ({ prices }: ReviewItem, choices: ReviewChoices): string[] =>
  prices.map(({ label }) => (label ? chosenValue(label, choices).trim() : ''));

const isNamed = (item: ReviewItem, choices: ReviewChoices): boolean =>
  item.prices.length > 1 && sizesOf(item, choices).every((size) => size !== '');

/** Several prices, and no name of any was read or decided, not even that it has none. */
const isUnnamed = ({ prices }: ReviewItem, choices: ReviewChoices): boolean =>
  prices.length > 1 &&
  prices.every(({ label }) => label !== null && label.read === null && choices.fields[label.name] === undefined);
