import { easternShares } from '../../../reader/words/eastern-text.ts';
import { detectLanguage, printedLanguage } from '../../../reader/words/language.ts';
import type { Draft, DraftItem, DraftSection } from '../../../shared/draft.ts';
import { isMenuLocale, type MenuLocale } from '../../../shared/locales.ts';
import { foldText } from '../apply/fold-text.ts';

/** Below these numbers, equal items or equal different prices may be a coincidence. */
const MIN_ITEMS = 4;
const MIN_PRICES = 3;

type SectionPair = readonly [first: DraftSection, second: DraftSection];

/**
 * Merges a menu that is printed twice, in two languages: the items of the second language are stored as `second` of the
 * first's, and their sections are removed. Only if it is certain: every section has a counterpart with as many items at
 * the same prices in the same order, the names differ, the small words of each side are of another language, and one of
 * the two is the restaurant's. Any other draft is unchanged.
 */
export function pairLanguages(draft: Draft, main: MenuLocale): Draft {
  return pairScripts(draft, main) ?? pairMenus(draft, main);
}

/** Share of the items whose second line is their name in the other script. */
const MIN_PAIRED = 0.8;

/**
 * Chinese or Japanese names, each with its translation into letters of Latin below it, which reads like a description. The
 * languages of both are certain: one by its script, the other by its small words or as the restaurant's.
 */
function pairScripts(draft: Draft, main: MenuLocale): Draft | undefined {
  const items = draft.sections.flatMap((section) => section.items);
  const paired = items.filter(isOfTwoScripts);
  if (paired.length < MIN_ITEMS || paired.length < MIN_PAIRED * items.length) return undefined;
  const eastern = printedLanguage(items.map(({ title }) => title.value));
  const words = paired.flatMap(({ description }) => description?.value.split(/\s+/) ?? []);
  const detectedLanguage = detectLanguage(words);
  if (eastern !== 'zh' && eastern !== 'ja') return undefined;
  const latin = isMenuLocale(detectedLanguage) ? detectedLanguage : null;
  if (!latin || (main !== eastern && main !== latin)) return undefined;
  const isTurned = main === latin;
  const pair = (item: DraftItem): DraftItem => {
    const { title, description } = item;
    if (!description || !isOfTwoScripts(item)) return item;
    const [first, second] = isTurned ? [description, title] : [title, description];
    return { ...item, title: first, description: null, second: { title: second.value, description: null } };
  };
  return {
    ...draft,
    language: main,
    second_language: isTurned ? eastern : latin,
    sections: draft.sections.map((section) => ({ ...section, items: section.items.map(pair) })),
  };
}

const isOfTwoScripts = ({ title, description }: DraftItem): boolean =>
  description !== null &&
  easternShares(title.value).eastern === 1 &&
  easternShares(description.value).eastern === 0 &&
  /\p{Script=Latin}{2}/u.test(description.value);

function pairMenus(draft: Draft, main: MenuLocale): Draft {
  const pairs = pairSections(draft.sections);
  if (!pairs || !isCertain(pairs)) return draft;
  const first = languageOf(pairs.map(([section]) => section));
  const second = languageOf(pairs.map(([, section]) => section));
  if (!first || !second || first === second || (first !== main && second !== main)) return draft;
  const isTurned = second === main;
  return {
    ...draft,
    language: main,
    second_language: isTurned ? first : second,
    sections: pairs.map(([one, other]) => (isTurned ? joined(other, one) : joined(one, other))),
  };
}

/** Finds runs of sections followed by as many similar ones: a whole menu after another, or page by page. */
function pairSections(sections: readonly DraftSection[], from = 0): SectionPair[] | undefined {
  if (from === sections.length) return [];
  for (let length = Math.floor((sections.length - from) / 2); length > 0; length -= 1) {
    const firsts = sections.slice(from, from + length);
    const seconds = sections.slice(from + length, from + 2 * length);
    const pairs = firsts.flatMap((first, index): SectionPair[] => {
      const second = seconds[index];
      return second && signOf(first) === signOf(second) ? [[first, second]] : [];
    });
    // The longest run that fits is the right one; a shorter one would fit by coincidence.
    if (pairs.length === length) {
      const laterPairs = pairSections(sections, from + 2 * length);
      return laterPairs && [...pairs, ...laterPairs];
    }
  }
  return undefined;
}

const pricesOf = ({ prices }: DraftItem): string =>
  prices.map(({ amount, amount_max }) => `${amount.value}-${amount_max?.value ?? ''}`).join(' ');

const signOf = ({ price, items }: DraftSection): string => JSON.stringify([price?.value ?? null, items.map(pricesOf)]);

function isCertain(pairs: readonly SectionPair[]): boolean {
  const items = pairs.flatMap(([first, second]) => first.items.map((item, at) => [item, second.items[at]] as const));
  const prices = new Set(items.map(([item]) => pricesOf(item)).filter((price) => price !== ''));
  // A menu that was photographed twice matches as well. Some names are the same in both languages.
  const renamed = items.filter(([one, other]) => other && foldText(one.title.value) !== foldText(other.title.value));
  return items.length >= MIN_ITEMS && prices.size >= MIN_PRICES && renamed.length > items.length / 2;
}

function languageOf(sections: readonly DraftSection[]): MenuLocale | null {
  const texts = sections.flatMap(({ title, description, items }) => [
    title,
    description,
    ...items.flatMap((item) => [item.title, item.description]),
  ]);
  return printedLanguage(texts.flatMap((text) => text?.value.split(/\s+/) ?? []));
}

function joined(section: DraftSection, secondSection: DraftSection): DraftSection {
  const items = section.items.map((firstItem, index) => {
    const second = secondSection.items[index];
    if (!second) return firstItem;
    return { ...firstItem, second: { title: second.title.value, description: second.description?.value ?? null } };
  });
  const description = secondSection.description?.value ?? null;
  return {
    ...section,
    items,
    second: { ...(secondSection.title ? { title: secondSection.title.value } : {}), description },
  };
}
