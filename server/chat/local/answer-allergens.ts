import {
  type AllergenChoice,
  type AllergenFinding,
  type AllergenReason,
  explainStatus,
} from '../../../shared/allergens.ts';
import { ALLERGEN_WORDS } from '../../../shared/i18n/guest/chat-words.ts';
import { interpolate } from '../../../shared/i18n/interpolate.ts';
import { isKindOf } from '../../food/kinds-of-food.ts';
import type { MenuDish } from '../menu-facts.ts';
import { leftOutBy, QUALITY_WORDS } from './answer-left-out.ts';
import { conceptsOfChoice, isAvoidedFood } from './avoided-food.ts';
import { described } from './describe-dish.ts';
import { type DeclaredQuality, declaredWords } from './kinds-of-dish.ts';
import { asksMains, poolOf } from './pool-of.ts';
import {
  allergenWords,
  answer,
  foodWords,
  type LocalAnswer,
  lineOf,
  list,
  listOfWords,
  name,
  type Teller,
} from './teller.ts';
import { GUEST_LANGUAGES } from './words/all-languages.ts';
import { hasPhrase } from './words/phrases.ts';

/**
 * Repeats what the owner declared, says who declared it, and always sends guests to the staff. Never concludes that a
 * dish is free of anything: what isn't declared is unknown.
 */
export function answerAllergens(teller: Teller): LocalAnswer {
  const { facts, message, found, words, avoided } = teller;
  const { named } = found;
  const isOfDish = named !== undefined && !message.asks_eat && (!message.is_statement || message.asks_for);
  if (avoided.length === 0) return withoutChoice(teller, isOfDish ? named : undefined);
  if (isOfDish) return ofDishes(teller, [named]);
  const part = askedPart(teller);
  if (part) return ofMenu(teller, part.dishes, part.group);
  if (found.dishes.length > 0 && found.dishes.length <= MAX_TOLD_EACH && !message.is_statement)
    return ofDishes(teller, found.dishes);
  if (found.dishes.length > 0 && !message.is_statement) return ofMenu(teller, found.dishes, groupName(teller));
  if (found.asks_food && found.dishes.length === 0 && !message.is_statement && found.nearest.length === 0) {
    const whole = ofMenu(teller, facts.dishes);
    return { ...whole, lines: [words.not_on_menu, ...whole.lines] };
  }
  const whole = ofMenu(teller, facts.dishes);
  // "I am allergic to nuts, do you have fish?"
  if (!message.is_statement || found.dishes.length === 0) return whole;
  const wished = list(teller, 'allergens', words.list_found, found.dishes);
  return {
    ...whole,
    lines: [...wished.lines, ...whole.lines],
    item_ids: [...new Set([...wished.item_ids, ...whole.item_ids])],
  };
}

/** The part of the menu that a question is about, with its name; undefined if it is about some dishes or nothing of it. */
function askedPart(teller: Teller): { dishes: readonly MenuDish[]; group?: string } | undefined {
  const { facts, message, found, avoided } = teller;
  if (asksGroup(teller) && found.dishes.length > 0) return { dishes: withSections(teller), group: groupName(teller) };
  // "Which of the grills have gluten?": of the grills, not of those whose words name gluten.
  const isAvoided = (concept: string) => isAvoidedFood(concept, avoided);
  const kinds = found.concepts.filter((concept) => !isAvoided(concept));
  if (kinds.length > 0 && kinds.length < found.concepts.length && found.named === undefined) {
    const ofKind = facts.dishes.filter((dish) =>
      kinds.some((kind) => dish.kinds.has(kind) || [...dish.section_concepts].some((one) => isKindOf(one, kind))),
    );
    if (ofKind.length > 0 && asksGroup({ ...teller, found: { ...found, concepts: kinds } })) return { dishes: ofKind };
  }
  if (message.diet && !message.is_statement) return { dishes: facts.dishes };
  // "Are there prawns?" of somebody who can't eat them is about the whole menu, not about the dishes of prawns.
  const isAvoidedItself = found.concepts.length > 0 && found.concepts.every(isAvoided);
  if (isAvoidedItself) return { dishes: facts.dishes };
  if (!asksMains(message)) return undefined;
  const mains = [
    ...new Set([...found.dishes, ...poolOf({ ...teller, found: { ...found, asks_food: false, dishes: [] } })]),
  ];
  const [first] = mains;
  return mains.length < facts.dishes.length && first ? { dishes: mains, group: first.section } : { dishes: mains };
}

