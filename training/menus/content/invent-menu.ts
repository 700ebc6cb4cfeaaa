import type { Dice } from './dice.ts';
import type { Pool, SectionKind } from './pools/pool.ts';
import { SECTION_KINDS } from './pools/pool.ts';
import { type PriceStyle, roundTo, worthOf } from './price-style.ts';

export type InventedPrice = { label: string | null; amount: number };

export type InventedDish = {
  /** Unique within the menu; the page's words carry it. Add-ons have one too. */
  id: number;
  title: string;
  /** The title in a second language. */
  second: string | null;
  description: string | null;
  prices: InventedPrice[];
  /** Printed in place of a price. */
  instead: string | null;
  choice: string | null;
  add_ons: { id: number; title: string; amount: number }[];
  /** "Pairs with …": belongs to no dish of the menu. */
  recommended: string | null;
  is_inherited: boolean;
};

export type InventedSection = {
  id: number;
  kind: SectionKind;
  parent: string | null;
  title: string;
  note: string | null;
  /** Printed once for all dishes. */
  price: number | null;
  /** Labels of sizes that are printed as the heads of columns. */
  sizes: readonly string[];
  dishes: InventedDish[];
};

export type InventedMenu = {
  pool: Pool;
  price_style: PriceStyle;
  house: string;
  tagline: string;
  lines: string[];
  notices: string[];
  sections: InventedSection[];
};

/** What a layout requires of a menu's content; ranges include both ends, shares go from 0 to 1. */
export type Wish = {
  price_style: PriceStyle;
  sections: readonly [number, number];
  dishes: readonly [number, number];
  kinds?: readonly SectionKind[];
  described?: number;
  noted?: number;
  /** How many sizes a section with sizes has, and the share of those sections. */
  sizes?: { count: number; share: number; blank?: number };
  words_for_prices?: number;
  add_ons?: number;
  choices?: number;
  recommended?: number;
};

const DRINKS: ReadonlySet<SectionKind> = new Set(['hot', 'soft', 'beer', 'wine']);
export const isDrink = ({ kind }: InventedSection): boolean => DRINKS.has(kind);

/** The approximate price range of dishes by kind, in euros. */
const COSTS: Readonly<Record<SectionKind, readonly [number, number]>> = {
  starters: [5, 16],
  salads: [6, 17],
  mains: [13, 36],
  pizza: [8, 18],
  pasta: [9, 22],
  sides: [3, 7],
  breakfast: [5, 15],
  desserts: [4, 11],
  hot: [2, 5],
  soft: [2, 6],
  beer: [3, 8],
  wine: [5, 42],
};

export function inventMenu(dice: Dice, pool: Pool, wish: Wish): InventedMenu {
  let next = 0;
  const ids = () => next++;
  const kinds = dice.sample(wish.kinds ?? SECTION_KINDS, dice.int(...wish.sections));
  // In the order of a meal, whatever was drawn first.
  const ordered = SECTION_KINDS.filter((kind) => kinds.includes(kind));
  const takenTitles = new Set<string>();
  return {
    pool,
    price_style: wish.price_style,
    house: dice.pick(pool.houses),
    tagline: dice.pick(pool.taglines),
    lines: dice.sample(pool.lines, dice.int(1, 3)),
    notices: dice.sample(pool.notices, dice.int(1, 3)),
    sections: ordered.map((kind, id) => inventSection({ dice, pool, wish, kind, id, ids, taken: takenTitles })),
  };
}

type DishOrder = {
  dice: Dice;
  pool: Pool;
  wish: Wish;
  kind: SectionKind;
  id: number;
  ids: () => number;
  /** Titles that the menu has already. */
  taken: Set<string>;
};

function inventSection(order: DishOrder): InventedSection {
  const { dice, pool, wish, kind, id, taken } = order;
  const sizes = wish.sizes && dice.chance(wish.sizes.share) ? sizesOf(order, wish.sizes.count) : [];
  const free = pool.kinds[kind].titles.filter((title) => !taken.has(title));
  const headings = pool.kinds[kind].headings.filter((heading) => !taken.has(heading));
  const title = dice.pick(headings.length > 0 ? headings : pool.kinds[kind].headings);
  const titles = dice.sample(free, dice.int(...wish.dishes));
  for (const used of [title, ...titles]) taken.add(used);
  // Decided per section: a menu describes its mains, not its sodas.
  const described = DRINKS.has(kind) && kind !== 'wine' ? 0 : kind === 'sides' ? 0 : (wish.described ?? 0.6);
  return {
    id,
    kind,
    parent: null,
    title,
    note: dice.chance(wish.noted ?? 0.15) ? dice.pick(pool.remarks) : null,
    price: null,
    sizes,
    dishes: titles.map((dish) => inventDish(order, dish, sizes, described)),
  };
}

