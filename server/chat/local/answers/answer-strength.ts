import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { isBeverage } from '../finding/pairing.ts';
import { isOfKind } from '../finding/wanted-dishes.ts';
import { strengthIn } from '../words/strength.ts';
import { withDescriptions } from './answer-search.ts';
import { suits } from './suitable-dishes.ts';
import { type LocalAnswer, list, type Teller } from './teller.ts';

const MAX_RANKED = 3;

/** "Which beer is the strongest?" by the percentages that the menu prints; undefined if it prints less than two. */
export function answerStrength(teller: Teller): LocalAnswer | undefined {
  const { facts, message, words, matches } = teller;
  const end = strengthIn(message.folded_text);
  if (end === undefined) return undefined;
  const askedKinds = message.wished.map(({ concept }) => concept).filter((concept) => isKindOf(concept, 'drink'));
  const meant =
    askedKinds.length === 0
      ? matches.dishes
      : facts.dishes.filter((dish) => askedKinds.some((kind) => isOfKind(dish, kind)));
  const ranked = meant
    .filter((dish) => isBeverage(dish) && suits(teller, dish))
    .flatMap((dish) => {
      const percent = percentOf(dish);
      return percent === undefined ? [] : [{ dish, percent }];
    })
    .toSorted((a, b) => (end === 'strongest' ? b.percent - a.percent : a.percent - b.percent));
  if (ranked.length < 2) return undefined;
  const strongest = ranked.slice(0, MAX_RANKED).map(({ dish }) => dish);
  const [first] = strongest;
  const listed = list(teller, 'drinks', words.list_found, strongest);
  if (!first) return listed;
  return { ...listed, lines: [...listed.lines, ...withDescriptions(teller, { ...listed, lines: [] }, [first]).lines] };
}

const PERCENT = /(\d{1,2}(?:[.,]\d{1,2})?) ?(?:%|vol)/u;

/** The alcohol by volume that a drink's words name. */
function percentOf({ original }: MenuDish): number | undefined {
  const digits = PERCENT.exec(`${original.title} ${original.description ?? ''}`)?.[1];
  return digits === undefined ? undefined : Number(digits.replace(',', '.'));
}
