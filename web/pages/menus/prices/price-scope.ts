import type { Item, Restaurant, Section } from '../../../../shared/menu.ts';
import { type ChangedPrices, changedAmount, changedPrices, type PriceChange } from '../../../../shared/price-change.ts';

/** Whose prices change, by ids as they are when the dialog is opened. */
export type PriceScope = { kind: 'items'; ids: readonly number[] } | { kind: 'section' | 'menu'; id: number };

/** The sections that the scope is in, each with the dishes that belong to it. */
export type ScopedSection = { section: Section; items: readonly Item[]; isWhole: boolean };

export function sectionsIn({ menus }: Pick<Restaurant, 'menus'>, scope: PriceScope): ScopedSection[] {
  const sections = menus.flatMap((menu) => menu.sections);
  if (scope.kind !== 'items') {
    const isIn = ({ id, menu_id }: Section) => scope.id === (scope.kind === 'menu' ? menu_id : id);
    return sections.filter(isIn).map((section) => ({ section, items: section.items, isWhole: true }));
  }
  const ids = new Set(scope.ids);
  return sections
    .map((section) => ({ section, items: section.items.filter(({ id }) => ids.has(id)), isWhole: false }))
    .filter(({ items }) => items.length > 0);
}

export type PriceLine = { item: Item } & ChangedPrices;
export type PreviewedSection = {
  section: Section;
  /** The price of the whole section after the change; null if it doesn't change. */
  price: number | null;
  lines: PriceLine[];
};

/** What the change does to each dish. */
export const previewOf = (
  scoped: readonly ScopedSection[],
  change: PriceChange,
  currency: Restaurant['currency'],
): PreviewedSection[] =>
  scoped.map(({ section, items, isWhole }) => {
    const price = isWhole && section.price !== null ? changedAmount(section.price, change, currency) : null;
    return {
      section,
      price: price === section.price ? null : price,
      lines: items.map((item) => ({ item, ...changedPrices(item, change, currency) })),
    };
  });

export const hasChange = ({ fields }: Pick<PriceLine, 'fields'>): boolean => Object.keys(fields).length > 0;

const pricesOf = ({ price, price_max, variants, options }: Item): (number | null)[] => [
  price,
  price_max,
  ...[...variants, ...options].map((line) => line.price),
];
export const hasNoPrice = (item: Item): boolean => pricesOf(item).every((price) => price === null);
