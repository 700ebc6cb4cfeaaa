import type { Variant } from '../../../../shared/menu.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { isOfPeople } from '../words/changing-orders.ts';
import { countIn } from '../words/counting.ts';
import { numbersIn } from '../words/number-words.ts';
import { numberOfVariant } from './named-labels.ts';

/** A number of a message may be that of a size, or of the dishes that are ordered. */

/** How many a part counts beside the number of a size: "six snails" may be a portion of six, "two of two skewers" are two. */
export function countBeside(
  facts: MenuFacts,
  { dish, variant }: { dish: MenuDish; variant: Variant | undefined },
  part: GuestMessage,
  count: number | undefined,
): number | undefined {
  const isOfSize = count !== undefined && variant && isSizeOf(facts, dish, variant, count);
  if (!isOfSize) return count;
  // "There are two of us, the paella for two" counts people.
  const isPeople = isOfPeople(part.locale, part.folded_text);
  return !isPeople && countNamed(part, count) > 1 ? count : otherNumber(part, count);
}

/** How often a part names a number: "2 taouk (the two skewer ones)". */
const countNamed = ({ locale, folded_text }: GuestMessage, number: number): number =>
  folded_text
    .split(' ')
    .filter((word) => numbersIn(locale, word).has(number) || countIn(locale, ` ${word} `) === number).length;

/** "Two jugs of one litre": the number that isn't the size's. */
function otherNumber({ locale, text }: GuestMessage, sizeNumber: number): number | undefined {
  const [otherCount, ...moreCounts] = [...numbersIn(locale, text)].filter((number) => number !== sizeNumber);
  return moreCounts.length === 0 ? otherCount : undefined;
}

export const isSizeOf = (facts: MenuFacts, dish: MenuDish, variant: Variant, count: number): boolean =>
  numberOfVariant(facts, dish, variant) === count || new RegExp(`(?<!\\d)${count}(?!\\d)`).test(variant.label);
