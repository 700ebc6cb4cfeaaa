import type { ItemOption } from '../../../../shared/menu.ts';
import { conceptsIn, isReadByCharacters } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { stemsIn } from '../../facts/stems.ts';
import { optionIn, variantIn } from '../finding/named-labels.ts';
import { type NamedPart, namedPartsOf } from '../finding/named-parts.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { isBare } from '../reading/openings.ts';
import { readOnMenu } from '../reading/read-on-menu.ts';
import { asksForMore } from '../words/adding.ts';
import { hasGivenUp, isCorrection, isFiller, withoutGivenUp } from '../words/billing.ts';
import { isOnlySoMany, isRemoval } from '../words/changing-orders.ts';
import { countIn, partsOfOrder } from '../words/counting.ts';
import { foldMessage } from '../words/phrases.ts';
import { sizeWordsIn } from '../words/size-words.ts';
import { says } from '../words/ways-of-asking.ts';
import { withNamed } from './named-beside.ts';
import { resizedTab } from './resized-parts.ts';
import { ONE_OF_THEM, sharedBetween } from './shared-parts.ts';
import { siblingNamed } from './sibling-parts.ts';
import { isQuestion, type Tab } from './tab.ts';

/** "No, the toastie rather", "make that four", "a glass instead of the jug"; undefined if a message corrects nothing. */
export function correctedTab(facts: MenuFacts, tab: Tab, message: GuestMessage): Tab | undefined {
  const { locale, folded_text } = message;
  const recounted = resizedTab(facts, tab, message) ?? recountedTab(facts, tab, message);
  if (recounted) return recounted;
  if (!isCorrection(locale, folded_text))
    return isRemoval(locale, folded_text) ? removedFrom(facts, tab, message) : undefined;
  const namedParts = namedPartsOf(facts, message);
  const isOnTab = ({ dish }: NamedPart) => tab.parts.some((part) => part.dish === dish);
  const newParts = namedParts.parts.filter((part) => !isOnTab(part));
  const knownParts = namedParts.parts.filter(isOnTab);
  const siblingPart = namedParts.parts.length === 0 ? siblingNamed(facts, tab, message) : undefined;
  const [newPart, ...moreNew] = siblingPart ? [siblingPart] : newParts;
  const resized = newPart && knownParts.length === 0 ? resizedBeside(facts, tab, message) : undefined;
  if (resized) return withNamed(resized, { ...namedParts, parts: newParts }, message);
  if (newPart) {
    const givenUp = tab.parts.filter(
      (part) => knownParts.some(({ dish }) => dish === part.dish) || isGivenUp(part.dish, newParts, message),
    );
    const replaced = givenUp.length > 0 ? givenUp : tab.parts.slice(-1);
    const [onlyReplaced, ...moreReplaced] = replaced;
    const count =
      moreNew.length === 0 && moreReplaced.length === 0 ? (newPart.count ?? onlyReplaced?.count) : newPart.count;
    return {
      ...tab,
      parts: [...tab.parts.filter((part) => !replaced.includes(part)), { ...newPart, count }, ...moreNew],
      // "No, …" is a part that isn't understood, and orders nothing; of several dishes the replaced one must be named.
      is_clear:
        tab.is_clear &&
        (namedParts.is_whole || siblingPart !== undefined) &&
        (givenUp.length > 0 || tab.parts.length === 1 || !hasGivenUp(locale, folded_text)),
    };
  }
  const correction = withWords(message, withoutGivenUp(locale, folded_text));
  const target =
    knownParts[0]?.dish ??
    tab.parts.findLast(({ dish }) => variantIn(facts, dish, correction))?.dish ??
    tab.parts.at(-1)?.dish;
  const partIndex = tab.parts.findLastIndex(({ dish }) => dish === target);
  const part = tab.parts[partIndex];
  if (!part) return undefined;
  const corrected = correctedParts(facts, { part, count: knownParts[0]?.count }, message, correction);
  if (!corrected) return undefined;
  return corrected === 'unclear'
    ? { ...tab, is_clear: false }
    : { ...tab, parts: tab.parts.toSpliced(partIndex, 1, ...corrected) };
}

