import { ALLERGEN_WORDS } from '../../../shared/i18n/guest/chat-words.ts';
import { interpolate } from '../../../shared/i18n/interpolate.ts';
import type { Allergen } from '../../../shared/menu.ts';
import type { MenuDish } from '../menu-facts.ts';
import { described } from './describe-dish.ts';
import { answer, type LocalAnswer, list, type Teller } from './teller.ts';

/**
 * Repeats what the owner declared, says who declared it, and always sends guests to the staff. Never concludes that a
 * dish is free of anything: what isn't declared is unknown.
 */
export function answerAllergens(teller: Teller): LocalAnswer {
  const { found, words } = teller;
  if (found.named) return ofDish(teller, found.named);
  if (found.dishes.length === 0 || found.dishes.length > MAX_TOLD_EACH) return ofMenu(teller);
  const each = found.dishes.map((dish) => ofDish(teller, dish));
  const lines = each.flatMap((one) => one.lines.filter((line) => line !== words.allergen_ask));
  const unsaid = each.find(({ is_answered }) => !is_answered);
  return {
    ...answer('allergens', [...lines, words.allergen_ask], found.dishes),
    is_answered: unsaid === undefined,
    about_item_id: unsaid?.about_item_id ?? null,
  };
}

/** Above this number of dishes the declarations are listed. */
const MAX_TOLD_EACH = 4;

const declared = ({ item }: MenuDish, state: Allergen['state']): Allergen['code'][] =>
  item.allergens_checked_at === null ? [] : item.allergens.filter((one) => one.state === state).map(({ code }) => code);

/** Allergens that imply each other for guests: a question about gluten is answered with wheat, too. */
const RELATED: Partial<Record<Allergen['code'], readonly Allergen['code'][]>> = {
  gluten: ['wheat'],
  wheat: ['gluten'],
  crustaceans: ['molluscs'],
};

function ofDish(teller: Teller, dish: MenuDish): LocalAnswer {
  const { facts, question, words } = teller;
  const { name } = facts.restaurant;
  const named = (codes: Allergen['code'][]) => codes.map((code) => ALLERGEN_WORDS[question.locale][code]).join(', ');
  const params = { name, dish: dish.item.title };
  const [contains, may] = [declared(dish, 'contains'), declared(dish, 'may_contain')];
  const lines = [
    ...(contains.length > 0
      ? [interpolate(words.allergen_dish_contains, { ...params, allergens: named(contains) })]
      : []),
    ...(may.length > 0 ? [interpolate(words.allergen_dish_may, { ...params, allergens: named(may) })] : []),
  ];
  const isSaid =
    question.allergens.length === 0
      ? lines.length > 0
      : question.allergens.some((code) =>
          [...contains, ...may].some((one) => one === code || RELATED[code]?.includes(one)),
        );
  // The dish's own description may be enough for the guest: "walnuts".
  if (!isSaid) lines.push(...described(teller, dish), interpolate(words.allergen_dish_unsaid, params));
  return answer('allergens', [...lines, words.allergen_ask], [dish], isSaid ? undefined : { about: dish });
}

function ofMenu(teller: Teller): LocalAnswer {
  const { facts, question, words } = teller;
  const { name } = facts.restaurant;
  const codes = new Set(question.allergens.flatMap((code) => [code, ...(RELATED[code] ?? [])]));
  const allergens = question.allergens.map((code) => ALLERGEN_WORDS[question.locale][code]).join(', ');
  const having = (state: Allergen['state']) =>
    facts.dishes.filter((dish) => declared(dish, state).some((code) => codes.has(code)));
  const [contains, may] = [having('contains'), having('may_contain')];
  if (contains.length + may.length === 0)
    return answer('allergens', [interpolate(words.allergen_list_none, { name }), words.allergen_ask], [], {
      about: undefined,
    });
  const parts = [
    ...(contains.length > 0
      ? [list(teller, 'allergens', interpolate(words.allergen_list_contains, { name, allergens }), contains)]
      : []),
    ...(may.length > 0
      ? [list(teller, 'allergens', interpolate(words.allergen_list_may, { name, allergens }), may)]
      : []),
  ];
  return {
    ...answer('allergens', [...parts.flatMap(({ lines }) => lines), words.allergen_ask]),
    item_ids: [...new Set(parts.flatMap(({ item_ids }) => item_ids))],
  };
}
