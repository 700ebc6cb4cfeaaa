import {
  type AmountField,
  type Draft,
  type DraftItem,
  type DraftSection,
  hasOwnPrice,
  type StructureEdit,
  type TextField,
} from './draft.ts';
import { MAX_OPTIONS } from './limits.ts';
import { type PriceInName, priceInName } from './price-in-name.ts';
import { hasPrintedAmount } from './suspicious-amounts.ts';

/**
 * The draft with the owner's corrections of its structure, in order. Keys stay: a dish that becomes a heading passes
 * its key to the section, and back. An edit whose dish or heading isn't there changes nothing.
 */
export const editStructure = (draft: Draft, edits: readonly StructureEdit[] = []): Draft =>
  edits.reduce((now, edit) => editOnce(now, edit) ?? now, draft);

/** The edits that change nothing, by their place in the list. */
export function idleEdits(draft: Draft, edits: readonly StructureEdit[]): number[] {
  const idle: number[] = [];
  let now = draft;
  for (const [index, edit] of edits.entries()) {
    const edited = editOnce(now, edit);
    if (edited) now = edited;
    else idle.push(index);
  }
  return idle;
}

function editOnce(draft: Draft, { kind, key, to }: StructureEdit): Draft | undefined {
  const edits = {
    heading: toHeading,
    dish: toDish,
    join: joinAbove,
    begin: beginAt,
    merge: mergeAbove,
    move: moveTo,
    note: toNote,
    option: toOption,
  };
  const sections = edits[kind](draft.sections, key, to);
  return sections && { ...draft, sections };
}

/** The place of an item: its section's index and its own. */
function placeOf(sections: readonly DraftSection[], key: number): [section: number, item: number] | undefined {
  for (const [index, { items }] of sections.entries()) {
    const item = items.findIndex((one) => one.key === key);
    if (item >= 0) return [index, item];
  }
  return undefined;
}

/** A dish becomes the heading of those below it, unless it has options: a heading can't have any. */
function toHeading(sections: readonly DraftSection[], key: number): DraftSection[] | undefined {
  const sectionPlace = placeOf(sections, key);
  const section = sectionPlace && sections[sectionPlace[0]];
  const item = sectionPlace && section?.items[sectionPlace[1]];
  if (!item || item.options.length > 0) return undefined;
  const [index, position] = sectionPlace;
  const { title, description, price_text, prices } = item;
  const heading: DraftSection = {
    key,
    title,
    description,
    price: prices.length === 1 ? (prices[0]?.amount ?? null) : null,
    price_text,
    items: section.items.slice(position + 1),
  };
  const before = { ...section, items: section.items.slice(0, position) };
  // What had no heading and has no dish left is nothing.
  const isGone = position === 0 && section.title === null;
  if (sections.some((other) => other.key === key && !(isGone && other === section))) return undefined;
  return sections.toSpliced(index, 1, ...(isGone ? [] : [before]), heading);
}

/** A heading becomes a dish, the first of its own, which continue those above. */
function toDish(sections: readonly DraftSection[], key: number): DraftSection[] | undefined {
  const index = sections.findIndex((section) => section.key === key);
  const section = sections[index];
  if (!section?.title) return undefined;
  const { title, description, price, price_text } = section;
  const prices = price ? [{ label: null, amount: price, amount_max: null }] : [];
  const dish: DraftItem = { key, title, description, prices, price_text, options: [], tags: [] };
  const items = [dish, ...section.items];
  const above = sections[index - 1];
  if (above) return sections.toSpliced(index - 1, 2, { ...above, items: [...above.items, ...items] });
  return sections.toSpliced(0, 1, { key, title: null, description: null, price: null, price_text: null, items });
}

/** A dish belongs to the one above: its words end that one's description, its prices join that one's. */
function joinAbove(sections: readonly DraftSection[], key: number): DraftSection[] | undefined {
  const sectionPlace = placeOf(sections, key);
  const section = sectionPlace && sections[sectionPlace[0]];
  const [item, above] =
    sectionPlace && section ? [section.items[sectionPlace[1]], section.items[sectionPlace[1] - 1]] : [];
  if (!sectionPlace || !section || !item || !above) return undefined;
  const joinedItem: DraftItem = {
    ...above,
    description: joinTexts([above.description, item.title, item.description]),
    prices: [...above.prices, ...item.prices],
    price_text: above.price_text ?? item.price_text,
    options: [...above.options, ...item.options],
    tags: [...new Set([...above.tags, ...item.tags])],
  };
  const items = section.items.toSpliced(sectionPlace[1] - 1, 2, joinedItem);
  return sections.toSpliced(sectionPlace[0], 1, { ...section, items });
}

function joinTexts(fields: readonly (TextField | null)[]): TextField | null {
  const texts = fields.filter((field) => field !== null);
  const [first] = texts;
  if (!first || texts.length === 1) return first ?? null;
  return {
    value: texts.map(({ value }) => value).join(' '),
    boxes: texts.flatMap(({ boxes }) => boxes),
    confidence: Math.min(...texts.map(({ confidence }) => confidence)),
    alternatives: [],
  };
}