/** "Just one coffee", "冻柠茶一杯就够了" of two: dishes of the order, each with its number. */
function recountedTab(facts: MenuFacts, tab: Tab, message: GuestMessage): Tab | undefined {
  const { locale, folded_text, text } = message;
  // "Just one more coffee" is another one.
  if (!isOnlySoMany(locale, folded_text) || asksForMore(locale, folded_text)) return undefined;
  if (/[?？؟]/.test(text) && !says(locale, 'total', folded_text)) return undefined;
  const { parts: namedParts, is_clear } = namedPartsOf(facts, message);
  const [onlyPart, ...moreParts] = tab.parts;
  const count = countIn(locale, folded_text);
  // "One is enough" of the only dish, but not "just the two" of a stack of two.
  const isOfSize = onlyPart !== undefined && variantIn(facts, onlyPart.dish, message) !== undefined;
  if (
    namedParts.length === 0 &&
    onlyPart &&
    moreParts.length === 0 &&
    count !== undefined &&
    !isOfSize &&
    isOnlyCount(message)
  )
    return message.wished.some(({ concept }) => isEdible(concept))
      ? undefined
      : { ...tab, parts: [{ ...onlyPart, count }] };
  const ofTab = (part: NamedPart) => tab.parts.filter(({ dish }) => dish === part.dish);
  if (namedParts.length === 0 || !namedParts.every((part) => part.count !== undefined && ofTab(part).length > 0))
    return undefined;
  // "Just a large beer" of a small and a large one.
  if (namedParts.some((part) => ofTab(part).length > 1)) return { ...tab, is_clear: false };
  const isOwnOption = (part: NamedPart) =>
    part.options.every((option) => ofTab(part).some(({ options }) => options.includes(option)));
  return {
    ...tab,
    parts: tab.parts.map((part) => {
      const { count, variant } = namedParts.find(({ dish }) => dish === part.dish) ?? part;
      return { ...part, count, variant: variant ?? part.variant };
    }),
    is_clear: tab.is_clear && is_clear && namedParts.every(isOwnOption),
  };
}

/** "Just one", "one is enough": not "just one question", nor "only one is coeliac". */
export function isOnlyCount(message: GuestMessage): boolean {
  const { locale, folded_text, is_allergic, avoided, excluded, diet, religion } = message;
  if (is_allergic || avoided.length + excluded.length > 0 || diet !== null || religion !== null) return false;
  if (isReadByCharacters(locale)) return isBare(message);
  return folded_text
    .trim()
    .split(' ')
    .every(
      (word) =>
        countIn(locale, ` ${word} `) !== undefined ||
        isOnlySoMany(locale, ` ${word} `) ||
        isFiller(locale, word) ||
        GLUE.test(word),
    );
}

/** Words that name nothing, in any language. */
const GLUE =
  /^(?:is|it|s|that|make|will|do|please|then|oh|ok|okay|no|nope|non|nein|nee|ne|nao|je|il|y|en|ca|est|sera|seule?|svp|sol[oa]|por|favor|es|ist|bitte|dann|mir|uns|mi|ci|per|favore|e|me|so|واحد\p{L}*|من)$/u;

/** "No, the large one, and an iced tea": the size of what was named last, beside what is added; undefined if no part is a size. */
function resizedBeside(facts: MenuFacts, tab: Tab, message: GuestMessage): Tab | undefined {
  const { locale, text } = message;
  const lastPart = tab.parts.at(-1);
  if (!lastPart || lastPart.dish.item.variants.length < 2) return undefined;
  for (const partText of partsOfOrder(locale, text, [])) {
    const part = readOnMenu(facts, partText, locale);
    if (!sizeWordsIn(partText).size || part.wished.some(({ concept }) => isEdible(concept))) continue;
    const variant = variantIn(facts, lastPart.dish, part);
    const parts = [...tab.parts.slice(0, -1), { ...lastPart, variant: variant ?? lastPart.variant }];
    return { ...tab, parts, is_clear: tab.is_clear && variant !== undefined };
  }
  return undefined;
}

const withWords = (message: GuestMessage, foldedText: string): GuestMessage =>
  foldedText === message.folded_text || isReadByCharacters(message.locale)
    ? message
    : { ...message, text: foldedText.trim(), folded_text: foldedText };

