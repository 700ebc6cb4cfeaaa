import type { ReviewChoices } from '../../../shared/api/imports.ts';
import { fieldName, isFieldOfItem, type StructureEdit } from '../../../shared/draft.ts';
import { chosenValue, hasNoOwnPrice, isOpenDoubt } from './choices.ts';
import type { ReviewDraft, ReviewField, ReviewItem, ReviewSection } from './review-draft.ts';

type Fields = ReviewChoices['fields'];

/**
 * The choices after a correction of the structure, and the field to continue with. What was decided of the dish or heading stays
 * decided; undefined if it can't be: there is no dish above.
 */
export function restructure(
  draft: ReviewDraft,
  choices: ReviewChoices,
  edit: StructureEdit,
): { choices: ReviewChoices; cursor: string } | undefined {
  const edits = {
    heading: toHeading,
    dish: toDish,
    join: joinToPrevious,
    begin: beginAt,
    merge: mergeAbove,
    move: moveTo,
  };
  const restructured = edits[edit.kind](draft, choices, edit.key, edit.to);
  if (!restructured) return undefined;
  const { fields, cursor } = restructured;
  const isReplaced = edit.kind === 'heading' || edit.kind === 'dish' || edit.kind === 'join';
  const stillRemoved = choices.removed.filter((key) => !isReplaced || key !== edit.key);
  return { choices: { ...choices, fields, removed: stillRemoved, edits: [...(choices.edits ?? []), edit] }, cursor };
}

type Restructured = { fields: Fields; cursor: string } | undefined;

/** Renames decided fields; without a new name a decision is dropped. */
const renameFields = (
  fields: Fields,
  isMoved: (name: string) => boolean,
  names: Readonly<Record<string, string>>,
): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      if (!isMoved(name)) return [[name, value]];
      const newName = names[name];
      return newName === undefined ? [] : [[newName, value]];
    }),
  );

function toHeading(draft: ReviewDraft, { fields }: ReviewChoices, key: number): Restructured {
  const place = draft.items.get(key);
  if (!place) return undefined;
  const { item, section } = place;
  // What had no heading and has no dish left is nothing.
  const isGone = section.title.read === null && section.items[0] === item;
  if (draft.sections.some((other) => other.key === key && !(isGone && other === section))) return undefined;
  const newNames = {
    [fieldName.item(key, 'title')]: fieldName.section(key, 'title'),
    [fieldName.item(key, 'description')]: fieldName.section(key, 'description'),
    [fieldName.item(key, 'price_text')]: fieldName.section(key, 'price_text'),
    [fieldName.price(key, 0, 'amount')]: fieldName.section(key, 'price'),
  };
  // A price that the owner decided to leave empty isn't the section's either.
  const cursor = fieldName.section(key, 'title');
  const keptFields = isGone ? renameFields(fields, (name) => name.startsWith(`section.${section.key}.`), {}) : fields;
  const renamedFields = renameFields(keptFields, (name) => isFieldOfItem(name, key), newNames);
  return { fields: { ...readTitle(item.title, cursor), ...renamedFields }, cursor };
}

function toDish(draft: ReviewDraft, choices: ReviewChoices, key: number): Restructured {
  const section = draft.sections.find((candidate) => candidate.key === key);
  if (!section || section.title.read === null) return undefined;
  const { fields } = choices;
  // A dish has a name: an emptied heading is the one that was read.
  const title = chosenValue(section.title, choices).trim() === '' ? [] : [['title', 'title'] as const];
  const newNames = Object.fromEntries([
    ...title.map(([from, to]) => [fieldName.section(key, from), fieldName.item(key, to)]),
    [fieldName.section(key, 'description'), fieldName.item(key, 'description')],
    [fieldName.section(key, 'price_text'), fieldName.item(key, 'price_text')],
    [fieldName.section(key, 'price'), fieldName.price(key, 0, 'amount')],
  ]);
  const isOfSection = (name: string) => name.startsWith(`section.${key}.`);
  const cursor = fieldName.item(key, 'title');
  return { fields: { ...readTitle(section.title, cursor), ...renameFields(fields, isOfSection, newNames) }, cursor };
}

/** A doubtful name is decided as it was read: the owner has just said beside its picture what it is. */
const readTitle = (title: ReviewField | undefined, name: string): Fields =>
  title?.is_doubtful && title.read !== null ? { [name]: title.read } : {};

/** The dishes above and below another in its section. */
export function neighboursOf(draft: ReviewDraft, key: number): { above?: ReviewItem; below?: ReviewItem } {
  const items = draft.items.get(key)?.section.items ?? [];
  const index = items.findIndex((item) => item.key === key);
  const [above, below] = [items[index - 1], items[index + 1]];
  return { ...(above && { above }), ...(below && { below }) };
}

