import type { MenuDish, MenuFacts } from '../facts/menu-facts.ts';
import { isOrder, sayableDetails } from '../local/answers/describe-dish.ts';
import { relatedDishes } from '../local/finding/find-dishes.ts';
import type { FoundDish, MenuPart, ToldDish } from './prompt.ts';

/** Menus up to this number of dishes are sent whole: that costs less than one search. */
const MAX_WHOLE = 30;
const MAX_FOUND = 12;
/** Of all dishes that a model gets at once: every character is paid for. Thirty ordinary dishes have some 6,000. */
const MAX_MENU_CHARACTERS = 24_000;

type SoldOut = ReadonlySet<number>;

/**
 * The part of the menu that a model gets with the question: a small menu, or what a search finds in a larger one. Never
 * what is sold out.
 * @param before Numbers of dishes that were named before.
 */
export function menuPart(
  facts: MenuFacts,
  question: string,
  sold_out: SoldOut,
  before: readonly number[] = [],
): MenuPart {
  const isSmall = facts.dishes.length <= MAX_WHOLE;
  const named = before.flatMap((id) => facts.by_id.get(id) ?? []).slice(-MAX_FOUND);
  const related = isSmall ? facts.dishes : [...new Set([...named, ...relatedDishes(facts, question)])];
  // For a question that names nothing, a few main dishes.
  const dishes = related.length > 0 ? related : facts.dishes.slice(0, MAX_FOUND);
  const all = available(dishes, sold_out).map(told);
  const sent = withinCharacters(all);
  return { is_whole: isSmall && sent.length === all.length, dishes: sent };
}

/** The first dishes, as many as the limit allows. */
function withinCharacters(dishes: readonly ToldDish[]): ToldDish[] {
  let characters = 0;
  return dishes.filter((dish) => {
    characters += JSON.stringify(dish).length;
    return characters <= MAX_MENU_CHARACTERS;
  });
}

export const searchDishes = (facts: MenuFacts, words: string, sold_out: SoldOut): FoundDish[] =>
  available(relatedDishes(facts, words), sold_out).slice(0, MAX_FOUND).map(found);

export const readDishes = (facts: MenuFacts, ids: readonly number[], sold_out: SoldOut): ToldDish[] =>
  withinCharacters(
    available(
      ids.flatMap((id) => facts.by_id.get(id) ?? []),
      sold_out,
    ).map(told),
  );

const available = (dishes: readonly MenuDish[], sold_out: SoldOut): MenuDish[] =>
  dishes.filter(({ item }) => !sold_out.has(item.id));

const found = ({ item, section, price }: MenuDish): FoundDish => ({ id: item.id, title: item.title, section, price });

/** Without sentences that give instructions to the reader. */
const told = (dish: MenuDish): ToldDish => ({
  ...found(dish),
  description:
    (dish.item.description ?? '')
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => !isOrder(sentence))
      .join(' ') || null,
  details: sayableDetails(dish.details).join(' ') || null,
});