/** The dishes from this one on are a section of their own, whose heading is to be typed. */
function beginAt(sections: readonly DraftSection[], key: number): DraftSection[] | undefined {
  const sectionPlace = placeOf(sections, key);
  const section = sectionPlace && sections[sectionPlace[0]];
  if (!section || sectionPlace[1] === 0 || sections.some((other) => other.key === key)) return undefined;
  const [index, position] = sectionPlace;
  const before = { ...section, items: section.items.slice(0, position) };
  const items = withPriceText(section, section.items.slice(position));
  return sections.toSpliced(index, 1, before, { ...EMPTY_SECTION, key, items });
}

const EMPTY_SECTION = { title: null, description: null, price: null, price_text: null };

/** A section's dishes continue those above, and its note that section's; its heading goes. */
function mergeAbove(sections: readonly DraftSection[], key: number): DraftSection[] | undefined {
  const index = sections.findIndex((section) => section.key === key);
  const [above, section] = [sections[index - 1], sections[index]];
  if (!above || !section) return undefined;
  const description = joinTexts([above.description, section.description]);
  const items = [...above.items, ...withPriceText(section, section.items)];
  return sections.toSpliced(index - 1, 2, { ...above, description, items });
}

/** A dish is the last of another section. */
function moveTo(sections: readonly DraftSection[], key: number, to: number | undefined): DraftSection[] | undefined {
  const sectionPlace = placeOf(sections, key);
  const section = sectionPlace && sections[sectionPlace[0]];
  const item = sectionPlace && section?.items[sectionPlace[1]];
  const target = sections.find((other) => other.key === to);
  if (!item || !target || target === section) return undefined;
  return sections.flatMap((other) => {
    if (other === target) return { ...other, items: [...other.items, ...withPriceText(section, [item])] };
    if (other !== section) return other;
    const items = other.items.filter((one) => one !== item);
    // A section without dishes isn't kept: on the menu it would be an empty section that nobody has looked at.
    return items.length === 0 ? [] : { ...other, items };
  });
}

/**
 * What is no dish is a note of its section: its words and marks end the section's description. A price can't be a note's,
 * nor words of a second language, which would be a part of the note alone.
 */
function toNote(sections: readonly DraftSection[], key: number): DraftSection[] | undefined {
  const sectionPlace = placeOf(sections, key);
  const section = sectionPlace && sections[sectionPlace[0]];
  const item = sectionPlace && section?.items[sectionPlace[1]];
  if (!item || hasOwnPrice(item) || item.options.length > 0 || item.second || section.items.length === 1)
    return undefined;
  const description = withMarks(joinTexts([section.description, item.title, item.description]) ?? item.title, item);
  return sections.toSpliced(sectionPlace[0], 1, {
    ...section,
    description,
    items: section.items.toSpliced(sectionPlace[1], 1),
  });
}

const withMarks = (text: TextField, { tags }: DraftItem): TextField =>
  tags.length === 0 ? text : { ...text, value: [text.value, ...tags].join(' ') };

/** What is no dish is an option of the one above, with its price: the printed one, or the number that ends its name. */
function toOption(sections: readonly DraftSection[], key: number): DraftSection[] | undefined {
  const sectionPlace = placeOf(sections, key);
  const section = sectionPlace && sections[sectionPlace[0]];
  const [item, above] =
    sectionPlace && section ? [section.items[sectionPlace[1]], section.items[sectionPlace[1] - 1]] : [];
  if (!sectionPlace || !section || !item || !above || !canBeOption(item, above)) return undefined;
  const pricedName = item.prices.length > 0 ? null : priceInOption(item.title.value);
  const title = pricedName ? { ...item.title, value: pricedName.title } : item.title;
  const amount: AmountField | null = pricedName
    ? { ...item.title, value: pricedName.amount, alternatives: [] }
    : (item.prices[0]?.amount ?? null);
  const option = { label: withMarks(joinTexts([title, item.description]) ?? title, item), amount };
  const items = section.items.toSpliced(sectionPlace[1] - 1, 2, {
    ...above,
    options: [...above.options, option, ...item.options],
  });
  return sections.toSpliced(sectionPlace[0], 1, { ...section, items });
}

/** An option has one price, of one amount, and one language. */
function canBeOption({ prices, price_text, options, second }: DraftItem, above: DraftItem): boolean {
  const [price, ...otherPrices] = prices;
  const isOnePrice = otherPrices.length === 0 && !price?.label && !price?.amount_max;
  return isOnePrice && !second && price_text === null && above.options.length + options.length < MAX_OPTIONS;
}

const MINUS = /[-–—−]\s?[$€£]?\s?[\d.,]*\d/u;

/** The printed amount at the end of what has no price yet: "extra cheese +1.50". */
export function priceInOption(text: string): PriceInName | null {
  const pricedName = hasPrintedAmount(text) ? priceInName(text) : null;
  if (!pricedName) return null;
  // Another number before it makes it a part of one ("1 250,00 $"), or one of several; a minus makes it a discount.
  const { title } = pricedName;
  const isWhole = !/\d$/.test(title) && !hasPrintedAmount(title) && !MINUS.test(text.slice(title.length));
  return isWhole ? pricedName : null;
}

/** Dishes that leave a section keep its price in words. */
const withPriceText = ({ price_text }: DraftSection, items: readonly DraftItem[]): DraftItem[] =>
  items.map((item) => (price_text && !hasOwnPrice(item) ? { ...item, price_text } : item));
