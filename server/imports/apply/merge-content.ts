import { NOTHING_DECLARED } from '../../../shared/allergens.ts';
import type { ImportOption } from '../../../shared/import-status.ts';
import type { ItemOption, Variant } from '../../../shared/menu.ts';
import { type Currency, minorUnits } from '../../../shared/money.ts';
import { priceInName } from '../../../shared/price-in-name.ts';
import { foldText } from './fold-text.ts';
import { amountsOf, type ItemContent } from './item-content.ts';
import type { SectionContent } from './read-draft.ts';

/**
 * Merges the draft into an existing item or section. `overwrite`: the file's values, but the owner's spelling if only
 * case, accents or punctuation differ, and the owner's tags if there are any. `add`: the file's prices, and values for
 * fields that were empty; existing texts stay.
 */
export function mergeItem(
  present: ItemContent,
  printedItem: ItemContent,
  { option, currency }: { option: ImportOption; currency: Currency },
): ItemContent {
  const declaredItem = withDeclarations(present, printedItem);
  const read = isPricedInName(present, printedItem, currency)
    ? { ...declaredItem, title: present.title, ...pricesOf(present) }
    : declaredItem;
  const tags = present.tags.length > 0 ? present.tags : read.tags;
  if (option === 'overwrite')
    return {
      title: hasSameText(present.title, read.title) ? present.title : read.title,
      description: hasSameText(present.description, read.description) ? present.description : read.description,
      ...pricesOf(amountsOf(present) === amountsOf(read) ? present : read),
      options: hasSameParts(present.options, read.options) ? present.options : read.options,
      tags,
    };
  return {
    title: present.title,
    description: present.description ?? read.description,
    ...pricesOf(!hasPrice(read) || amountsOf(present) === amountsOf(read) ? present : read),
    options: present.options.length > 0 ? present.options : read.options,
    tags,
  };
}

/**
 * The printed sizes and add-ons with what the owner has declared of them. A size that is new beside declared ones isn't
 * declared: as its dish, it could hide what another size contains.
 */
function withDeclarations(present: ItemContent, printedItem: ItemContent): ItemContent {
  const listOf = (parts: readonly (Variant | ItemOption)[], label: string) =>
    parts.find((part) => part.allergens && hasSameText(part.label, label))?.allergens;
  const isDeclaredBySize = present.variants.some(({ allergens }) => allergens);
  const isKnown = (label: string) => present.variants.some((variant) => hasSameText(variant.label, label));
  return {
    ...printedItem,
    variants: printedItem.variants.map((variant) => {
      const undeclared = isDeclaredBySize && !isKnown(variant.label) ? [...NOTHING_DECLARED] : undefined;
      const allergens = listOf(present.variants, variant.label) ?? undeclared;
      return allergens ? { ...variant, allergens } : variant;
    }),
    options: printedItem.options.map((option) => {
      const allergens = listOf(present.options, option.label);
      return allergens ? { ...option, allergens } : option;
    }),
  };
}

/** "Onglet 22" without a price equals "Onglet" at 22: the file agrees with the menu. */
function isPricedInName(present: ItemContent, { title, ...read }: ItemContent, currency: Currency): boolean {
  const pricedName = hasPrice(read) ? null : priceInName(title);
  return (
    pricedName !== null &&
    hasSameText(present.title, pricedName.title) &&
    minorUnits(pricedName.amount, currency) === present.price
  );
}

/** A hidden section stays so: a menu file doesn't say that guests see it. */
export function mergeSection(present: SectionContent, read: SectionContent, option: ImportOption): SectionContent {
  const { title, hidden } = present;
  if (option === 'overwrite')
    return {
      ...read,
      title,
      hidden,
      description: hasSameText(present.description, read.description) ? present.description : read.description,
    };
  return {
    title,
    hidden,
    description: present.description ?? read.description,
    price: present.price ?? read.price,
    price_text: present.price_text ?? read.price_text,
  };
}

const pricesOf = ({ price, price_max, price_text, variants }: ItemContent) => ({
  price,
  price_max,
  price_text,
  variants,
});

export const hasPrice = ({
  price,
  price_text,
  variants,
}: Pick<ItemContent, 'price' | 'price_text' | 'variants'>): boolean =>
  price !== null || price_text !== null || variants.some((variant) => variant.price !== null);

const hasSameText = (a: string | null, b: string | null): boolean => foldText(a ?? '') === foldText(b ?? '');

const hasSameParts = (a: readonly (Variant | ItemOption)[], b: readonly (Variant | ItemOption)[]): boolean =>
  a.length === b.length &&
  a.every(({ label, price }, index) => hasSameText(label, b[index]?.label ?? '') && price === b[index]?.price);
