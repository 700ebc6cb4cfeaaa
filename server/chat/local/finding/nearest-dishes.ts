import { ancestorsOf, isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { satisfies, TOO_GENERAL, type WantedDish } from './wanted-dishes.ts';

/** The dishes that come nearest to a question that no dish matches fully. */

const MAX_NEAREST = 3;
/** First dishes with one of the things, then those of the same kind, then those with a similar spelling. */
export function nearestTo(facts: MenuFacts, wanted: readonly WantedDish[], text: string): MenuDish[] {
  const some = facts.dishes.filter((dish) => wanted.some((one) => satisfies(dish, one)));
  // "Meat in the poutine": the poutine comes nearer than other meat.
  const isNamed = (dish: MenuDish) =>
    wanted.some(({ concepts }) =>
      concepts.some(
        (asked) => isKindOf(asked, 'prepared food') && [...dish.title_concepts].some((one) => isKindOf(one, asked)),
      ),
    );
  if (some.length > 0) return some.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a))).slice(0, MAX_NEAREST);
  const concepts = wanted.flatMap((one) => one.concepts);
  for (const kind of kindsAbove(concepts)) {
    const akin = facts.dishes.filter((dish) => [...dish.title_concepts].some((concept) => isKindOf(concept, kind)));
    if (akin.length > 0) return akin.slice(0, MAX_NEAREST);
  }
  const query = wanted.flatMap(({ words }) => words).join(' ') || text;
  return searched(facts, query).slice(0, MAX_NEAREST);
}

/** The kinds above some concepts, the closest first. */
function kindsAbove(concepts: readonly string[]): string[] {
  return [...new Set(concepts.flatMap((concept) => [...ancestorsOf(concept)]))].filter(
    (kind) => !TOO_GENERAL.has(kind),
  );
}

// minisearch types stored fields as any; the id is a dish's.
export const searched = (facts: MenuFacts, text: string): MenuDish[] =>
  facts
    .search()
    .search(text)
    .flatMap(({ id }) => facts.by_id.get(id as number) ?? []);
