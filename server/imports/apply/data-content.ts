import { isDeepStrictEqual } from 'node:util';
import { declaredList, isNothingDeclared, NOTHING_DECLARED } from '../../../shared/allergens.ts';
import type { Draft } from '../../../shared/draft.ts';
import type { Allergen, Item, Menu } from '../../../shared/menu.ts';
import type { DataItem, DataPart, DataSectionTexts } from '../../../shared/menu-data.ts';
import { type Currency, minorUnits } from '../../../shared/money.ts';
import { foldText } from './fold-text.ts';
import type { ItemContent, ReadItem } from './item-content.ts';
import type { ReadDraft, ReadSection, SectionContent } from './read-draft.ts';

/**
 * The draft of a data file. Unlike a reader's it is exact: texts and amounts stay as they are, nothing is joined or left
 * out, and what a line doesn't say stays as it is on the menu.
 */

/** What a data file may set beside what a printed menu sets. Absent: as it is on the menu. */
export type OwnerFields = Partial<Pick<Item, 'details' | 'allergens' | 'hidden'>>;

/** @param untitled The title of the section for items without one: the menu's own. */
export function readDataDraft(
  { sections }: Draft,
  menu: Menu,
  { currency, untitled }: { currency: Currency; untitled: string },
): ReadDraft {
  const readSections = new Map<string, ReadSection>();
  const sectionIds = sectionIndex(menu);
  for (const { data, items } of sections) {
    if (!data) continue;
    const title = data.title ?? untitled;
    const section_id = sectionMeant(data, title, sectionIds);
    const sign = section_id === undefined ? foldText(title) : `${section_id}`;
    const earlier = readSections.get(sign);
    // What one line says of the section counts for all of its lines.
    const texts = { ...data, ...earlier?.data };
    const target = {
      content: newSectionContent(texts, title, currency),
      items: earlier?.items ?? [],
      data: texts,
      ...(section_id === undefined ? {} : { section_id }),
    };
    readSections.set(sign, target);
    target.items.push(...items.flatMap((item) => (item.data ? [readDataItem(item.key, item.data, currency)] : [])));
  }
  return { sections: [...readSections.values()] };
}

/** By its id if the title is still that section's: a line that was moved in a spreadsheet has the old id and another title. */
function sectionMeant(
  { id }: DataSectionTexts,
  title: string,
  sectionIds: ReadonlyMap<string, readonly number[]>,
): number | undefined {
  const ids = sectionIds.get(foldText(title)) ?? [];
  return ids.find((titledId) => titledId === id) ?? ids[0];
}

/** The menu's sections by their folded titles. */
function sectionIndex({ sections }: Menu): Map<string, number[]> {
  const byTitle = Map.groupBy(sections, ({ title }) => foldText(title));
  return new Map(Array.from(byTitle, ([title, titled]) => [title, titled.map(({ id }) => id)]));
}

const newSectionContent = (data: DataSectionTexts, title: string, currency: Currency): SectionContent =>
  mergeDataSection({ title, description: null, price: null, price_text: null, hidden: false }, data, currency);

export const mergeDataSection = (
  present: SectionContent,
  { description, price, price_text, hidden }: DataSectionTexts,
  currency: Currency,
): SectionContent => ({
  title: present.title,
  description: description === undefined ? present.description : description,
  price: amountOr(price, present.price, currency),
  price_text: price_text === undefined ? present.price_text : price_text,
  hidden: hidden ?? present.hidden,
});

const EMPTY_CONTENT: Omit<ItemContent, 'title'> = {
  description: null,
  price: null,
  price_max: null,
  price_text: null,
  variants: [],
  options: [],
  tags: [],
};

const readDataItem = (key: number, data: DataItem, currency: Currency): ReadItem => ({
  key,
  content: mergeDataItem({ ...EMPTY_CONTENT, title: data.title }, data, currency),
  confidence: 1,
  box: null,
  data,
});

/** The dish with what the file says of it. */
export function mergeDataItem(present: ItemContent, data: DataItem, currency: Currency): ItemContent {
  const { title, description, price_text, tags, options, variants, adds_allergens = false } = data;
  const merging = { currency, adds_allergens };
  const mergedVariants = variants
    ? partsOf(variants, present.variants, { ...merging, isSizeList: true })
    : present.variants;
  return {
    title,
    description: description === undefined ? present.description : description,
    ...pricesOf(present, data, { hasSizes: mergedVariants.length > 0, currency }),
    price_text: price_text === undefined ? present.price_text : price_text,
    variants: mergedVariants,
    options: options
      ? partsOf(options, present.options, { ...merging, isSizeList: false }).filter(({ label }) => label !== '')
      : present.options,
    tags: tags ? [...new Set(tags)] : present.tags,
  };
}

