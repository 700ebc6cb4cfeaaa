import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { withoutAccents } from '../../../food/fold-words.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { isBeverage } from '../finding/pairing.ts';
import { asksDrinks, mayAskMains } from '../finding/pool-of.ts';
import { isOfSection } from '../finding/wanted-dishes.ts';
import { isEdible } from '../reading/edible.ts';
import { peopleIn } from '../words/people.ts';
import { byPrice } from './answer-prices.ts';
import { answer, type LocalAnswer, list, type Teller } from './teller.ts';

/** Answers about several courses for one amount: "a main and a dessert for 30". */

const MAX_OF_COURSE = 4;

/** One course and another, not one or another. */
const JOINED = /(?<= )(?:and|plus|with|et|avec|y|con|und|mit|e|com|mais)(?= )|[和跟配とو]|이랑|하고|그리고/u;
const EITHER = /(?<= )(?:or|ou|o|oder|oppure)(?= )|还是|或|または|또는|او/u;

/**
 * The dishes of each course that leave enough for the cheapest of the others, and an example with its sum. Undefined if a
 * message names less than two courses, or no highest amount.
 */
export function answerCourses(teller: Teller): LocalAnswer | undefined {
  const { message, words, facts } = teller;
  const people = peopleIn(message.locale, message.folded_text);
  // "There are two of us with 40": each has half of it.
  const most = message.most === null ? null : Math.floor(message.most / people);
  if (!JOINED.test(message.folded_text) || EITHER.test(message.folded_text)) return undefined;
  const courses = coursesOf(teller).map((dishes) => byPrice(dishes.filter(hasPrice), 'lowest'));
  if (most === null || courses.length < 2 || courses.some(({ length }) => length === 0)) return undefined;
  const money = (amount: number) => formatMoney(amount, facts.money);
  const cheapest = courses.flatMap(([first]) => first ?? []);
  const sum = cheapest.reduce((total, dish) => total + leastOf(dish), 0);
  const example = [
    ...cheapest.map((dish) => `• ${labelOf(dish)}: ${money(leastOf(dish))}`),
    interpolate(words.order_total, { price: money(sum) }),
  ];
  // Not even the cheapest of each come to so little.
  if (message.is_below ? sum >= most : sum > most) return answer('price', [words.price_none, ...example], cheapest);
  const fitting = courses.map((dishes) => {
    const others = sum - leastOf(dishes[0]);
    const left = most - others;
    return dishes.filter((dish) => (message.is_below ? leastOf(dish) < left : leastOf(dish) <= left));
  });
  const shown = fitting.flatMap((dishes) => byPrice(dishes, 'highest').slice(0, MAX_OF_COURSE));
  const listed = list(teller, 'price', interpolate(words.price_below, { price: money(most) }), shown);
  return {
    ...listed,
    lines: [...listed.lines, ...example],
    item_ids: [...new Set([...listed.item_ids, ...cheapest.map(({ item }) => item.id)])],
  };
}

/** "Un primo" of the section "Primi". */
function isCourseNamed(foldedText: string, { section, original_section }: MenuDish): boolean {
  const words = foldedText.trim().split(' ');
  return [section, original_section].some((title) => {
    const name = withoutAccents(title.toLowerCase());
    const stems = [name, name.replace(/[aeiou]s?$/, '')];
    return name.length > 3 && words.some((word) => word.length > 3 && stems.includes(word.replace(/[aeiou]s?$/, '')));
  });
}

/** One plate of the menu's main courses. */
const PLATE = /(?<= )(?:prato|plato|piatto|teller)(?= )/u;

/** With the size that costs least. */
const labelOf = (dish: MenuDish): string => {
  const size = dish.item.variants.find(({ price }) => price === dish.least);
  return [dish.item.title, size?.label].filter(Boolean).join(', ');
};

const OF_COURSES = ['prepared food', 'drink', 'dessert'];

const hasPrice = ({ least }: MenuDish): boolean => least !== null;
const leastOf = (dish: MenuDish | undefined): number => dish?.least ?? 0;

/** The dishes of each course that a message names: of a section, the main courses, what there is to drink. */
function coursesOf({ facts, message }: Teller): (readonly MenuDish[])[] {
  const parts = [
    ...new Set(
      message.wished.flatMap(({ concept }) =>
        isKindOf(concept, 'menu part') || (isEdible(concept) && OF_COURSES.some((kind) => isKindOf(concept, kind)))
          ? [concept]
          : [],
      ),
    ),
  ];
  const isMain = (concept: string) => isKindOf(concept, 'main course') || concept === 'dish' || concept === 'plate';
  const named = parts
    .filter((concept) => !isMain(concept))
    .map((concept) => facts.dishes.filter((dish) => isOfSection(dish, concept) || dish.kinds.has(concept)));
  const drinks = facts.dishes.filter(isBeverage);
  const asksDrink = asksDrinks(message) && !parts.some((concept) => isKindOf(concept, 'drink'));
  const asksMain =
    mayAskMains(message) || PLATE.test(message.folded_text) || message.wished.some(({ concept }) => isMain(concept));
  const mains = facts.dishes.filter((dish) => isOfSection(dish, 'main course'));
  const ofSections = Map.groupBy(facts.dishes, (dish) => dish.section_id)
    .values()
    .filter(([first]) => first !== undefined && isCourseNamed(message.folded_text, first));
  const courses = [...ofSections, ...(asksMain ? [mains] : []), ...named, ...(asksDrink ? [drinks] : [])];
  // Two names of one course ("dessert", "sweets") are one.
  return courses.filter(
    (dishes, at) =>
      courses.findIndex((other) => other.some((dish) => dishes.includes(dish))) === at || dishes.length === 0,
  );
}
