import type { NamedConcept } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import type { FoundDishes } from '../finding/find-dishes.ts';
import { optionIn, variantIn } from '../finding/named-labels.ts';
import type { GuestMessage, Intent } from '../reading/guest-message.ts';
import { isOpening } from '../reading/openings.ts';
import { countIn } from '../words/counting.ts';
import { comparedSize } from '../words/ways-of-asking.ts';
import { about, COMPARING, has, type Meant, PLAIN_OR_PRICE } from './meant.ts';

const isMenuPart = ({ concept }: NamedConcept): boolean => isKindOf(concept, 'menu part');

const PLAIN_OR_SIZES: ReadonlySet<Intent> = new Set(['list', 'none', 'sizes']);

const OF_SIZES: ReadonlySet<Intent> = new Set(['price', 'sizes']);

/** "And by the glass?" names a size of what was named before. */
export const namesSize = ({ named, dishes, concepts }: FoundDishes): boolean =>
  named === undefined &&
  dishes.length === 0 &&
  concepts.length > 0 &&
  concepts.every((concept) => isKindOf(concept, 'measure'));

/** A question about an add-on, a number or a size of what was named before, or a comparison with it. */
export const referringTo = (
  facts: MenuFacts,
  alone: Meant,
  dishes: MenuDish[],
  { goesOn, isOfSize }: { goesOn: boolean; isOfSize: boolean },
): Meant | undefined =>
  addedTo(facts, alone, dishes) ??
  comparedWith(alone, dishes) ??
  countedOf(alone, dishes, goesOn) ??
  (isOfSize || comparedSize(alone.message.locale, alone.message.folded_text)
    ? sizedOf(facts, alone, dishes)
    : undefined);

/** "And with a scoop of ice cream?" names an add-on of the one dish that was named before. */
function addedTo(facts: MenuFacts, { message }: Meant, dishes: MenuDish[]): Meant | undefined {
  // "Pepper sauce" asks for nothing spicy.
  if (!PLAIN_OR_PRICE.has(message.intent) && message.intent !== 'spicy') return undefined;
  if (dishes.length > 1 && (!isOpening(message) || dishes.length > MAX_ADDED_TO)) return undefined;
  const having = dishes.filter((dish) => optionIn(facts, dish, message));
  return having.length === 1 ? { message: { ...message, intent: 'price' }, matches: about(having) } : undefined;
}

/** Of more dishes, an add-on is as likely a dish of its own. */
const MAX_ADDED_TO = 3;

/** "And three of them?" */
function countedOf({ message, matches }: Meant, dishes: MenuDish[], goesOn: boolean): Meant | undefined {
  if (!goesOn || dishes.length > 1 || matches.asks_food || !PLAIN_OR_PRICE.has(message.intent)) return undefined;
  if ((countIn(message.locale, message.folded_text) ?? 1) < 2) return undefined;
  return { message: { ...message, intent: 'price' }, matches: about(dishes) };
}

/** "And the bottle, how much is it?" is about the one of several dishes that comes in bottles. */
function sizedOf(facts: MenuFacts, { message, matches }: Meant, dishes: MenuDish[]): Meant | undefined {
  // "And the small starters?" asks for a part of the menu.
  if (matches.named || message.wished.some(isMenuPart) || !PLAIN_OR_PRICE.has(message.intent)) return undefined;
  const sized = dishes.filter((dish) => variantIn(facts, dish, message) !== undefined);
  return sized.length === 1 ? { message: { ...message, intent: 'price' }, matches: about(sized) } : undefined;
}

/** "And the large one?": all sizes are told if the menu calls none so. */
export function sizesOf(
  message: GuestMessage,
  [only, ...others]: readonly MenuDish[],
  asked: Intent,
): Meant | undefined {
  const isCompared = comparedSize(message.locale, message.folded_text) !== undefined;
  const isOfSize =
    (PLAIN_OR_SIZES.has(message.intent) && OF_SIZES.has(asked) && !has(message, 'other')) ||
    (isCompared && (PLAIN_OR_SIZES.has(message.intent) || message.intent === 'price'));
  if (!only || others.length > 0 || only.item.variants.length < 2 || !isOfSize) return undefined;
  return { message: { ...message, intent: 'sizes' }, matches: about([only]) };
}

/** "Which is cheaper, that or the quattro formaggi?" */
const comparedWith = ({ message, matches }: Meant, dishes: readonly MenuDish[]): Meant | undefined =>
  matches.named && COMPARING.has(message.intent) && has(message, 'pointing')
    ? { message, matches: about([...new Set([...dishes, matches.named])]) }
    : undefined;
