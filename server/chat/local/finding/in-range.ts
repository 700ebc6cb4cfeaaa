import type { MenuDish } from '../../facts/menu-facts.ts';
import type { PriceRange } from '../reading/price-range.ts';

/** Whether one of a dish's prices is within a range; true if there is no range, false if it has no price. */
export const isInRange = ({ amounts }: MenuDish, { least, most, is_below }: PriceRange): boolean =>
  (most === null && least === null) ||
  amounts.some(
    ([low, high]) => (most === null || (is_below ? low < most : low <= most)) && (least === null || high >= least),
  );
