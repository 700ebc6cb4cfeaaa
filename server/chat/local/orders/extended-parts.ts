import type { ItemOption } from '../../../../shared/menu.ts';
import { conceptsIn, isReadByCharacters, wordsOf } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { stemsIn } from '../../facts/stems.ts';
import { optionIn } from '../finding/named-labels.ts';
import { namedPartsOf } from '../finding/named-parts.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { readOnMenu } from '../reading/read-on-menu.ts';
import { asksForMore, asksToAdd, denialsIn, isAddition } from '../words/adding.ts';
import { GUEST_LANGUAGES } from '../words/all-languages.ts';
import { isCorrection } from '../words/billing.ts';
import { isRemoval, isWithOpening } from '../words/changing-orders.ts';
import { countersIn, countIn, partsOfOrder } from '../words/counting.ts';
import { foldMessage, hasPhrase } from '../words/phrases.ts';
import { ONE_OF_THEM } from './shared-parts.ts';
import type { Tab } from './tab.ts';

/**
 * "Add a fried egg to the rösti": the part of the order that gets an add-on; undefined if a message adds none, or orders
 * another such dish ("and a burger with bacon").
 */
export function extendedTab(facts: MenuFacts, tab: Tab, message: GuestMessage): Tab | undefined {
  const { locale, folded_text, text } = message;
  // "With bacon and cheese?" adds to what was named last.
  const isAdding =
    asksToAdd(locale, folded_text) || (isAddition(locale, folded_text) && !isWithOpening(locale, folded_text));
  if (!isAdding || ONE_OF_THEM.test(folded_text) || denialsIn(folded_text) > 0) return undefined;
  const askedParts = [message, ...partsOfOrder(locale, text, []).map((part) => readOnMenu(facts, part, locale))];
  const extended = tab.parts.flatMap((part) => {
    const options = new Set(askedParts.flatMap((one) => optionIn(facts, part.dish, one) ?? []));
    const addedOptions = [...options].filter((option) => !part.options.includes(option));
    return addedOptions.length > 0 ? [{ part, addedOptions }] : [];
  });
  const [extension, ...moreParts] = extended;
  if (!extension || moreParts.length > 0) return undefined;
  const { part, addedOptions } = extension;
  const namedParts = namedPartsOf(facts, message).parts;
  // "Cheese on just one" of two.
  if ((part.count ?? 1) > 1 && countIn(locale, folded_text) !== undefined) return undefined;
  if (namedParts.some(({ dish }) => dish !== part.dish) || isCounted(part.dish, message)) return undefined;
  return {
    ...tab,
    parts: tab.parts.map((tabPart) =>
      tabPart === part ? { ...part, options: [...part.options, ...addedOptions] } : tabPart,
    ),
  };
}

/** "One without the egg": an add-on of the order that a message removes again; undefined if it removes none. */
export function withoutOption(tab: Tab, message: GuestMessage, facts: MenuFacts): Tab | undefined {
  const { locale, text, folded_text } = message;
  const { cannot, without } = GUEST_LANGUAGES[locale];
  if (
    /[?？؟]/.test(text) ||
    message.is_allergic ||
    isCorrection(locale, folded_text) ||
    hasPhrase(locale, cannot, folded_text)
  )
    return undefined;
  if (!isRemoval(locale, folded_text) && !hasPhrase(locale, without, folded_text) && !isNotAdded(folded_text))
    return undefined;
  // "Not without cheese!"
  if (denialsIn(folded_text) > 1) return undefined;
  const concepts = conceptsIn(locale, text).map(({ concept }) => concept);
  const extended = tab.parts.filter(({ options }) => options.some((option) => isNamedIn(concepts, option, facts)));
  const [part, ...moreParts] = extended;
  if (!part || moreParts.length > 0) return undefined;
  // "The salad without egg" is no burger.
  const isOfPart = (concept: string) =>
    part.dish.title_concepts.has(concept) || part.options.some((option) => isNamedIn([concept], option, facts));
  const isOther = concepts.some((concept) => isEdible(concept) && !isOfPart(concept));
  if (isOther || namedPartsOf(facts, message).parts.some(({ dish }) => dish !== part.dish)) return undefined;
  const options = part.options.filter((option) => !isNamedIn(concepts, option, facts));
  return { ...tab, parts: tab.parts.map((tabPart) => (tabPart === part ? { ...part, options } : tabPart)) };
}

const isNotAdded = (foldedText: string): boolean => /不[加放要]/u.test(foldedText);

const isNamedIn = (concepts: readonly string[], { label }: ItemOption, { locale }: MenuFacts): boolean =>
  conceptsIn(locale, label).some(({ concept }) =>
    concepts.some((named) => isEdible(named) && (isKindOf(concept, named) || isKindOf(named, concept))),
  );

/** Whether a message counts a dish rather than its add-on: "a rösti with an egg", not "an egg on the rösti". */
function isCounted({ item, original, title_concepts }: MenuDish, { locale, text }: GuestMessage): boolean {
  const concepts = conceptsIn(locale, text);
  const names = concepts.filter(({ concept }) => title_concepts.has(concept));
  const isOfName = (at: number) => names.some(({ from, to }) => from <= at && at < to);
  if (isReadByCharacters(locale)) {
    const from = names[0]?.from ?? text.indexOf(item.title);
    if (from < 0) return false;
    const to = names[0]?.to ?? from + item.title.length;
    const next = concepts.find((other) => other.from >= to)?.from ?? text.length;
    return countersIn(locale, locale === 'zh' ? text.slice(0, from) : text.slice(to, next)) > 0;
  }
  const words = wordsOf(text);
  const titleStems = new Set([item.title, original.title].flatMap(stemsIn));
  const at = words.findIndex((word, index) => isOfName(index) || stemsIn(word).some((stem) => titleStems.has(stem)));
  if (at < 0) return false;
  const from = Math.max(0, ...concepts.filter(({ to }) => to <= at).map(({ to }) => to));
  const ahead = foldMessage(locale, words.slice(from, at).join(' '));
  return countIn(locale, ahead) !== undefined || asksForMore(locale, ahead);
}
