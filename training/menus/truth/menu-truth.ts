import type { InventedDish, InventedMenu, InventedSection } from '../content/invent-menu.ts';
import type { Family, FamilyKind } from '../layout/family.ts';
import type { WordRole } from '../layout/marked.ts';
import type { TruthWord } from './words-of-sheets.ts';

/** A page in pixels of its picture, or in points if it is one of a PDF. */
export type TruthPage = { width: number; height: number; words: TruthWord[] };

export type TruthItem = {
  title: string;
  description: string | null;
  price: number | null;
  prices: { label: string | null; amount: number }[];
  optional?: true;
  price_inherited?: true;
};

/** The shape that bench/score.mjs reads, with every word of every page. */
export type MenuTruth = {
  kind: FamilyKind;
  family: string;
  split: Family['split'];
  seed: string;
  lang: string;
  currency: string;
  sections: { title: string; description: string | null; items: TruthItem[] }[];
  pages: TruthPage[];
};

/**
 * Titles, descriptions and headings come from the words of the pages; amounts and what belongs to what, from the
 * content. A choice counts as description: it is printed as one and has no field of its own.
 */
export function menuTruth(
  menu: InventedMenu,
  { family, kind, seed, pages }: { family: Family; kind: FamilyKind; seed: string; pages: TruthPage[] },
): MenuTruth {
  const words = pages.flatMap((page) => page.words);
  const printedText = (roles: readonly WordRole[], key: 'item' | 'section', id: number): string | null =>
    words
      .filter((word) => roles.includes(word.role) && word[key] === id && !word.is_repeated)
      .map(({ text }) => text)
      .join(' ') || null;
  return {
    kind,
    family: family.name,
    split: family.split,
    seed,
    lang: menu.pool.lang,
    currency: menu.price_style.currency,
    sections: menu.sections.map((section) => ({
      title: printedText(['heading'], 'section', section.id) ?? '',
      description: printedText(['note'], 'section', section.id),
      items: section.dishes.flatMap((dish) => [
        {
          ...pricesOf(dish, section),
          title: printedText(['title'], 'item', dish.id) ?? '',
          description: printedText(['description', 'choice'], 'item', dish.id),
        },
        ...dish.add_ons.map(({ id, amount }) => ({
          title: printedText(['add-on'], 'item', id) ?? '',
          description: null,
          price: amount,
          prices: [{ label: null, amount }],
          optional: true as const,
        })),
      ]),
    })),
    pages,
  };
}

function pricesOf(
  { prices, is_inherited }: InventedDish,
  { price }: InventedSection,
): Pick<TruthItem, 'price' | 'prices'> {
  if (!is_inherited) return { price: prices[0]?.amount ?? null, prices };
  const inherited = price === null ? prices : [{ label: null, amount: price }];
  return { price: inherited[0]?.amount ?? null, prices: inherited, ...{ price_inherited: true as const } };
}
