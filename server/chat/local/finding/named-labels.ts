import type { ItemOption, Variant } from '../../../../shared/menu.ts';
import { conceptsIn, foldCharacters, isReadByCharacters, wordsOf } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish, MenuFacts } from '../../facts/menu-facts.ts';
import { stemsIn } from '../../facts/stems.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { isDenyingToAdd } from '../words/adding.ts';
import { isCommonWord } from '../words/common-words.ts';
import { countIn } from '../words/counting.ts';
import { numbersIn } from '../words/number-words.ts';
import { withoutDenied } from '../words/refusals.ts';
import { sizeWordsIn } from '../words/size-words.ts';
import { volumesIn } from '../words/volumes.ts';
import { comparedSize, says } from '../words/ways-of-asking.ts';

/** The sizes and add-ons of a dish that a message names. */

/** The size that words name: by its label, or by the concept of a size in any language. */
export function variantIn(facts: MenuFacts, dish: MenuDish, part: GuestMessage): Variant | undefined {
  const { variants } = dish.item;
  const exact = byComparison(facts, dish, part) ?? byVolume(dish, part);
  if (exact) return exact;
  // "For 1" and "for 2" differ in their numbers only.
  const numbers = variants.filter(({ label }) => {
    const digits = /\d+(?:[.,]\d+)?/.exec(label)?.[0].replace(',', '.');
    return digits !== undefined && new RegExp(`(?<![\\d.,])${digits.replace('.', '[.,]')}(?![.,]?\\d)`).test(part.text);
  });
  if (numbers.length === 1) return numbers[0];
  const counted = byNumber(facts, dish, part);
  if (counted) return counted;
  const half = byHalf(dish, part);
  if (half) return half;
  const hits = byLabel(facts, dish, part);
  // "一大杯" is the large one, though a small one is called "杯".
  const isCounter = isReadByCharacters(part.locale) && hits.every(({ label }) => label.length === 1);
  const bySizes = () => bySize(facts, dish, part) ?? bySizeWord(dish, part);
  const [hit, ...moreHits] = hits;
  if (!hit || moreHits.length > 0) return bySizes();
  return (isCounter ? bySizes() : undefined) ?? ofCount(facts, dish, part, hit) ?? hit;
}

/** "Meia pint" is the half pint, though the other size is called just so. */
function byHalf({ item, original }: MenuDish, part: GuestMessage): Variant | undefined {
  const askedSizes = sizeWordsIn(part.text);
  if (!askedSizes.has('half') || askedSizes.has('whole') || item.variants.length < 2) return undefined;
  const halves = item.variants.filter(({ label }, variantIndex) =>
    sizeWordsIn(`${label} / ${original.variants[variantIndex]?.label ?? ''}`).has('half'),
  );
  return halves.length === 1 ? halves[0] : undefined;
}

/** The sizes whose labels a message names; of those that contain each other only one: "an order" is no half order. */
function byLabel(facts: MenuFacts, dish: MenuDish, part: GuestMessage): Variant[] {
  const hits = dish.item.variants
    .map((variant, variantIndex) => {
      const labels = [variant.label, dish.original.variants[variantIndex]?.label ?? ''];
      return { variant, rank: labelRank(facts, part, labels, isMeasure), stems: new Set(stemsIn(variant.label)) };
    })
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => one.stems.size - other.stems.size);
  const [shortest] = hits;
  const isNested =
    shortest !== undefined && hits.every(({ stems }) => [...shortest.stems].every((word) => stems.has(word)));
  const exactHits = hits.filter(({ rank }) => rank === EXACT_RANK);
  return (isNested && exactHits.length > 0 ? exactHits.slice(-1) : hits).map(({ variant }) => variant);
}
const EXACT_RANK = 3;

