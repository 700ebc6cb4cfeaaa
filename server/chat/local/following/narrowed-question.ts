import type { EarlierQuestion } from '../../facts/earlier-question.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { type FoundDishes, findDishes } from '../finding/find-dishes.ts';
import { isSpicy } from '../finding/kinds-of-dish.ts';
import { namesDrinks } from '../finding/pool-of.ts';
import type { GuestMessage, Intent } from '../reading/guest-message.ts';
import { isOpening } from '../reading/openings.ts';
import { readOnMenu } from '../reading/read-on-menu.ts';
import { about, CARRIED, type Meant, NARROWING, NOTHING, PLAIN } from './meant.ts';

/** The last question, applied to what this one names. */
export function sameOfAnother(
  facts: MenuFacts,
  { message, matches }: Meant,
  answered: readonly EarlierQuestion[],
): Meant {
  const all = answered.map((one) => readOnMenu(facts, one.question, message.locale));
  // "And the pie?" may follow a question about another pie.
  const before = all.findLast((one) => !(PLAIN.has(one.intent) && isOpening(one))) ?? message;
  const { intent, diet, religion, avoided, excluded } = before;
  // "What is hot?", "and for dessert?": the spicy ones of it; if none is, what there is.
  if (intent === 'spicy' && !matches.named && matches.dishes.length > 0 && !before.asks_mild) {
    const spicy = matches.dishes.filter(isSpicy);
    return spicy.length === 0
      ? { message, matches }
      : { message: { ...message, intent }, matches: { ...NOTHING, dishes: spicy, is_of_those: true } };
  }
  if (CARRIED.has(intent) && (matches.named || intent !== 'diet'))
    return {
      message: {
        ...message,
        intent,
        diet,
        religion,
        avoided: [...avoided],
        excluded: [...excluded],
        // "And which dumplings?" of somebody who wants nothing hot.
        asks_mild: message.asks_mild || before.asks_mild,
      },
      matches: OF_ONE_DISH.has(intent) ? ofMostAlike(facts, matches, answered.at(-1)) : matches,
    };
  const kept = {
    ...before,
    locale: message.locale,
    text: message.text,
    folded_text: message.folded_text,
    wished: message.wished,
  };
  return (NARROWING.has(intent) && narrowedTo(facts, kept, topicOf(facts, answered))) || { message, matches };
}

const OF_ONE_DISH: ReadonlySet<Intent> = new Set<Intent>(['price', 'ingredients', 'explain', 'spicy', 'sizes']);

/** "What's in the pork bánh mì?", "and the one with tofu?": of several dishes the one that is called most like the one before. */
function ofMostAlike(facts: MenuFacts, matches: FoundDishes, last: EarlierQuestion | undefined): FoundDishes {
  const [id, ...moreIds] = last?.item_ids ?? [];
  const dishBefore = id === undefined || moreIds.length > 0 ? undefined : facts.by_id.get(id);
  if (!dishBefore || matches.named || matches.dishes.length < 2) return matches;
  const likeness = (dish: MenuDish) =>
    [...dish.title_stems].filter((word) => dishBefore.title_stems.has(word)).length +
    [...dish.title_concepts].filter((concept) => dishBefore.title_concepts.has(concept)).length;
  const [bestMatch, nextMatch] = matches.dishes
    .map((dish) => ({ dish, likeness: likeness(dish) }))
    .toSorted((one, other) => other.likeness - one.likeness);
  return bestMatch && bestMatch.likeness > (nextMatch?.likeness ?? 0) ? about([bestMatch.dish]) : matches;
}

/** A question about the group that was asked for before; undefined if that was not a kind of dish or drink. */
export function narrowedTo(facts: MenuFacts, message: GuestMessage, topic: readonly GuestMessage[]): Meant | undefined {
  // Positions in another text mean nothing: what earlier questions wished for is found by its concepts.
  const dishes = [...topic, message].reduce<MenuDish[] | undefined>((group, one) => {
    const matches = findDishes(facts, one);
    if (matches.dishes.length === 0) return group;
    const narrowed = group?.filter((dish) => matches.dishes.includes(dish)) ?? [];
    return narrowed.length > 0 ? narrowed : matches.dishes;
  }, undefined);
  const wished = [...topic, message].flatMap((one) => one.wished);
  const whole = { ...message, wished };
  if (dishes) return { message: whole, matches: { ...NOTHING, dishes, asks_food: true } };
  return [...topic, message].some(namesDrinks) ? { message: whole, matches: NOTHING } : undefined;
}

/** The last group that was asked for, with everything that has narrowed it since. */
export const topicOf = (facts: MenuFacts, answered: readonly EarlierQuestion[]): GuestMessage[] =>
  fromLastWhole(answered.map(({ question }) => readOnMenu(facts, question)));

function fromLastWhole(messages: readonly GuestMessage[]): GuestMessage[] {
  const start = messages.findLastIndex((message) => !isOpening(message));
  return messages.slice(Math.max(0, start));
}
