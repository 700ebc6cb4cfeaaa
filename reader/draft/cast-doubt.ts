import type { AmountField, DraftItem, DraftPrice, DraftSection, TextField } from '../../shared/draft.ts';

/** Share of items with a price from which on prices are the rule. */
export const MOSTLY_PRICED = 0.6;
/** How much less often such fields are right, measured on menus with known dishes. */
const UNPRICED = 0.85;
const PRICED_HEADING = 0.8;
const ALONE = 0.93;
const ODD = 0.85;

export const isPriced = (item: DraftItem): boolean => item.prices.length > 0 || item.price_text !== null;
export const isMostlyPriced = (items: DraftItem[]): boolean =>
  items.filter(isPriced).length >= MOSTLY_PRICED * items.length;

/**
 * Lowers the confidence of what is legible but stands out in its menu: a dish without a price where prices are the rule,
 * one that begins in lower case among capitals, one with two prices of the same label, a heading with a price over dishes
 * that have their own, a heading over one dish.
 */
export function castDoubt(sections: DraftSection[]): DraftSection[] {
  const items = sections.flatMap((section) => section.items);
  const hasRule = isMostlyPriced(items);
  const hasCapitals = items.filter(isLower).length < 0.3 * items.length;
  return sections.map((section) => {
    const isOdd = section.price !== null && section.items.some(isPriced);
    const share = isOdd ? PRICED_HEADING : section.items.length === 1 ? ALONE : 1;
    return {
      ...section,
      title: section.title && lower(section.title, share),
      items: section.items.map((item) => {
        const isBare = hasRule && !isPriced(item) && section.price === null;
        const isFragment = (hasCapitals && isLower(item)) || hasLabelTwice(item);
        if (isFragment) return { ...item, title: lower(item.title, ODD), prices: item.prices.map(lowerPrice) };
        return isBare ? { ...item, title: lower(item.title, UNPRICED) } : item;
      }),
    };
  });
}

const isLower = (item: DraftItem) => /^\p{Ll}/u.test(item.title.value);

function hasLabelTwice({ prices }: DraftItem): boolean {
  const labels = prices.flatMap(({ label }) => label?.value ?? []);
  return new Set(labels).size < labels.length;
}

const lower = <T extends TextField | AmountField>(field: T, share: number): T => ({
  ...field,
  confidence: field.confidence * share,
});
const lowerPrice = (price: DraftPrice): DraftPrice => ({ ...price, amount: lower(price.amount, ODD) });