/** "A half litre" is 0.5 l, "500 ml" is 50 cl. */
function byVolume({ item, original }: MenuDish, part: GuestMessage): Variant | undefined {
  if (item.variants.length < 2) return undefined;
  const volumes = item.variants.map((variant, variantIndex) =>
    volumesIn(`${variant.label} ${original.variants[variantIndex]?.label ?? ''}`),
  );
  if (volumes.every(({ size }) => size === 0)) return undefined;
  const askedVolumes = volumesIn(part.text);
  const hits = item.variants.filter((_, variantIndex) =>
    [...(volumes[variantIndex] ?? [])].some((volume) => askedVolumes.has(volume)),
  );
  return hits.length === 1 ? hits[0] : undefined;
}

/** All sizes of a dish that a message names by their labels: the jug and the glass of "a glass instead of the jug". */
export const variantsIn = (facts: MenuFacts, { item, original }: MenuDish, message: GuestMessage): Variant[] =>
  item.variants.filter((variant, variantIndex) => {
    const labels = [variant.label, original.variants[variantIndex]?.label ?? ''];
    const asked = sizeWordsIn(message.text);
    const isCalled = labels.some((label) => [...sizeWordsIn(label)].some((size) => asked.has(size)));
    return isCalled || saysLabel(facts, message, labels, isMeasure);
  });

/** The one number of a size's label, in the menu's or the page's language; undefined if it has none. */
export function numberOfVariant(facts: MenuFacts, dish: MenuDish, variant: Variant): number | undefined {
  const variantIndex = dish.item.variants.indexOf(variant);
  const numbers = new Set([
    ...numbersIn(facts.locale, variant.label),
    ...numbersIn(facts.main_locale, dish.original.variants[variantIndex]?.label ?? ''),
  ]);
  const [only] = numbers;
  return numbers.size === 1 ? only : undefined;
}

/** "Para dos" is "for 2", "the one with three" is "三点盛り": sizes that differ in their numbers. */
function byNumber(facts: MenuFacts, dish: MenuDish, part: GuestMessage): Variant | undefined {
  const { variants } = dish.item;
  const numbers = variants.map((variant) => numberOfVariant(facts, dish, variant));
  if (variants.length < 2 || numbers.includes(undefined) || new Set(numbers).size < variants.length) return undefined;
  const asked = numbersIn(part.locale, part.text);
  const hits = variants.filter((_, at) => asked.has(numbers[at] ?? 0));
  return hits.length === 1 ? hits[0] : undefined;
}

/** "One skewer" of one and two: a label's noun counts less than the number ahead of it. */
function ofCount(facts: MenuFacts, dish: MenuDish, part: GuestMessage, hit: Variant): Variant | undefined {
  const number = numberOfVariant(facts, dish, hit);
  const count = countIn(part.locale, part.folded_text);
  return number === undefined || number === count
    ? undefined
    : dish.item.variants.find((other) => count !== undefined && numberOfVariant(facts, dish, other) === count);
}

/** "The bigger one" of sizes that are numbers or measures: the one that costs most. */
function byComparison(facts: MenuFacts, dish: MenuDish, part: GuestMessage): Variant | undefined {
  const asked = comparedSize(part.locale, part.folded_text);
  const { variants } = dish.item;
  if (!asked || variants.length < 2) return undefined;
  const isOfSizes = variants.every(
    (variant, variantIndex) =>
      variant.price !== null &&
      (numberOfVariant(facts, dish, variant) !== undefined || isMeasured(facts, dish, variantIndex, variant.label)),
  );
  const sorted = variants.toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0));
  return isOfSizes ? sorted.at(asked === 'larger' ? -1 : 0) : undefined;
}

const isMeasured = (facts: MenuFacts, { original }: MenuDish, variantIndex: number, label: string): boolean =>
  /\d/.test(label) ||
  conceptsIn(facts.main_locale, original.variants[variantIndex]?.label ?? label).some(({ concept }) =>
    isMeasure(concept),
  );

/**
 * "The large one" of 300 and 500 ml, or of a glass and a bottle: sizes whose labels are amounts or measures stand in the order
 * of their prices. "The whole one" of a half and a whole portion is the other one.
 */