/** A dish with sizes has no price of its own; a range that the file doesn't mention stays while it is one. */
function pricesOf(
  present: ItemContent,
  data: DataItem,
  { hasSizes, currency }: { hasSizes: boolean; currency: Currency },
): Pick<ItemContent, 'price' | 'price_max'> {
  if (hasSizes) return { price: null, price_max: null };
  const price = amountOr(data.price, present.price, currency);
  const priceMax = amountOr(data.price_max, present.price_max, currency);
  return { price, price_max: price !== null && priceMax !== null && priceMax > price ? priceMax : null };
}

/** An amount that the currency of today can't express leaves the menu's as it is. */
function amountOr(amount: string | null | undefined, presentAmount: number | null, currency: Currency): number | null {
  if (amount === null) return null;
  return amount === undefined ? presentAmount : (minorUnits(amount, currency) ?? presentAmount);
}

/**
 * Sizes or add-ons, with what is declared of them on the menu if the file doesn't mention it. A size that is new beside
 * declared ones isn't declared: as its dish, it could hide what another size contains.
 */
function partsOf(
  parts: readonly DataPart[],
  presentParts: ItemContent['variants'],
  { currency, adds_allergens, isSizeList }: { currency: Currency; adds_allergens: boolean; isSizeList: boolean },
): ItemContent['variants'] {
  const partsByLabel = new Map(presentParts.toReversed().map((part) => [part.label, part] as const));
  const partsByFoldedLabel = new Map(presentParts.toReversed().map((part) => [foldText(part.label), part] as const));
  const isDeclaredBySize = isSizeList && presentParts.some(({ allergens }) => allergens);
  return parts.map(({ label, price, allergens }, index) => {
    const samePlace = presentParts[index];
    const presentPart =
      samePlace?.label === label ? samePlace : (partsByLabel.get(label) ?? partsByFoldedLabel.get(foldText(label)));
    const presentList = presentPart?.allergens;
    const list =
      allergens && adds_allergens && presentList ? addNamed(presentList, allergens) : (allergens ?? presentList);
    const declared = list ?? (isDeclaredBySize && !presentPart ? [...NOTHING_DECLARED] : undefined);
    const amount = amountOr(price, presentPart?.price ?? null, currency);
    return { label, price: amount, ...(declared ? { allergens: declared } : {}) };
  });
}

/**
 * What the file changes beside the content; a declaration is never revoked by a file that makes none.
 *
 * @param isOtherDish What is declared of the dish on the menu doesn't apply to the file's.
 */
export function ownerFieldsOf(
  data: DataItem | undefined,
  present: Item | undefined,
  { isOtherDish }: { isOtherDish: boolean },
): OwnerFields {
  if (!data) return {};
  const { details, hidden, adds_allergens } = data;
  const allergens =
    data.allergens && adds_allergens && present && !isOtherDish
      ? addNamed(declaredList(present), data.allergens)
      : data.allergens;
  const isSameDetails = details === undefined || details === (present?.details ?? null);
  return {
    ...(isSameDetails ? {} : { details }),
    ...(hidden === undefined || hidden === (present?.hidden ?? false) ? {} : { hidden }),
    ...(allergens && !isNothingDeclared(allergens) && !isDeclaredAs(present, allergens) ? { allergens } : {}),
  };
}

/** Of each allergen the stronger statement. */
function addNamed(list: readonly Allergen[], namedAllergens: readonly Allergen[]): Allergen[] {
  const allergenByCode = new Map(list.map((allergen) => [allergen.code, allergen]));
  for (const allergen of namedAllergens) {
    const state = allergenByCode.get(allergen.code)?.state;
    if (allergen.state === 'contains' || (allergen.state === 'may_contain' && state !== 'contains'))
      allergenByCode.set(allergen.code, allergen);
  }
  return [...allergenByCode.values()];
}

const isDeclaredAs = (present: Item | undefined, allergens: readonly Allergen[]): boolean =>
  present !== undefined &&
  present.allergens_checked_at !== null &&
  isDeepStrictEqual(sorted(declaredList(present)), sorted(allergens));

const sorted = (list: readonly Allergen[]): Allergen[] => list.toSorted((a, b) => (a.code < b.code ? -1 : 1));

/** Whether the line is the dish itself, whatever else it says: the owner has changed the menu's own file. */
export const isSameDish = ({ data }: ReadItem, present: Item): boolean => data?.id === present.id;

/**
 * Key in the draft → id on the menu, by the ids in the file. A line that was copied to make a new dish has the id twice: the
 * one that still has the dish's title is the dish, or else the first.
 */
export function matchByIds(items: readonly ReadItem[], present: ReadonlyMap<number, Item>): Map<number, number> {
  const keysById = new Map<number, ReadItem[]>();
  for (const item of items)
    if (item.data?.id !== undefined && present.has(item.data.id))
      keysById.set(item.data.id, [...(keysById.get(item.data.id) ?? []), item]);
  return new Map(
    [...keysById].flatMap(([id, lines]) => {
      const title = present.get(id)?.title;
      const line = lines.find(({ content }) => content.title === title) ?? lines[0];
      return line ? [[line.key, id] as const] : [];
    }),
  );
}