/** Above this number of dishes the declarations are listed. */
const MAX_TOLD_EACH = 3;
/** Buttons that an answer has for its dishes. */
const MAX_BUTTONS = 12;
/** What may be cut off: nobody comes to harm by a dish less that is declared without something. */
const MAX_WITHOUT = 30;
/** More dishes of which nothing is declared are counted. */
const MAX_UNDECLARED = 12;

/** "And desserts?", "Which pizzas …": a part of the menu or a kind of dish, not an ingredient. */
const asksGroup = ({ found }: Teller): boolean =>
  found.concepts.length > 0 &&
  found.concepts.every((concept) =>
    ['menu part', 'dessert', 'dish', 'drink', 'pasta', 'bread', 'sauce', 'bakery product'].some((kind) =>
      isKindOf(concept, kind),
    ),
  );

/** All of a section in which the group is: "Cheese and desserts" is asked for whole, lest a guest miss a part of it. */
function withSections({ facts, found }: Teller): MenuDish[] {
  const sections = new Set(
    found.dishes
      .filter((dish) =>
        found.concepts.some((concept) => [...dish.section_concepts].some((one) => isKindOf(one, concept))),
      )
      .map(({ section_id }) => section_id),
  );
  return facts.dishes.filter((dish) => sections.has(dish.section_id) || found.dishes.includes(dish));
}

function groupName(teller: Teller): string {
  const { found } = teller;
  const sections = new Set(found.dishes.map(({ section }) => section));
  const [only] = sections;
  return sections.size === 1 && only ? only : foodWords(teller, [...new Set(found.concepts)].slice(0, 2));
}

/** An allergy to something that nobody declares, or none that was named. */
function withoutChoice(teller: Teller, dish: MenuDish | undefined): LocalAnswer {
  const { facts, words, excluded, message } = teller;
  if (excluded.length > 0 && message.is_allergic) {
    const food = foodWords(teller, excluded);
    const naming = facts.dishes.filter(({ kinds, usual_kinds }) =>
      excluded.some((concept) => kinds.has(concept) || usual_kinds.has(concept)),
    );
    const lines = [
      interpolate(words.allergen_other, { food }),
      ...(naming.length > 0 ? bullets(teller, interpolate(words.food_named, { food }), naming) : []),
      words.allergen_ask,
    ];
    return answer('allergens', lines, naming.slice(0, MAX_BUTTONS), { about: undefined });
  }
  if (dish) return ofDishes(teller, [dish]);
  const which = interpolate(words.allergen_which, { name: name(teller) });
  return answer('allergens', [which, words.allergen_ask], [], { about: undefined });
}

function ofDishes(teller: Teller, dishes: readonly MenuDish[]): LocalAnswer {
  const { words } = teller;
  const each = dishes.map((dish) => ({ dish, ...dishLines(teller, dish) }));
  const unsaid = each.find(({ isDeclared }) => !isDeclared);
  // Its description and its add-ons ("oat milk") may be what the guest needs.
  const [only] = dishes;
  const about = only && dishes.length === 1 ? described(teller, only) : [];
  return answer(
    'allergens',
    [...new Set([...pricesOf(teller, dishes), ...each.flatMap(({ lines }) => lines), ...about, words.allergen_ask])],
    dishes,
    unsaid ? { about: unsaid.dish } : undefined,
  );
}

/** "How much is the brownie, and can I have it?" asks both. */
function pricesOf({ words, message }: Teller, dishes: readonly MenuDish[]): string[] {
  const { locale, folded } = message;
  if (!hasPhrase(locale, GUEST_LANGUAGES[locale].intents.price, folded)) return [];
  return dishes.flatMap(({ item, price }) =>
    price === null ? [] : [interpolate(words.price_is, { dish: item.title, price })],
  );
}

type DishLines = { lines: string[]; isDeclared: boolean };

