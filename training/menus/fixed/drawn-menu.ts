/**
 * A menu of an invented restaurant: the one source of what is printed on it (its page lays this out) and of its truth
 * (what a reader should make of it). Amounts are decimals, as printed.
 */
export type DrawnMenu = {
  /** File name in test/menus/, without its ending. */
  name: string;
  kind: 'digital-pdf' | 'flat-image' | 'scanned-pdf' | 'photo';
  lang: string;
  currency: string;
  house: { name: string; tagline: string; lines: string[] };
  sections: DrawnSection[];
  footer: string[];
};

export type DrawnSection = {
  title: string;
  /** Printed under the heading; no dish. */
  note?: string;
  /** Printed once in the heading, for every dish under it. */
  group_price?: number;
  items: DrawnItem[];
};

export type DrawnItem = {
  title: string;
  description: string | null;
  prices: { label: string | null; amount: number }[];
  /** What is printed in place of a price, such as "market price". */
  instead_of_price?: string;
  is_optional?: boolean;
  is_inherited?: boolean;
};

/** A dish with one price, several by their labels (`{ Cup: 4.5, Bowl: 7 }`), or from-to without labels (`[18, 24]`). */
export function dish(
  title: string,
  price: number | readonly number[] | Readonly<Record<string, number>>,
  description: string | null = null,
): DrawnItem {
  if (typeof price === 'number') return { title, description, prices: [{ label: null, amount: price }] };
  if (isList(price)) return { title, description, prices: price.map((amount) => ({ label: null, amount })) };
  return { title, description, prices: Object.entries(price).map(([label, amount]) => ({ label, amount })) };
}

// Array.isArray does not narrow a readonly list out of a union.
const isList = (price: object): price is readonly number[] => Array.isArray(price);

/** A line such as "add bacon": it counts neither as missed nor as invented. */
export const addOn = (title: string, price: number): DrawnItem => ({ ...dish(title, price), is_optional: true });

/** A dish whose price is said in words. */
export const unpriced = (title: string, insteadOfPrice: string, description: string | null = null): DrawnItem => ({
  title,
  description,
  prices: [],
  instead_of_price: insteadOfPrice,
});

/** A dish of a set menu: its price is printed once, in the group's heading. */
export const ofSetMenu = (title: string, groupPrice: number): DrawnItem => ({
  ...dish(title, groupPrice),
  is_inherited: true,
});

/** The truth in the shape that bench/score.mjs reads. */
export function truthOf({ kind, lang, currency, sections }: DrawnMenu): object {
  return {
    kind,
    lang,
    currency,
    sections: sections.map(({ title, note, items }) => ({
      title,
      description: note ?? null,
      items: items.map(({ title: dishTitle, description, prices, is_optional, is_inherited }) => ({
        title: dishTitle,
        description,
        price: prices[0]?.amount ?? null,
        prices,
        ...(is_optional && { optional: true }),
        ...(is_inherited && { price_inherited: true }),
      })),
    })),
  };
}
