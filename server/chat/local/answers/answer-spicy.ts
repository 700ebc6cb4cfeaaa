import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { isDrink, isForChildren, isSpicy } from '../finding/kinds-of-dish.ts';
import { namedPartsOf } from '../finding/named-parts.ts';
import { isWine } from '../finding/pairing.ts';
import { dishesMeant, poolOf } from '../finding/pool-of.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { hasPhrase } from '../words/phrases.ts';
import { answerUnsaid } from './answer-house.ts';
import { described } from './describe-dish.ts';
import { answer, type LocalAnswer, list, type Teller } from './teller.ts';

/** By the menu's words and tags: what is spicy, or what they don't call so. */
export function answerSpicy(teller: Teller): LocalAnswer {
  const { facts, words, matches, message } = teller;
  const compared = [...new Set(namedPartsOf(facts, message).parts.map(({ dish }) => dish))];
  // "Is the Diavola hotter than the arrabbiata?"
  if (compared.length > 1 && compared.length <= MAX_COMPARED)
    return answer(
      'spicy',
      compared.flatMap((dish) => [
        interpolate(isSpicy(dish) ? words.dish_spicy : words.dish_not_spicy, { dish: dish.item.title }),
        ...described(teller, dish),
      ]),
      compared,
    );
  if (matches.named) {
    const dish = matches.named;
    const said = interpolate(isSpicy(dish) ? words.dish_spicy : words.dish_not_spicy, { dish: dish.item.title });
    return answer('spicy', [said, ...described(teller, dish)], [dish], isSpicy(dish) ? undefined : { about: dish });
  }
  if (NOT_SPICY.test(message.folded_text) || (message.asks_mild && !WHICH_SPICY.test(message.folded_text))) {
    const children = facts.dishes.filter((dish) => isForChildren(dish) && !isSpicy(dish));
    if (
      children.length > 0 &&
      hasPhrase(message.locale, GUEST_LANGUAGES[message.locale].intents.children, message.folded_text)
    )
      return list(teller, 'children', words.children_list, children);
    const pool = poolOf(teller);
    const mild = (pool.length > 0 ? pool : facts.dishes).filter(
      (dish) => !isSpicy(dish) && (pool.length < facts.dishes.length || !(isDrink(dish) || isWine(dish))),
    );
    return mild.length > 0 ? list(teller, 'spicy', words.list_mild, mild) : answerUnsaid(teller);
  }
  // A wine's spice is none that burns.
  const spicy = dishesMeant(teller).filter((dish) => isSpicy(dish) && !isWine(dish));
  if (spicy.length > 0) return list(teller, 'spicy', words.spicy_list, spicy);
  return answer('spicy', [words.spicy_none], [], { about: undefined });
}

/** "He can't bear spice, which ones are hot?" asks for the hot ones. Folded as messages are. */
const WHICH_SPICY =
  / (?:(?:which|what)(?: \p{L}+){0,3} (?:is|are|re|s) (?:\p{L}+ )?(?:spicy|hot)|(?:los|las|cuales|cual|que)(?: \p{L}+){0,3} (?:pican?|picantes?)|(?:quels?|quelles?|lesquels?|lesquelles?)(?: \p{L}+){0,4} (?:epices?|epicees?|piquants?|piquent)|(?:was|welche\p{L}*)(?: \p{L}+){0,3} scharf|(?:quali|quale|cosa)(?: \p{L}+){0,3} piccant[ei]|(?:quais|qual|que)(?: \p{L}+){0,3} (?:picantes?|picam?|apimentad\p{L}*)) |(?:哪些|哪个|哪種|哪种|什么|哪几)[^不]{0,5}辣|(?:ドレ|ドノ|何)[^ナ]{0,6}(?:辛|カラ)|(?:辛|カラ)[イク].{0,3}(?:ドレ|何)|매운.{0,6}(?:뭐|어떤|어느|뭔)|(?:뭐|어떤|어느).{0,8}(?:매워|매운|맵)|(?:شو|ايش|وش|اي|ما|ماهي) (?:\p{L}+ ){0,3}(?:حار|الحار|حراق|سبايسي)/u;

/** "Which dishes are not spicy?", "don't burn": between the question and the spice the guest denies it. Folded as messages are. */
const NOT_SPICY =
  / (?:(?:not|isn t|aren t|isnt|arent|without)(?: (?:too|so|that|very|any|at all))? (?:spicy|hot|spice)|no (?:(?:son|sean|sea|esta|muy|tan) ){0,2}(?:pican?|picantes?)|sin picante|nicht (?:(?:so|zu|sehr) )?scharf\p{L}*|ne sont pas (?:(?:trop|tres|si) )?(?:epicee?s?|piquante?s?)|ne piquent? pas|(?:pas|non|peu) (?:(?:trop|tres|si) )?(?:epicee?s?|piquante?s?)|non (?:(?:sono|e|siano|sia|troppo) ){0,2}piccant[eiao]|(?:nao|sem) (?:(?:sao|e|sejam|seja|muito) ){0,2}(?:picantes?|picam?|pica|apimentad\p{L}*)|(?:مو|مش|غير|ليس|موب|ما هو) (?:حار\p{L}*|حراق\p{L}*|سبايسي)) |(?<!辣)不[会是太]?辣|(?:辛|カラ)クナ|안 ?(?:매운|매워|맵)|맵지 ?(?:않|안)/u;

const MAX_COMPARED = 3;

/** Dishes with a button. */
export const MAX_MILD = 8;

/** Where much is spicy, what isn't is a help for those who order for children. */
export function mildDishes({ facts }: Teller): MenuDish[] {
  const food = facts.dishes.filter((dish) => !isDrink(dish) && !isWine(dish));
  const mild = food.filter((dish) => !isSpicy(dish));
  return food.length - mild.length >= MIN_SPICY ? mild : [];
}

/** Spicy dishes of a menu that make it one of spicy food. */
const MIN_SPICY = 4;