/** What is declared of one dish: about what the guest avoids, or all of it. */
export function dishLines(teller: Teller, dish: MenuDish): DishLines {
  const { words, avoided, message } = teller;
  const params = { name: name(teller), dish: dish.item.title };
  const named = (codes: readonly AllergenChoice[]) => allergenWords(teller, codes);
  const { reasons } = findingOf(dish, avoided);
  const own = (state: AllergenReason['state']) => [
    ...new Set(reasons.filter((reason) => reason.part === null && reason.state === state).map(({ code }) => code)),
  ];
  const [contains, may] = [own('contains'), own('may_contain')];
  const parts = new Set(reasons.flatMap(({ part }) => (part === null ? [] : [part])));
  const statuses = avoided.map((choice) => ({ choice, ...explainStatus(dish.item, [choice]) }));
  const without = statuses.filter(({ status }) => status === 'declared_without').map(({ choice }) => choice);
  const unsaid = statuses.filter(({ status }) => status === 'nothing_declared').map(({ choice }) => choice);
  const words_naming = [...without, ...unsaid].flatMap((choice) => namedConcepts(dish, choice, 'kinds'));
  const usually = unsaid.flatMap((choice) => namedConcepts(dish, choice, 'usual_kinds'));
  const isNothing = avoided.length === 0 && reasons.length === 0;
  const lines = [
    ...(contains.length > 0
      ? [interpolate(words.allergen_dish_contains, { ...params, allergens: named(contains) })]
      : []),
    ...(may.length > 0 ? [interpolate(words.allergen_dish_may, { ...params, allergens: named(may) })] : []),
    ...[...parts].map((part) =>
      interpolate(words.allergen_dish_part, { ...params, part, mark: partMark(teller, reasons, part) }),
    ),
    ...(without.length > 0 ? [interpolate(words.allergen_dish_without, { ...params, allergens: named(without) })] : []),
    ...(unsaid.length > 0 || (isNothing && dish.item.allergens_checked_at === null)
      ? [interpolate(words.allergen_dish_unsaid, params)]
      : []),
    ...(isNothing && dish.item.allergens_checked_at !== null
      ? [interpolate(words.allergen_dish_no_entry, params)]
      : []),
    ...tagsOf(dish, avoided).map((tag) => interpolate(words.tag_dish, { ...params, tag })),
    ...(words_naming.length > 0
      ? [interpolate(words.dish_food_named, { ...params, food: foodWords(teller, words_naming) })]
      : []),
    ...(usually.length > 0 && words_naming.length === 0
      ? [interpolate(words.dish_food_usual, { ...params, food: foodWords(teller, usually) })]
      : []),
    // The dish's own description may be enough for the guest: "walnuts".
    ...(unsaid.length > 0 && message.intent === 'allergens' ? described(teller, dish) : []),
  ];
  return { lines, isDeclared: unsaid.length === 0 && !(isNothing && dish.item.allergens_checked_at === null) };
}

/** Without choices: everything that is declared of a dish. */
function findingOf(dish: MenuDish, avoided: readonly AllergenChoice[]): Pick<AllergenFinding, 'reasons'> {
  if (avoided.length > 0) return explainStatus(dish.item, avoided);
  const { allergens, allergens_checked_at, options, variants } = dish.item;
  const of = (
    part: string | null,
    listed: readonly { code: AllergenReason['code']; state: AllergenReason['state'] }[],
  ) => listed.filter(({ state }) => state !== 'not_declared').map((one) => ({ ...one, part }));
  return {
    reasons: [
      ...(allergens_checked_at === null ? [] : of(null, allergens)),
      ...[...variants, ...options].flatMap(({ label, allergens: own }) => (own ? of(label, own) : [])),
    ],
  };
}

function partMark({ words, message }: Teller, reasons: readonly AllergenReason[], part: string): string {
  return (['contains', 'may_contain'] as const)
    .flatMap((state) => {
      const codes = reasons.filter((reason) => reason.part === part && reason.state === state).map(({ code }) => code);
      if (codes.length === 0) return [];
      const allergens = listOfWords(
        message.locale,
        codes.map((code) => ALLERGEN_WORDS[message.locale][code]),
      );
      return [interpolate(state === 'contains' ? words.mark_contains : words.mark_may, { allergens })];
    })
    .join('; ');
}

/** The concepts of what a guest avoids that a dish's words name, or that such dishes usually contain. */
const namedConcepts = (dish: MenuDish, choice: AllergenChoice, where: 'kinds' | 'usual_kinds'): string[] =>
  conceptsOfChoice(choice).filter((concept) => dish[where].has(concept));

const QUALITIES: Partial<Record<AllergenChoice, DeclaredQuality>> = {
  gluten: 'gluten_free',
  wheat: 'gluten_free',
  milk: 'lactose_free',
  tree_nuts: 'nut_free',
  peanuts: 'nut_free',
};