/** What a correction without another dish makes of a part; undefined if it changes nothing. */
function correctedParts(
  facts: MenuFacts,
  { part, count: namedCount }: { part: NamedPart; count: number | undefined },
  message: GuestMessage,
  correction: GuestMessage,
): NamedPart[] | 'unclear' | undefined {
  const { locale, folded_text } = message;
  const variant = variantIn(facts, part.dish, correction) ?? part.variant;
  const option = optionIn(facts, part.dish, correction);
  const count =
    variant === part.variant ? (countIn(locale, correction.folded_text) ?? part.count) : (namedCount ?? part.count);
  const givenUp = correction === message ? undefined : givenUpOption(facts, part, message, correction);
  const ownOptions = part.options.filter((own) => own !== givenUp);
  const options = option ? [...new Set([...ownOptions, option])] : ownOptions;
  const isSame = options.length === part.options.length && options.every((own) => part.options.includes(own));
  if (variant === part.variant && count === part.count && isSame) return undefined;
  // "One of them with cheese".
  const isOfOne = ONE_OF_THEM.test(folded_text) && (part.count ?? 1) > 1;
  const isOfSome = namedCount === undefined && count !== undefined && count < (part.count ?? 1);
  if (option && !isSame && (isOfOne || isOfSome)) return sharedBetween(part, { ...part, options }, isOfOne ? 1 : count);
  // Whether it is instead of the bacon isn't read in these languages.
  if (option && !isSame && isReadByCharacters(locale) && part.options.length > 0) return 'unclear';
  return [{ ...part, variant, count, options }];
}

/** "Cheese instead of bacon": the add-on that is replaced. */
function givenUpOption(
  facts: MenuFacts,
  { dish, options }: NamedPart,
  message: GuestMessage,
  correction: GuestMessage,
): ItemOption | undefined {
  const rest = message.folded_text.slice(correction.folded_text.length).trim();
  const wantedStems = new Set(correction.text.trim().split(/\s+/));
  const words = rest.split(/\s+/).filter((word) => !wantedStems.has(word));
  const option = optionIn(facts, dish, readOnMenu(facts, words.slice(-MAX_GIVEN_UP_WORDS).join(' '), message.locale));
  return option && options.includes(option) ? option : undefined;
}

const MAX_GIVEN_UP_WORDS = 3;

/** "된장 말고 김치찌개": a dish of the order that the message names by a part of its title. */
function isGivenUp(
  dish: MenuDish,
  newParts: readonly NamedPart[],
  { locale, text, folded_text }: GuestMessage,
): boolean {
  if (newParts.some((part) => part.dish === dish)) return false;
  const isOfNew = (concept: string) => newParts.some((part) => part.dish.title_concepts.has(concept));
  const concepts = conceptsIn(locale, text)
    .map(({ concept }) => concept)
    .filter((concept) => isEdible(concept) && !isOfNew(concept));
  const title = foldMessage(locale, dish.item.title).trim();
  const words = folded_text
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 1);
  const newStems = new Set(newParts.flatMap((part) => stemsIn(part.dish.item.title)));
  const namedStems = new Set(stemsIn(text));
  // "Statt Elsässer Art …": of two tarts, by the rest of its title.
  const isCalledSo =
    !isReadByCharacters(locale) &&
    stemsIn(dish.item.title).some((word) => word.length > 3 && namedStems.has(word) && !newStems.has(word));
  return (
    isCalledSo ||
    concepts.some((concept) => [...dish.title_concepts].some((own) => isKindOf(own, concept))) ||
    (isReadByCharacters(locale) && words.some((word) => title.startsWith(word)))
  );
}

/** "Skip the fries": dishes of the order, with no other food in the message. */
function removedFrom(facts: MenuFacts, tab: Tab, message: GuestMessage): Tab | undefined {
  const { parts: namedParts } = namedPartsOf(facts, message);
  const removed = tab.parts.filter(({ dish }) => namedParts.some((part) => part.dish === dish));
  const foods = message.wished.map(({ concept }) => concept).filter(isEdible);
  const isOther = (concept: string) =>
    !removed.some(({ dish }) => [...dish.title_concepts].some((own) => isKindOf(own, concept)));
  if (removed.length === 0 || removed.length < namedParts.length || removed.length === tab.parts.length)
    return undefined;
  // "Take off one of the burgers".
  if (namedParts.some(({ count }) => count !== undefined)) return undefined;
  if ([...foods, ...message.excluded].some(isOther) || isQuestion(message)) return undefined;
  return { ...tab, parts: tab.parts.filter((part) => !removed.includes(part)) };
}