function sizesOf({ dice, pool, kind }: DishOrder, count: number): string[] {
  const { glass, bottle, half, whole, sizes } = pool.words;
  if (kind === 'wine') return count === 2 ? [glass, bottle] : [glass, '0,5 l', bottle].slice(-count);
  if (DRINKS.has(kind) && dice.chance(0.6)) return ['0,2 l', '0,4 l', '1 l'].slice(0, count);
  if (count === 2 && dice.chance(0.2)) return [half, whole];
  return dice.pick(sizes).slice(0, count);
}

/** Renames the sizes of a section and of its dishes, in their order. */
export function renameSizes(section: InventedSection, labels: readonly string[]): void {
  for (const { prices } of section.dishes)
    for (const price of prices) price.label = labels[section.sizes.indexOf(price.label ?? '')] ?? null;
  section.sizes = labels.slice(0, section.sizes.length);
}

function inventDish(order: DishOrder, title: string, sizes: readonly string[], described: number): InventedDish {
  const { dice, pool, wish, kind, ids } = order;
  const instead = dice.chance(wish.words_for_prices ?? 0) ? pool.words.market : null;
  const first = inventAmount(order);
  const blank = wish.sizes?.blank ?? 0;
  const prices = sizes.length > 0 ? growing(order, first, sizes) : [{ label: null, amount: first }];
  const shownPrices = prices.filter((_, index) => index === 0 || !dice.chance(blank));
  const isFood = !DRINKS.has(kind);
  return {
    id: ids(),
    title,
    second: null,
    description: dice.chance(described) ? inventDescription(dice, pool, kind) : null,
    prices: instead ? [] : shownPrices,
    instead,
    choice: isFood && dice.chance(wish.choices ?? 0) ? inventChoice(dice, pool) : null,
    add_ons: isFood && dice.chance(wish.add_ons ?? 0) ? inventAddOns(order) : [],
    recommended: isFood && dice.chance(wish.recommended ?? 0) ? dice.pick(pool.kinds.wine.titles) : null,
    is_inherited: false,
  };
}

function inventAmount({ dice, wish, kind }: DishOrder): number {
  const [from, to] = COSTS[kind];
  const worth = worthOf(wish.price_style.currency);
  return roundTo(wish.price_style, (from + dice.real() * (to - from)) * worth, dice);
}

/** A larger size costs more. */
function growing({ dice, wish }: DishOrder, first: number, sizes: readonly string[]): InventedPrice[] {
  let amount = first;
  return sizes.map((label, index) => {
    if (index > 0) amount = roundTo(wish.price_style, Math.max(amount + 1, amount * (1.2 + dice.real() * 0.4)), dice);
    return { label, amount };
  });
}

export function inventDescription(dice: Dice, pool: Pool, kind: SectionKind): string {
  if (kind === 'wine') return dice.pick(pool.grapes);
  const parts = dice.sample(kind === 'desserts' ? pool.sweet : pool.savoury, dice.int(2, kind === 'desserts' ? 3 : 6));
  const { with: joiner, and } = pool.words;
  const lastPart = parts.pop() ?? '';
  const shape = dice.int(0, 2);
  if (shape === 0) return [...parts, lastPart].join(', ');
  const listed = parts.length > 0 ? `${parts.join(', ')} ${and} ${lastPart}` : lastPart;
  return shape === 1 ? `${joiner} ${listed}` : listed.replace(/^./u, (letter) => letter.toUpperCase());
}

function inventChoice(dice: Dice, pool: Pool): string {
  const [first, second, third] = dice.sample(pool.savoury, 3);
  return `${pool.words.choice} ${first}, ${second} ${pool.words.or} ${third}`;
}

function inventAddOns({ dice, pool, wish, ids }: DishOrder): InventedDish['add_ons'] {
  const worth = worthOf(wish.price_style.currency);
  return dice.sample(pool.extras, dice.int(1, 2)).map((title) => ({
    id: ids(),
    title,
    amount: roundTo(wish.price_style, (1 + dice.real() * 3) * worth, dice),
  }));
}
