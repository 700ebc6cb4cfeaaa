import { isKindOf } from '../../../food/kinds-of-food.ts';
import { declaredWords, isDrink } from '../finding/kinds-of-dish.ts';
import { isEdible } from '../reading/edible.ts';
import type { Intent } from '../reading/guest-message.ts';
import { says } from '../words/ways-of-asking.ts';
import type { LocalAnswer, Teller } from './teller.ts';

/** Answers that leave out what the guest has said before of what they can't eat. */

/** Answers about what the guest named, or that say themselves what a dish is marked with. */
const NAMES_NO_MORE: ReadonlySet<Intent> = new Set<Intent>([
  'price',
  'sizes',
  'sold_out',
  'pairing',
  'medical',
  'allergens',
  'diet',
  'religion',
]);

/**
 * Whether an answer offers food that the owner doesn't mark for the diet or the religion that the guest named before:
 * it holds to the end of the chat, as an allergy does.
 */
export function forgetsDiet({ facts, message, matches }: Teller, intent: Intent, given: LocalAnswer): boolean {
  const quality = message.religion ?? message.diet;
  const isOfNamed = matches.named !== undefined && given.item_ids.length <= 1;
  // A wine is for a dish that the guest has named, not for one of a kind.
  const isGuess = intent === 'pairing' && matches.named === undefined;
  if (!quality || isOfNamed || (NAMES_NO_MORE.has(intent) && !isGuess)) return false;
  return given.item_ids
    .flatMap((id) => facts.by_id.get(id) ?? [])
    .some((dish) => !isDrink(dish) && declaredWords(dish, quality) === null);
}

/**
 * Whether a message was not understood in a chat in which the guest has said what they can't eat: a list of suitable dishes is a
 * better answer than none.
 */
export const isDeadEnd = (teller: Teller, { item_ids, lines, topic }: LocalAnswer): boolean => {
  const { message, avoided: avoidedAllergens, words } = teller;
  const isNotUnderstood =
    item_ids.length === 0 &&
    topic === 'off_topic' &&
    lines.includes(words.only_the_menu) &&
    message.intent !== 'refused';
  // "What have you got for me, then?"
  const isForGuest =
    item_ids.length === 0 &&
    lines.includes(words.unsaid) &&
    says(message.locale, 'for_me', message.folded_text) &&
    !message.wished.some(({ concept }) => isEdible(concept) || isKindOf(concept, 'menu part'));
  // "And the starters?" where no section is called so: which of the dishes are meant isn't known.
  const isPartUnknown =
    topic === 'not_on_menu' &&
    message.wished.length > 0 &&
    message.wished.every(({ concept }) => isKindOf(concept, 'menu part') || !isEdible(concept)) &&
    message.wished.some(({ concept }) => isKindOf(concept, 'menu part'));
  const isRestricted = avoidedAllergens.length + teller.excluded.length > 0;
  // "I just don't like it", of what was refused before.
  const isSaidAgain =
    isRestricted &&
    item_ids.length === 0 &&
    lines.includes(words.unsaid) &&
    message.is_statement &&
    (message.intent === 'list' || message.intent === 'none') &&
    !message.wished.some(({ concept }) => isEdible(concept));
  return (
    isSaidAgain ||
    (isForGuest && (isRestricted || message.religion !== null || message.diet !== null)) ||
    (isNotUnderstood && (avoidedAllergens.length > 0 || message.religion !== null || message.diet !== null)) ||
    (isPartUnknown && avoidedAllergens.length > 0)
  );
};

export const dietIntent = ({ message, avoided, excluded }: Teller): Intent => {
  if (avoided.length > 0) return 'allergens';
  if (message.religion) return 'religion';
  return message.diet === null && excluded.length > 0 ? 'exclude' : 'diet';
};
