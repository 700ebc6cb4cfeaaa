import type { DraftItem, DraftSection, TextField } from '../../shared/draft.ts';

/** Share of items with a price from which on prices are the rule. */
export const MOSTLY_PRICED = 0.6;
/** How much less often such fields are right, measured on menus with known dishes. */
const UNPRICED = 0.85;
const PRICED_HEADING = 0.8;
const ALONE = 0.93;

export const isPriced = (item: DraftItem): boolean => item.prices.length > 0 || item.price_text !== null;
export const isMostlyPriced = (items: DraftItem[]): boolean =>
  items.filter(isPriced).length >= MOSTLY_PRICED * items.length;

/**
 * Lowers the confidence of what is legible but stands out in its menu: a dish without a price where prices are the rule,
 * a heading with a price over dishes that have their own, a heading over one dish.
 */
export function castDoubt(sections: DraftSection[]): DraftSection[] {
  const hasRule = isMostlyPriced(sections.flatMap((section) => section.items));
  return sections.map((section) => {
    const isOdd = section.price !== null && section.items.some(isPriced);
    const share = isOdd ? PRICED_HEADING : section.items.length === 1 ? ALONE : 1;
    return {
      ...section,
      title: section.title && lower(section.title, share),
      items: section.items.map((item) =>
        hasRule && !isPriced(item) && section.price === null ? { ...item, title: lower(item.title, UNPRICED) } : item,
      ),
    };
  });
}

const lower = (field: TextField, share: number): TextField => ({ ...field, confidence: field.confidence * share });