function bySize(facts: MenuFacts, dish: MenuDish, part: GuestMessage): Variant | undefined {
  const { variants } = dish.item;
  const isSizes =
    variants.length > 1 &&
    variants.every(
      ({ label, price }, at) => price !== null && (isMeasured(facts, dish, at, label) || sizeWordsIn(label).size > 0),
    );
  if (!isSizes) return undefined;
  const words = sizeWordsIn(part.text);
  const sizes = new Set<string>([...conceptsIn(part.locale, part.text).map(({ concept }) => concept), ...words]);
  // "A large one" of a small and a normal size, but not of sizes of which one is called so.
  const isCalled = variants.some(({ label }) => [...sizeWordsIn(label)].some((size) => words.has(size)));
  const isLarge = sizes.has('large') || says(part.locale, 'whole_size', part.folded_text);
  const [first, ...others] = variants.toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0));
  if (isCalled || isLarge === sizes.has('small')) return undefined;
  return isLarge ? others.at(-1) : first;
}

/** "한마리" is the whole one, "the big one" of "regular" and "large" the large one: by words of any language. */
function bySizeWord({ item, original }: MenuDish, part: GuestMessage): Variant | undefined {
  const asked = sizeWordsIn(part.text);
  if (asked.size !== 1 || item.variants.length < 2) return undefined;
  const sizes = item.variants.map(({ label }, variantIndex) =>
    sizeWordsIn(`${label} / ${original.variants[variantIndex]?.label ?? ''}`),
  );
  const hits = item.variants.filter((_, variantIndex) =>
    [...(sizes[variantIndex] ?? [])].some((size) => asked.has(size)),
  );
  if (hits.length > 0) return hits.length === 1 ? hits[0] : undefined;
  // "A full order" of half an order and an order.
  const others = item.variants.filter((_, variantIndex) => !sizes[variantIndex]?.has('half'));
  return asked.has('whole') && item.variants.length === 2 && others.length === 1 ? others[0] : undefined;
}

const SIZES = new Set(['small', 'medium', 'large', 'half', 'regular', 'double', 'single', 'whole']);

const isMeasure = (concept: string): boolean =>
  SIZES.has(concept) || ['measure', 'by the glass', 'by the bottle'].some((kind) => isKindOf(concept, kind));

/** The add-on that words name; "the burger with bacon" names no extra burger. */
export function optionIn(facts: MenuFacts, dish: MenuDish, said: GuestMessage): ItemOption | undefined {
  // "A burger, I'm allergic to cheese".
  if (said.intent === 'allergens' && (said.is_allergic || said.is_statement)) return undefined;
  if (isDenyingToAdd(said.folded_text)) return undefined;
  const part = { ...said, text: withoutDenied(said.locale, said.text) };
  return part.text === said.text
    ? wantedOption(facts, dish, said)
    : (wantedOption(facts, dish, part) ?? deniedInLabel(facts, dish, said));
}

/** All add-ons that words name: "with bacon and an egg" of languages that don't part them. */
export function optionsNamedIn(facts: MenuFacts, dish: MenuDish, said: GuestMessage): ItemOption[] {
  const option = optionIn(facts, dish, said);
  if (!option || dish.item.options.length < 2) return option ? [option] : [];
  const text = withoutDenied(said.locale, said.text);
  const words = isReadByCharacters(said.locale) ? [] : wordsOf(text);
  const others = conceptsIn(said.locale, text)
    .filter(({ concept }) => isEdible(concept) && !dish.title_concepts.has(concept))
    .flatMap(({ from, to }) => {
      const name = isReadByCharacters(said.locale) ? text.slice(from, to) : words.slice(from, to).join(' ');
      const named = optionsIn(facts, dish, { ...said, text: name });
      return named.length === 1 ? named : [];
    });
  return [...new Set([option, ...others])];
}

