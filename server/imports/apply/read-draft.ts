import type { Draft, DraftSection } from '../../../shared/draft.ts';
import { LIMITS } from '../../../shared/limits.ts';
import type { Section } from '../../../shared/menu.ts';
import type { DataSectionTexts } from '../../../shared/menu-data.ts';
import { type Currency, minorUnits } from '../../../shared/money.ts';
import { toPlainName } from '../../../shared/text-rules.ts';
import { cleanText, cutText } from './clean-text.ts';
import { foldText } from './fold-text.ts';
import { amountsOf, type ReadItem, readItem } from './item-content.ts';

export type SectionContent = Pick<Section, 'title' | 'description' | 'price' | 'price_text' | 'hidden'>;
export type ReadSection = {
  content: SectionContent;
  items: ReadItem[];
  /** What a data file says of it: then it is merged by data-content.ts. */
  data?: DataSectionTexts;
  /** The menu's section that the data file means; undefined if its title decides. */
  section_id?: number;
};

export type ReadDraft = { sections: ReadSection[] };

/**
 * Converts the reader's draft to the menu's shape: texts cleaned and cut at their limits, amounts in minor units.
 * Sections with equal titles (a section that continues on the next page) are merged, and an item that is identical on
 * two overlapping photos is read once.
 *
 * @param untitled The title of the section for items without a heading: the menu's own.
 */
export function readDraft(draft: Draft, { currency, untitled }: { currency: Currency; untitled: string }): ReadDraft {
  const sections = new Map<string, ReadSection>();
  const titleKeys = new Set<string>();
  for (const section of draft.sections) {
    const content = contentOf(section, currency, untitled);
    const sign = foldText(content.title);
    const merged = sections.get(sign);
    const target = merged ?? { content, items: [] };
    if (merged) fillEmpty(merged.content, content);
    else sections.set(sign, target);
    for (const draftItem of section.items) {
      const item = readItem(draftItem, currency);
      if (!item) continue;
      const { title, description } = item.content;
      const itemSign = JSON.stringify([sign, foldText(title), foldText(description ?? ''), amountsOf(item.content)]);
      if (titleKeys.has(itemSign)) continue;
      titleKeys.add(itemSign);
      target.items.push(item);
    }
  }
  return { sections: [...sections.values()].filter(isWorthKeeping) };
}

export const contentOfSection = ({
  title,
  description,
  price,
  price_text,
  hidden,
}: SectionContent): SectionContent => ({
  title,
  description,
  price,
  price_text,
  hidden,
});

export const countItems = ({ sections }: ReadDraft): number =>
  sections.reduce((count, { items }) => count + items.length, 0);

function contentOf(section: DraftSection, currency: Currency, untitled: string): SectionContent {
  const printedTitle = section.title && cleanText(section.title.value, Number.POSITIVE_INFINITY);
  const title = cutText(toPlainName(printedTitle ?? ''), LIMITS.MAX_TITLE_CHARACTERS);
  return {
    title: title === '' ? untitled : title,
    description: section.description && cleanText(section.description.value, LIMITS.MAX_DESCRIPTION_CHARACTERS),
    price: section.price && minorUnits(section.price.value, currency),
    price_text: section.price_text && cleanText(section.price_text.value, LIMITS.MAX_PRICE_TEXT_CHARACTERS),
    hidden: false,
  };
}

function fillEmpty(content: SectionContent, otherContent: SectionContent): void {
  content.description ??= otherContent.description;
  content.price ??= otherContent.price;
  content.price_text ??= otherContent.price_text;
}

// A heading without items is a banner or a misreading, unless it has a price or a text.
const isWorthKeeping = ({ items, content }: ReadSection): boolean =>
  items.length > 0 || content.description !== null || content.price !== null || content.price_text !== null;
