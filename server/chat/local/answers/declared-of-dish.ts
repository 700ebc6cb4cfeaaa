import {
  type AllergenChoice,
  type AllergenCode,
  type AllergenFinding,
  type AllergenReason,
  codesOf,
  explainStatus,
  isCoveredBy,
} from '../../../../shared/allergens.ts';
import { ALLERGEN_WORDS } from '../../../../shared/i18n/guest/chat-words.ts';
import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { conceptsOfChoice } from '../../../food/allergens-of-food.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { type DeclaredQuality, declaredWords } from '../finding/kinds-of-dish.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { hasPhrase } from '../words/phrases.ts';
import { described } from './describe-dish.ts';
import {
  allergenWords,
  answer,
  declaredOtherShellfish,
  foodWords,
  type LocalAnswer,
  listOfWords,
  name,
  type Teller,
} from './teller.ts';

/** What is declared of single dishes. */

export function ofDishes(teller: Teller, dishes: readonly MenuDish[]): LocalAnswer {
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
  const { locale, folded_text } = message;
  if (!hasPhrase(locale, GUEST_LANGUAGES[locale].intents.price, folded_text)) return [];
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
  const otherShellfish = declaredOtherShellfish(dish, avoided);
  const parts = new Set(reasons.flatMap(({ part }) => (part === null ? [] : [part])));
  const statuses = avoided.map((choice) => ({ choice, ...explainStatus(dish.item, [choice]) }));
  const without = statuses.filter(({ status }) => status === 'declared_without').map(({ choice }) => choice);
  const unsaid = statuses.filter(({ status }) => status === 'nothing_declared').map(({ choice }) => choice);
  const isNamed = (choice: AllergenChoice) => namedConcepts(dish, choice, 'kinds').length > 0;
  const words_naming = [...without, ...unsaid].flatMap((choice) => namedConcepts(dish, choice, 'kinds'));
  const usually = [
    ...unsaid.filter((choice) => !isNamed(choice)).flatMap((choice) => namedConcepts(dish, choice, 'usual_kinds')),
    ...without.filter((choice) => !isNamed(choice) && isMadeOf(dish, choice)).flatMap(conceptsOfChoice),
  ];
  // A contradicted declaration isn't repeated.
  const uncontradicted = without.filter((choice) => !isInWords(dish, choice));
  const isNothing = avoided.length === 0 && reasons.length === 0;
  const lines = [
    ...(contains.length > 0
      ? [interpolate(words.allergen_dish_contains, { ...params, allergens: named(contains) })]
      : []),
    ...(may.length > 0 ? [interpolate(words.allergen_dish_may, { ...params, allergens: named(may) })] : []),
    ...(otherShellfish.length > 0
      ? [interpolate(words.allergen_dish_contains, { ...params, allergens: named(otherShellfish) })]
      : []),
    ...[...parts].map((part) =>
      interpolate(words.allergen_dish_part, { ...params, part, mark: partMark(teller, reasons, part) }),
    ),
    ...(uncontradicted.length > 0
      ? [interpolate(words.allergen_dish_without, { ...params, allergens: named(uncontradicted) })]
      : []),
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
    ...(usually.length > 0
      ? [interpolate(words.dish_food_usual, { ...params, food: foodWords(teller, usually) })]
      : []),
    // The dish's own description may be enough for the guest: "walnuts".
    ...(unsaid.length > 0 && message.intent === 'allergens' ? described(teller, dish) : []),
  ];
  return { lines, isDeclared: unsaid.length === 0 && !(isNothing && dish.item.allergens_checked_at === null) };
}

/** Without choices: everything that is declared of a dish. */
function findingOf(dish: MenuDish, avoidedAllergens: readonly AllergenChoice[]): Pick<AllergenFinding, 'reasons'> {
  if (avoidedAllergens.length > 0) return explainStatus(dish.item, avoidedAllergens);
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
export const namedConcepts = (dish: MenuDish, choice: AllergenChoice, where: 'kinds' | 'usual_kinds'): string[] =>
  isConfirmed(dish, choice) ? [] : conceptsOfChoice(choice).filter((concept) => dish[where].has(concept));

/** Whether the owner has said that a dish is declared rightly without all that its words name of what a guest avoids. */
function isConfirmed(dish: MenuDish, choice: AllergenChoice): boolean {
  const confirmedCodes = dish.confirmed_codes();
  if (confirmedCodes.size === 0 || explainStatus(dish.item, [choice]).status !== 'declared_without') return false;
  const codes = codesNamed(dish, choice);
  return codes.length > 0 && codes.every((code) => confirmedCodes.has(code));
}

const codesNamed = (dish: MenuDish, choice: AllergenChoice): AllergenCode[] =>
  [...dish.named_codes()].filter(
    (code) => isCoveredBy(code, choice) || codesOf(choice).some((avoided) => isCoveredBy(avoided, code)),
  );

/**
 * Whether a dish's words name what is always made of what a guest avoids, or of its group: "nut roast" may be of walnuts. A
 * declaration without it is nothing to go by.
 */
export const isMadeOf = (dish: MenuDish, choice: AllergenChoice): boolean =>
  codesNamed(dish, choice).length > 0 && !isConfirmed(dish, choice);

/** Whether a dish's words name what a guest avoids, or what is always made of it: a declaration without it isn't repeated. */
export const isInWords = (dish: MenuDish, choice: AllergenChoice): boolean =>
  namedConcepts(dish, choice, 'kinds').length > 0 || isMadeOf(dish, choice);

const QUALITIES: Partial<Record<AllergenChoice, DeclaredQuality>> = {
  gluten: 'gluten_free',
  wheat: 'gluten_free',
  milk: 'lactose_free',
  tree_nuts: 'nut_free',
  peanuts: 'nut_free',
};

/** The owner's tags about what the guest avoids, in the owner's words. */
export const tagsOf = (dish: MenuDish, avoidedAllergens: readonly AllergenChoice[]): string[] => [
  ...new Set(
    avoidedAllergens.flatMap((choice) => {
      const quality = QUALITIES[choice];
      const said = quality === undefined ? null : declaredWords(dish, quality);
      return said === null ? [] : [said];
    }),
  ),
];
