import { explainStatus } from '../../../../shared/allergens.ts';
import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { formatMoney } from '../../../../shared/money.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { isInRange } from '../finding/in-range.ts';
import { canBeMild, declaredWords } from '../finding/kinds-of-dish.ts';
import { leftOutBy } from '../reading/left-out-by.ts';
import { QUALITY_WORDS } from './answer-left-out.ts';
import { mildOf } from './asked-kind.ts';
import { isMadeOf, namedConcepts, tagsOf } from './declared-of-dish.ts';
import { allergenWords, answer, bullets, type LocalAnswer, MAX_BUTTONS, name, type Teller } from './teller.ts';

/** More dishes of which nothing is declared are counted. */
const MAX_UNDECLARED = 12;

/** All dishes, or those of a group, by what is declared. */
export function ofMenu(teller: Teller, asked: readonly MenuDish[], groupAsked?: string): LocalAnswer {
  // Of a part of the menu that has no dish, nothing can be said: the whole menu is told.
  const [dishes, group] = asked.length > 0 ? [asked, groupAsked] : [teller.facts.dishes, undefined];
  const { words, avoided, message, facts } = teller;
  const params = { name: name(teller), allergens: allergenWords(teller, avoided) };
  const matches = dishes.map((dish) => ({ dish, status: explainStatus(dish.item, avoided).status }));
  const having = (status: string) => matches.filter((one) => one.status === status).map(({ dish }) => dish);
  const [contains, may] = [having('contains'), having('may_contain')];
  const names = (dish: MenuDish) => avoided.some((choice) => namedConcepts(dish, choice, 'kinds').length > 0);
  const named = having('nothing_declared').filter(names);
  // A declaration that the menu's words contradict is nothing to go by.
  const contradicted = having('declared_without').filter(names);
  const diet = message.religion ?? message.diet;
  // "Vegan, and no soy": a dish declared without soy is no dish for a vegan yet.
  const isMarked = diet !== null && teller.facts.dishes.some((dish) => declaredWords(dish, diet) !== null);
  const leftOut = diet === null ? [] : leftOutBy(diet);
  const namesLeftOut = (dish: MenuDish) =>
    leftOut.some((concept) => dish.kinds.has(concept) || dish.usual_kinds.has(concept));
  // If the owner marks nothing for a diet, the menu's words decide, as far as they can.
  const suits = (dish: MenuDish) =>
    diet === null || (isMarked || leftOut.length === 0 ? declaredWords(dish, diet) !== null : !namesLeftOut(dish));
  // "Allergic to nuts, with 15 euros": all that contains nuts is listed at any price.
  const madeOf = having('declared_without').filter(
    (dish) => !names(dish) && avoided.some((choice) => isMadeOf(dish, choice)),
  );
  const declaredFree = having('declared_without').filter(
    (dish) => !names(dish) && !madeOf.includes(dish) && suits(dish) && isInRange(dish, message),
  );
  // "Not hot, and without prawns".
  const without = mildOf(teller, declaredFree);
  const isMild = without.length < declaredFree.length;
  const unsaid = having('nothing_declared').filter(
    (dish) => !names(dish) && suits(dish) && (!isMild || canBeMild(dish)),
  );
  const usual = unsaid.filter((dish) =>
    avoided.some((choice) => namedConcepts(dish, choice, 'usual_kinds').length > 0),
  );
  const others = unsaid.filter((dish) => !usual.includes(dish));
  const tagged = Map.groupBy(
    matches.flatMap(({ dish, status }) =>
      status === 'contains' || status === 'may_contain' ? [] : tagsOf(dish, avoided).map((tag) => ({ dish, tag })),
    ),
    ({ tag }) => tag,
  );
  const section = (lead: string, listed: readonly MenuDish[]) =>
    listed.length > 0 ? bullets(teller, lead, listed) : [];
  const containing = section(interpolate(words.allergen_list_contains, params), contains);
  const maybe = section(interpolate(words.allergen_list_may, params), may);
  const price = message.most === null || without.length === 0 ? undefined : formatMoney(message.most, facts.money);
  const free = [
    ...(price === undefined ? [] : [interpolate(words.price_below, { price })]),
    ...(isMild ? [words.list_mild] : []),
    ...section(interpolate(words.allergen_list_without, params), without),
    ...[...tagged].flatMap(([tag, all]) =>
      bullets(
        teller,
        interpolate(words.tag_list, { ...params, tag }),
        all.map(({ dish }) => dish),
      ),
    ),
  ];
  const isNothing = contains.length + may.length + without.length + tagged.size === 0;
  const lines = [
    ...(group ? [interpolate(words.of_group, { group })] : []),
    ...(diet ? [dietLead(teller, diet, isMarked && without.length + unsaid.length > 0)] : []),
    ...(message.asks_eat ? [...free, ...containing, ...maybe] : [...containing, ...maybe, ...free]),
    ...(isNothing ? [interpolate(words.allergen_list_none, params)] : []),
    ...section(words.allergen_list_words, named),
    ...section(words.allergen_list_contradicted, contradicted),
    // The menu names mayonnaise, which is of eggs: it isn't silent about them.
    ...section(interpolate(words.food_made_of, { food: params.allergens }), madeOf),
    ...section(interpolate(words.food_usual, { food: params.allergens }), usual),
    ...(isNothing || others.length === 0
      ? []
      : others.length <= MAX_UNDECLARED
        ? section(words.allergen_list_unsaid, others)
        : [interpolate(words.allergen_count_unsaid, { count: others.length })]),
    words.allergen_ask,
  ];
  const shown = message.asks_eat
    ? [...without, ...may, ...contains]
    : [...contains, ...may, ...named, ...contradicted, ...without];
  return answer('allergens', lines, shown.slice(0, MAX_BUTTONS), isNothing ? { about: undefined } : undefined);
}

/** Whether the owner marks dishes for the guest's diet: the list of what is declared without something holds only these. */
function dietLead(teller: Teller, diet: keyof typeof QUALITY_WORDS, isMarked: boolean): string {
  const { words } = teller;
  const params = { name: name(teller), diet: words[QUALITY_WORDS[diet]] };
  return interpolate(isMarked ? words.diet_only : words.diet_none, params);
}