/** The owner's tags about what the guest avoids, in the owner's words. */
export const tagsOf = (dish: MenuDish, avoided: readonly AllergenChoice[]): string[] => [
  ...new Set(
    avoided.flatMap((choice) => {
      const quality = QUALITIES[choice];
      const said = quality === undefined ? null : declaredWords(dish, quality);
      return said === null ? [] : [said];
    }),
  ),
];

/** All dishes, or those of a group, by what is declared. */
function ofMenu(teller: Teller, asked: readonly MenuDish[], groupAsked?: string): LocalAnswer {
  // Of a part of the menu that has no dish, nothing can be said: the whole menu is told.
  const [dishes, group] = asked.length > 0 ? [asked, groupAsked] : [teller.facts.dishes, undefined];
  const { words, avoided, message } = teller;
  const params = { name: name(teller), allergens: allergenWords(teller, avoided) };
  const found = dishes.map((dish) => ({ dish, status: explainStatus(dish.item, avoided).status }));
  const having = (status: string) => found.filter((one) => one.status === status).map(({ dish }) => dish);
  const [contains, may] = [having('contains'), having('may_contain')];
  const names = (dish: MenuDish) => avoided.some((choice) => namedConcepts(dish, choice, 'kinds').length > 0);
  // A declaration that the menu's words contradict is nothing to go by.
  const named = [...having('nothing_declared'), ...having('declared_without')].filter(names);
  const diet = message.religion ?? message.diet;
  // "Vegan, and no soy": what is declared without soy is no dish for a vegan yet.
  const isMarked = diet !== null && teller.facts.dishes.some((dish) => declaredWords(dish, diet) !== null);
  const leftOut = diet === null ? [] : leftOutBy(diet);
  const namesLeftOut = (dish: MenuDish) =>
    leftOut.some((concept) => dish.kinds.has(concept) || dish.usual_kinds.has(concept));
  // If the owner marks nothing for a diet, the menu's words decide, as far as they can.
  const suits = (dish: MenuDish) =>
    diet === null || (isMarked || leftOut.length === 0 ? declaredWords(dish, diet) !== null : !namesLeftOut(dish));
  const without = having('declared_without').filter((dish) => !names(dish) && suits(dish));
  const unsaid = having('nothing_declared').filter((dish) => !names(dish) && suits(dish));
  const usual = unsaid.filter((dish) =>
    avoided.some((choice) => namedConcepts(dish, choice, 'usual_kinds').length > 0),
  );
  const others = unsaid.filter((dish) => !usual.includes(dish));
  const tagged = Map.groupBy(
    found.flatMap(({ dish, status }) =>
      status === 'contains' || status === 'may_contain' ? [] : tagsOf(dish, avoided).map((tag) => ({ dish, tag })),
    ),
    ({ tag }) => tag,
  );
  const section = (lead: string, listed: readonly MenuDish[]) =>
    listed.length > 0 ? bullets(teller, lead, listed) : [];
  const containing = section(interpolate(words.allergen_list_contains, params), contains);
  const maybe = section(interpolate(words.allergen_list_may, params), may);
  const free = [
    ...section(interpolate(words.allergen_list_without, params), without.slice(0, MAX_WITHOUT)),
    ...(without.length > MAX_WITHOUT ? [interpolate(words.and_more, { count: without.length - MAX_WITHOUT })] : []),
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
    ...section(interpolate(words.food_usual, { food: params.allergens }), usual),
    ...(isNothing || others.length === 0
      ? []
      : others.length <= MAX_UNDECLARED
        ? section(words.allergen_list_unsaid, others)
        : [interpolate(words.allergen_count_unsaid, { count: others.length })]),
    words.allergen_ask,
  ];
  const shown = message.asks_eat ? [...without, ...may, ...contains] : [...contains, ...may, ...named, ...without];
  return answer('allergens', lines, shown.slice(0, MAX_BUTTONS), isNothing ? { about: undefined } : undefined);
}

/** Whether the owner marks dishes for the guest's diet: the list of what is declared without something holds only these. */
function dietLead(teller: Teller, diet: keyof typeof QUALITY_WORDS, isMarked: boolean): string {
  const { words } = teller;
  const params = { name: name(teller), diet: words[QUALITY_WORDS[diet]] };
  return interpolate(isMarked ? words.diet_only : words.diet_none, params);
}

const bullets = (teller: Teller, lead: string, dishes: readonly MenuDish[]): string[] => [
  lead,
  ...dishes.map((dish) => `• ${lineOf(teller, dish)}`),
];