function joinToPrevious(draft: ReviewDraft, choices: ReviewChoices, key: number): Restructured {
  const item = draft.items.get(key)?.item;
  const previousItem = neighboursOf(draft, key).above;
  if (!item || !previousItem || choices.removed.includes(previousItem.key)) return undefined;
  const countOf = ({ prices, options }: ReviewItem) => ({
    prices: prices.filter(({ amount }) => amount.read !== null).length,
    options: options.length,
  });
  const firstNumber = countOf(previousItem);
  const newNames: Record<string, string> = {};
  for (const index of item.prices.keys())
    for (const part of ['label', 'amount', 'amount_max'] as const)
      newNames[fieldName.price(key, index, part)] = fieldName.price(previousItem.key, firstNumber.prices + index, part);
  for (const index of item.options.keys())
    for (const part of ['label', 'amount'] as const)
      newNames[fieldName.option(key, index, part)] = fieldName.option(
        previousItem.key,
        firstNumber.options + index,
        part,
      );
  const description = [previousItem.description, item.title, item.description]
    .map((field) => chosenValue(field, choices))
    .filter((text) => text !== '')
    .join(' ');
  const cursor = fieldName.item(previousItem.key, 'description');
  const hasPrice = item.prices.some(({ amount }) => amount.read !== null);
  const keptFields = renameFields(choices.fields, (name) => isFieldOfItem(name, key), hasPrice ? newNames : {});
  return { fields: { ...keptFields, [cursor]: description }, cursor };
}

/** Dishes that leave a section carry along the price that it has for all of them, if that is sure. */
function beginAt(draft: ReviewDraft, choices: ReviewChoices, key: number): Restructured {
  const place = draft.items.get(key);
  const index = place?.section.items.indexOf(place.item) ?? 0;
  if (!place || index === 0 || draft.sections.some((section) => section.key === key)) return undefined;
  const fields = { ...choices.fields, ...carriedPrices(place.section, choices, place.section.items.slice(index)) };
  return { fields, cursor: fieldName.section(key, 'title') };
}

function mergeAbove(draft: ReviewDraft, choices: ReviewChoices, key: number): Restructured {
  const index = draft.sections.findIndex((section) => section.key === key);
  const [above, section] = [draft.sections[index - 1], draft.sections[index]];
  if (!above || !section) return undefined;
  const fields = renameFields(choices.fields, (name) => name.startsWith(`section.${key}.`), {});
  return {
    fields: { ...withOpenPrice(fields, above), ...carriedPrices(section, choices, section.items) },
    cursor: above.title.name,
  };
}

function moveTo(draft: ReviewDraft, choices: ReviewChoices, key: number, to: number | undefined): Restructured {
  const place = draft.items.get(key);
  const target = draft.sections.find((section) => section.key === to);
  if (!place || !target || target === place.section) return undefined;
  const { item, section } = place;
  // A section without a heading goes with its last dish, and what was decided of it.
  const isGone = section.title.read === null && section.items.length === 1;
  const fields = isGone
    ? renameFields(choices.fields, (name) => name.startsWith(`section.${section.key}.`), {})
    : choices.fields;
  return {
    fields: { ...withOpenPrice(fields, target), ...carriedPrices(section, choices, [item]) },
    cursor: item.title.name,
  };
}

/** The section's price for each of the dishes that have none; nothing while the price is doubted. */
function carriedPrices(section: ReviewSection, choices: ReviewChoices, items: readonly ReviewItem[]): Fields {
  const price = chosenValue(section.price, choices);
  if (price === '' || isOpenDoubt(section.price, choices)) return {};
  return Object.fromEntries(
    items
      .filter((item) => hasNoOwnPrice(item, choices))
      .flatMap(({ prices: [first] }) => (first ? [[first.amount.name, price]] : [])),
  );
}

/** A price for the whole section is asked about again: it would be that of dishes that weren't in it. */
const withOpenPrice = (fields: Fields, { price }: ReviewSection): Fields =>
  price.read === null ? fields : Object.fromEntries(Object.entries(fields).filter(([name]) => name !== price.name));

/** A name's words from one on become the description, before the one that is there. */
export function splitTitle(item: ReviewItem, choices: ReviewChoices, word: number): Fields | undefined {
  const titleWords = wordsOf(chosenValue(item.title, choices));
  if (word < 1 || word >= titleWords.length) return undefined;
  const description = [...titleWords.slice(word), chosenValue(item.description, choices)].filter((text) => text !== '');
  return {
    [item.title.name]: titleWords
      .slice(0, word)
      .join(' ')
      .replace(/[\s,;:·–—-]+$/, ''),
    [item.description.name]: description.join(' '),
  };
}

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Name and description in each other's place; undefined if there is no description. */
export function swapTitle(item: ReviewItem, choices: ReviewChoices): Fields | undefined {
  const [title, description] = [chosenValue(item.title, choices), chosenValue(item.description, choices)];
  return description === '' ? undefined : { [item.title.name]: description, [item.description.name]: title };
}
