import { printedLanguage } from '../../../reader/words/language.ts';
import type { Draft, DraftItem, DraftSection } from '../../../shared/draft.ts';
import type { MenuLocale } from '../../../shared/locales.ts';
import { foldText } from '../apply/fold-text.ts';

/** Fewer items, or fewer different prices, may be equal by chance. */
const MIN_ITEMS = 4;
const MIN_PRICES = 3;

type SectionPair = readonly [first: DraftSection, second: DraftSection];

/**
 * A menu that is printed twice, in two languages, as a menu printed once: the items of the second language stand as
 * `second` with those of the restaurant's, and their sections are gone. Only with certainty: every section has its like
 * of as many items at the same prices in the same order, the names differ, each side's small words tell another
 * language, and one of the two is the restaurant's. Any other draft is left as it is.
 */
export function pairLanguages(draft: Draft, main: MenuLocale): Draft {
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

/** Runs of sections followed by as many that are like them: a whole menu after another, or page by page. */
function pairSections(sections: readonly DraftSection[], from = 0): SectionPair[] | undefined {
  if (from === sections.length) return [];
  for (let length = Math.floor((sections.length - from) / 2); length > 0; length -= 1) {
    const firsts = sections.slice(from, from + length);
    const seconds = sections.slice(from + length, from + 2 * length);
    const pairs = firsts.flatMap((first, at): SectionPair[] => {
      const second = seconds[at];
      return second && signOf(first) === signOf(second) ? [[first, second]] : [];
    });
    // The longest run that fits is the right one; another could only fit by chance.
    if (pairs.length === length) {
      const rest = pairSections(sections, from + 2 * length);
      return rest && [...pairs, ...rest];
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
  // A menu that was photographed twice pairs as well. Some names are the same in both languages.
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

function joined(section: DraftSection, other: DraftSection): DraftSection {
  const items = section.items.map((item, at) => {
    const second = other.items[at];
    if (!second) return item;
    return { ...item, second: { title: second.title.value, description: second.description?.value ?? null } };
  });
  const description = other.description?.value ?? null;
  return { ...section, items, second: { ...(other.title ? { title: other.title.value } : {}), description } };
}
