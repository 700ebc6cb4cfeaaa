import { namedPartsOf } from '../finding/named-parts.ts';
import { described } from './describe-dish.ts';
import { type LocalAnswer, list, type Teller } from './teller.ts';

/** "What's the difference between the burger and the pie?": what the menu says of each. */
export function answerDifference(teller: Teller): LocalAnswer | undefined {
  const { facts, message, matches, words } = teller;
  if (!DIFFERENCE.test(message.folded_text)) return undefined;
  const parts = namedPartsOf(facts, message).parts.map(({ dish }) => dish);
  const dishes = [...new Set([...parts, ...(parts.length > 1 ? [] : matches.dishes)])].slice(0, MAX_COMPARED);
  if (dishes.length < 2) return undefined;
  const listed = list(teller, 'dish', words.list_found, dishes);
  return { ...listed, lines: [...listed.lines, ...dishes.flatMap((dish) => described(teller, dish))] };
}

const DIFFERENCE = /(?<= )(?:difference|diferencia|diferenca|unterschied|unterschiede|differenza|differenze)(?= )/u;

const MAX_COMPARED = 4;
