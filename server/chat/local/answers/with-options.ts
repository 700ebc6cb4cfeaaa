import type { MenuDish } from '../../facts/menu-facts.ts';
import { asksForMore, asksToAdd, isSurchargeQuestion } from '../words/adding.ts';
import { optionLines } from './option-lines.ts';
import { type LocalAnswer, list, type Teller } from './teller.ts';

/** "Can I add meat to the poutine?": the dishes that come nearest, with what the add-on costs. */
export function withOptions(teller: Teller): LocalAnswer | undefined {
  const { facts, matches, message, words } = teller;
  // "How much is it with banana added?", though there is a banana loaf.
  const isAdded =
    asksToAdd(message.locale, message.folded_text) ||
    asksForMore(message.locale, message.folded_text) ||
    (message.intent === 'price' && isSurchargeQuestion(message.folded_text));
  if (matches.named || (matches.dishes.length > 0 && !isAdded)) return undefined;
  const having = (dishes: readonly MenuDish[]) => dishes.filter((dish) => optionLines(teller, [dish]).length > 0);
  const nearest = having(matches.nearest);
  const isOfAny = isAdded || (matches.nearest.length === 0 && message.intent === 'price');
  const others = isOfAny ? facts.dishes.filter(({ item }) => item.options.length > 0).slice(0, MAX_SEARCHED) : [];
  const dishes = nearest.length > 0 ? nearest : having(others);
  if (dishes.length === 0 || dishes.length > MAX_WITH_OPTION) return undefined;
  const listed = list(teller, 'price', words.list_found, dishes);
  return { ...listed, lines: [...listed.lines, ...optionLines(teller, dishes)] };
}

/** An add-on that more dishes have leaves open which is meant. */
const MAX_WITH_OPTION = 4;

/** Menus with more dishes that have add-ons are too long to look for one in all of them. */
const MAX_SEARCHED = 200;