/** "With the gluten-free pasta": the add-on's own name says what it is without. */
function deniedInLabel(facts: MenuFacts, dish: MenuDish, said: GuestMessage): ItemOption | undefined {
  const saidStems = stemsIn(said.text);
  return dish.item.options.find(
    ({ label }) =>
      withoutDenied(facts.locale, label) !== label && stemsIn(label).every((word) => saidStems.includes(word)),
  );
}

function wantedOption(facts: MenuFacts, dish: MenuDish, part: GuestMessage): ItemOption | undefined {
  const [other] = optionsIn(facts, dish, { ...part, text: withoutName(dish, part) });
  const [first, ...more] = optionsIn(facts, dish, part);
  // "And with an extra burger?"
  const isWhole = (label: string) => stemsIn(label).every((word) => stemsIn(part.text).includes(word));
  return other ?? [first, ...more].find((option) => option && isWhole(option.label));
}

/** Those whose labels the words name most exactly: "extra bacon" is the bacon, not the extra patty. */
function optionsIn(facts: MenuFacts, dish: MenuDish, part: GuestMessage): ItemOption[] {
  const rankedOptions = dish.item.options.map((option, optionIndex) => ({
    option,
    rank: labelRank(facts, part, [option.label, dish.original.options[optionIndex]?.label ?? ''], isOfOption),
  }));
  const highestRank = Math.max(0, ...rankedOptions.map(({ rank }) => rank));
  return rankedOptions.flatMap(({ option, rank }) => (rank > 0 && rank === highestRank ? [option] : []));
}

/** "Extra" and "with" don't name the add-on. */
const isOfOption = (concept: string): boolean => !ADDING_CONCEPTS.has(concept);
const ADDING_CONCEPTS: ReadonlySet<string> = new Set(['add', 'extra', 'add extra', 'extra topping', 'topping']);

/** A text without what names the dish itself. */
function withoutName({ title_concepts }: MenuDish, { locale, text }: GuestMessage): string {
  const all = conceptsIn(locale, text).filter(({ concept }) => title_concepts.has(concept));
  // "The falafel with extra falafel".
  const names = all.filter(({ concept, from }) => !all.some((other) => other.concept === concept && other.from < from));
  if (isReadByCharacters(locale))
    return names.reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), text);
  return wordsOf(text)
    .filter((_, at) => !names.some(({ from, to }) => from <= at && at < to))
    .join(' ');
}

type LabelTest = (
  facts: MenuFacts,
  part: GuestMessage,
  labels: readonly string[],
  counts: (concept: string) => boolean,
) => boolean;

const saysLabel: LabelTest = (...question) => labelRank(...question) > 0;

/** How exactly a message names a label: 3 by all of its words, 2 by a concept of it in another language, 1 by its main word. */
function labelRank(...[facts, part, labels, counts]: Parameters<LabelTest>): number {
  const own = new Set(stemsIn(part.text));
  const concepts = new Set(
    conceptsIn(part.locale, part.text).flatMap(({ concept }) => (counts(concept) ? [concept] : [])),
  );
  const ranks = labels.map((label, labelIndex) => {
    if (
      label !== '' &&
      isReadByCharacters(part.locale) &&
      foldCharacters(part.text, part.locale).includes(foldCharacters(label, part.locale))
    )
      return 3;
    const words = stemsIn(label).filter((word) => /\p{L}{2}/u.test(word) || /^\d+$/.test(word));
    if (words.length > 0 && words.every((word) => own.has(word))) return 3;
    const locale = labelIndex === 0 ? facts.locale : facts.main_locale;
    const isNamed = conceptsIn(locale, label).some(
      ({ concept }) =>
        counts(concept) && [...concepts].some((asked) => isKindOf(concept, asked) || isKindOf(asked, concept)),
    );
    if (isNamed) return 2;
    const [main] = words.filter((word) => /\p{L}{3}/u.test(word) && !isCommonWord(word, [part.locale]));
    return main !== undefined && own.has(main) ? 1 : 0;
  });
  return Math.max(...ranks);
}
