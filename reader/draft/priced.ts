import type { DraftItem, DraftSection } from '../../shared/draft.ts';

/** Share of items with a price above which prices are the rule. */
const MOSTLY_PRICED = 0.6;

export const isPriced = (item: DraftItem): boolean => item.prices.length > 0 || item.price_text !== null;
/** Its dishes cost the price at its heading. */
export const hasGroupPrice = ({ price, price_text }: Pick<DraftSection, 'price' | 'price_text'>): boolean =>
  price !== null || price_text !== null;
export const isMostlyPriced = (items: DraftItem[]): boolean =>
  items.filter(isPriced).length >= MOSTLY_PRICED * items.length;
