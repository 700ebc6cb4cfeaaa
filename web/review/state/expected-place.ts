import type { DraftSection, TextField } from '../../../shared/draft.ts';
import type { Box } from '../../../shared/menu.ts';

/** Titles that begin so near each other, in page widths, are in one column. */
const SAME_COLUMN = 0.06;

/**
 * Where the price of a dish is expected: as far from its title as that of the nearest dish of the same column is from its
 * own. Undefined if no dish beside it has a price.
 */
export function expectedPlace(title: TextField, { items }: Pick<DraftSection, 'items'>): Box | undefined {
  const [box] = title.boxes;
  if (!box) return undefined;
  const pricedExamples = items.flatMap((item) => {
    const [start] = item.title.boxes;
    const [price] = item.prices[0]?.amount.boxes ?? [];
    const isBeside = start && price && price.page === box.page && start.page === box.page;
    return isBeside && Math.abs(start.x - box.x) < SAME_COLUMN ? [{ start, price }] : [];
  });
  const [example] = pricedExamples.sort(
    (first, second) => Math.abs(first.start.y - box.y) - Math.abs(second.start.y - box.y),
  );
  if (!example) return undefined;
  const { start, price } = example;
  const y = box.y + price.y - start.y;
  return {
    page: box.page,
    x: price.x,
    y: Math.min(Math.max(0, y), 1 - price.height),
    width: price.width,
    height: price.height,
  };
}
