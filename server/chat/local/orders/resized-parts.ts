import type { MenuFacts } from '../../facts/menu-facts.ts';
import { variantsIn } from '../finding/named-labels.ts';
import { type NamedPart, namedPartsOf, sizesNamedIn } from '../finding/named-parts.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { hasGivenUp, isCorrection } from '../words/billing.ts';
import { isReplacement } from '../words/changing-orders.ts';
import { countIn } from '../words/counting.ts';
import { says } from '../words/ways-of-asking.ts';
import type { Tab } from './tab.ts';

/**
 * "Change the jug to two glasses", "the soy milk in large, please": a part of the order in another of its sizes; undefined if
 * a message asks for no other size, or names a dish that isn't ordered.
 */
export function resizedTab(facts: MenuFacts, tab: Tab, message: GuestMessage): Tab | undefined {
  const { locale, folded_text } = message;
  const isChange =
    isCorrection(locale, folded_text) || isReplacement(locale, folded_text) || says(locale, 'swap', folded_text);
  if (!isChange) return undefined;
  const namedDishes = new Set(namedPartsOf(facts, message).parts.map(({ dish }) => dish));
  if ([...namedDishes].some((dish) => !tab.parts.some((part) => part.dish === dish))) return undefined;
  const sized = tab.parts
    .filter(({ dish, variant }) => variant !== undefined && (namedDishes.size === 0 || namedDishes.has(dish)))
    .flatMap((part) => {
      const variants = variantsIn(facts, part.dish, message);
      const otherVariants = variants.filter((variant) => variant !== part.variant);
      const [variant, ...moreVariants] = otherVariants;
      return variant && moreVariants.length === 0 ? [{ part, variant, isExchange: variants.length > 1 }] : [];
    });
  // "Swap the bottle for two flutes": of a size that the menu doesn't call so.
  const isOther = sized.length === 0 && (hasGivenUp(locale, folded_text) || says(locale, 'swap', folded_text));
  const isNamedSize = ({ dish, variant }: NamedPart) =>
    variant !== undefined && variantsIn(facts, dish, message).includes(variant);
  if (isOther && namedDishes.size === 0 && tab.parts.some(isNamedSize)) return { ...tab, is_clear: false };
  const several = severalSizes(facts, tab, message);
  if (several) return several;
  const exchanged = sized.filter(({ isExchange }) => isExchange);
  const [change, ...moreChanges] = exchanged.length > 0 ? exchanged : sized;
  if (!change) return undefined;
  // "Just a large beer" of a small and a large one.
  const isOfSeveral = tab.parts.filter(({ dish }) => dish === change.part.dish).length > 1;
  if (moreChanges.length > 0 || isOfSeveral) return { ...tab, is_clear: false };
  const { part, variant, isExchange } = change;
  const count = countIn(locale, folded_text) ?? part.count;
  // "The two bottles for a glass": which number is whose isn't sure.
  const isUnsure = isExchange && (part.count ?? 1) > 1 && count === part.count;
  const resized: NamedPart = { ...part, variant, count };
  return {
    ...tab,
    is_clear: tab.is_clear && !isUnsure,
    parts: tab.parts.map((tabPart) => (tabPart === part ? resized : tabPart)),
  };
}

/** "A small and a large one rather" of two large ones; undefined if a message counts no several sizes, or cancels one. */
function severalSizes(facts: MenuFacts, tab: Tab, message: GuestMessage): Tab | undefined {
  const { locale, folded_text } = message;
  if (hasGivenUp(locale, folded_text) || says(locale, 'swap', folded_text)) return undefined;
  const [change, ...moreChanges] = tab.parts.flatMap((part) => {
    const sizes = part.variant === undefined ? [] : sizesNamedIn(facts, message, part.dish);
    return new Set(sizes.map(({ variant }) => variant)).size > 1 ? [{ part, sizes }] : [];
  });
  if (!change) return undefined;
  const { part, sizes } = change;
  const count = sizes.reduce((sum, size) => sum + (size.count ?? 1), 0);
  const isClear = moreChanges.length === 0 && count === (part.count ?? 1) && part.options.length === 0;
  return {
    ...tab,
    is_clear: tab.is_clear && isClear,
    parts: tab.parts.flatMap((tabPart) => (tabPart === part ? sizes : [tabPart])),
  };
}
