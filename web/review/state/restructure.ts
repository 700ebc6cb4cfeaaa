import type { ReviewChoices } from '../../../shared/api/imports.ts';
import { fieldName, isFieldOfItem, type StructureEdit } from '../../../shared/draft.ts';
import { priceInOption } from '../../../shared/draft-structure.ts';
import { MAX_OPTIONS } from '../../../shared/limits.ts';
import { priceInName } from '../../../shared/price-in-name.ts';
import { chosenValue, hasNoOwnPrice, isOpenDoubt, missingPricesFilled } from './choices.ts';
import type { ReviewDraft, ReviewField, ReviewItem, ReviewSection } from './review-draft.ts';
import { MAX_CHARACTERS } from './typed-value.ts';

type Fields = ReviewChoices['fields'];

/**
 * The choices after a correction of the structure, and the field to continue with. Decisions about the dish or heading
 * stay; undefined if it can't be: there is no dish above.
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
    note: toNote,
    option: toOption,
  };
  const restructured = edits[edit.kind](draft, choices, edit.key, edit.to);
  if (!restructured) return undefined;
  const { fields, cursor } = restructured;
  const isKindChanged = edit.kind !== 'begin' && edit.kind !== 'merge' && edit.kind !== 'move';
  const stillRemoved = choices.removed.filter((key) => !isKindChanged || key !== edit.key);
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

/** What had no heading is nothing once its first dish is one. */
const isReplaced = (section: ReviewSection, item: ReviewItem): boolean =>
  section.title.read === null && section.items[0] === item;

/** Whether a dish can be a heading: no other section has its key, and no option gets lost. */
export function canBeHeading(draft: ReviewDraft, key: number): boolean {
  const place = draft.items.get(key);
  return (
    place !== undefined &&
    place.item.options.length === 0 &&
    draft.sections.every(
      (other) => other.key !== key || (other === place.section && isReplaced(place.section, place.item)),
    )
  );
}

function toHeading(draft: ReviewDraft, choices: ReviewChoices, key: number): Restructured {
  const place = draft.items.get(key);
  if (!place || !canBeHeading(draft, key)) return undefined;
  const { item, section } = place;
  const { fields } = choices;
  const [first, ...otherPrices] = item.prices;
  const amount = first && otherPrices.length === 0 ? first.amount : undefined;
  const headingPrice = amount ? chosenValue(amount, choices) : '';
  const itemsBelow = section.items.slice(section.items.indexOf(item) + 1);
  const carried = amount?.read && headingPrice !== '' ? {} : carriedAmounts(section, choices, itemsBelow);
  const hasBareBelow = itemsBelow.some((below) => isBareWith(carried, below, choices));
  // It was decided of one dish: for those below it is asked about, or stays in the words.
  const isPriceKept = amount !== undefined && (headingPrice === '' || !hasBareBelow);
  const cursor = fieldName.section(key, 'title');
  const newNames = {
    [fieldName.item(key, 'title')]: cursor,
    [fieldName.item(key, 'description')]: fieldName.section(key, 'description'),
    [fieldName.item(key, 'price_text')]: fieldName.section(key, 'price_text'),
    // A price that the owner decided to leave empty isn't the section's either.
    ...(isPriceKept && { [amount.name]: fieldName.section(key, 'price') }),
  };
  const keptFields = isReplaced(section, item) ? withoutSection(fields, section) : fields;
  const renamedFields = renameFields(keptFields, (name) => isFieldOfItem(name, key), newNames);
  const words = isPriceKept ? {} : wordsWithAmount(item, choices, cursor);
  return { fields: { ...readTitle(item.title, cursor), ...renamedFields, ...words, ...carried }, cursor };
}

/** A price that was cut from the name or typed goes back into the name if no field is left for it. */
const wordsWithAmount = (item: ReviewItem, choices: ReviewChoices, name: string): Fields => {
  const words = titleWithAmount(item, choices);
  return words === chosenValue(item.title, choices) ? {} : { [name]: words };
};

function titleWithAmount({ title, prices: [first] }: ReviewItem, choices: ReviewChoices): string {
  const name = chosenValue(title, choices);
  const amount = first?.amount.read === null ? chosenValue(first.amount, choices) : '';
  if (amount === '') return name;
  const printed = title.read === null ? null : priceInName(title.read);
  const isFromName = printed?.title === name && Number(printed.amount) === Number(amount);
  return isFromName && title.read !== null ? title.read : `${name} ${amount}`;
}

function toDish(draft: ReviewDraft, choices: ReviewChoices, key: number): Restructured {
  const index = draft.sections.findIndex((candidate) => candidate.key === key);
  const [above, section] = [draft.sections[index - 1], draft.sections[index]];
  if (!section || section.title.read === null) return undefined;
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
  const carried = carriedAmounts(section, choices, section.items);
  const isPriced = [section.price, section.price_text].some((field) => field && chosenValue(field, choices) !== '');
  const hasBareNewcomer = !isPriced || section.items.some((item) => isBareWith(carried, item, choices));
  const coveredFields = above ? withNewcomers(choices, above, hasBareNewcomer) : choices.fields;
  const renamedFields = renameFields(coveredFields, isOfSection, newNames);
  return { fields: { ...readTitle(section.title, cursor), ...renamedFields, ...carried }, cursor };
}

/** A doubtful name is decided as it was read: the owner has just named its role beside its picture. */
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
  const description = [
    chosenValue(previousItem.description, choices),
    titleWithAmount(item, choices),
    chosenValue(item.description, choices),
  ]
    .filter((text) => text !== '')
    .join(' ');
  const cursor = fieldName.item(previousItem.key, 'description');
  const hasPrice = item.prices.some(({ amount }) => amount.read !== null);
  const keptFields = renameFields(choices.fields, (name) => isFieldOfItem(name, key), hasPrice ? newNames : {});
  return { fields: { ...keptFields, [cursor]: description }, cursor };
}

/**
 * Whether what is no dish can be a note of its section: it has no price, and isn't all that the section will have on the
 * menu. Words of a second language would be a part of the note alone.
 */
export function canBeNote(draft: ReviewDraft, choices: ReviewChoices, key: number): boolean {
  const place = draft.items.get(key);
  if (!place || place.item.options.length > 0 || place.item.second) return false;
  if (place.section.items.every((item) => item === place.item || choices.removed.includes(item.key))) return false;
  return isReadBare(place.item) && noteWith(place, choices).length <= MAX_CHARACTERS.section_description;
}

/** The section's note with the words of the dish at its end, a typed price included. */
const noteWith = ({ item, section }: { item: ReviewItem; section: ReviewSection }, choices: ReviewChoices): string =>
  joinedTexts([
    section.description ? chosenValue(section.description, choices) : '',
    titleWithAmount(item, choices),
    chosenValue(item.description, choices),
    ...item.tags,
  ]);

const joinedTexts = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ');

function toNote(draft: ReviewDraft, choices: ReviewChoices, key: number): Restructured {
  const place = draft.items.get(key);
  if (!place || !canBeNote(draft, choices, key)) return undefined;
  const cursor = fieldName.section(place.section.key, 'description');
  const keptFields = renameFields(choices.fields, (name) => isFieldOfItem(name, key), {});
  return { fields: { ...keptFields, [cursor]: noteWith(place, choices) }, cursor };
}

/** Whether what is no dish can be an option of the one above: it has one price at most, and a short name. */
export function canBeOption(draft: ReviewDraft, choices: ReviewChoices, key: number): boolean {
  const item = draft.items.get(key)?.item;
  const { above } = neighboursOf(draft, key);
  const [price, ...otherPrices] = item?.prices ?? [];
  if (!item || !above || choices.removed.includes(above.key) || !price || item.second) return false;
  const isOnePrice = otherPrices.length === 0 && !price.label && !price.amount_max && item.price_text === null;
  const hasRoom = above.options.length + item.options.length < MAX_OPTIONS;
  return isOnePrice && hasRoom && optionLabel(item, choices).length <= MAX_CHARACTERS.option;
}

/** A price that has no field of its own in the option stays in its words. */
function optionLabel(item: ReviewItem, choices: ReviewChoices): string {
  const [price] = item.prices;
  const hasAmountField = price?.amount.read !== null || amountInTitle(item) !== null;
  const title = hasAmountField ? chosenValue(item.title, choices) : titleWithAmount(item, choices);
  return labelWith(title, item, choices);
}

const labelWith = (title: string, item: ReviewItem, choices: ReviewChoices): string =>
  joinedTexts([title, chosenValue(item.description, choices), ...item.tags]);

const amountInTitle = ({ title, prices }: ReviewItem) =>
  prices.some(({ amount }) => amount.read !== null) ? null : priceInOption(title.read ?? '');

function toOption(draft: ReviewDraft, choices: ReviewChoices, key: number): Restructured {
  const item = draft.items.get(key)?.item;
  const { above } = neighboursOf(draft, key);
  const amount = item?.prices[0]?.amount;
  if (!item || !above || !amount || !canBeOption(draft, choices, key)) return undefined;
  const index = above.options.length;
  const cursor = fieldName.option(above.key, index, 'label');
  const pricedName = amountInTitle(item);
  const newNames: Record<string, string> =
    amount.read !== null || pricedName ? { [amount.name]: fieldName.option(above.key, index, 'amount') } : {};
  for (const ownIndex of item.options.keys())
    for (const part of ['label', 'amount'] as const)
      newNames[fieldName.option(key, ownIndex, part)] = fieldName.option(above.key, index + 1 + ownIndex, part);
  const keptFields = renameFields(choices.fields, (name) => isFieldOfItem(name, key), newNames);
  const amountName = fieldName.option(above.key, index, 'amount');
  const ownFields = pricedName
    ? fieldsOfPricedName(item, choices, { cursor, amountName })
    : { [cursor]: optionLabel(item, choices) };
  return { fields: { ...keptFields, ...ownFields }, cursor };
}

/**
 * An option whose amount was read in its name: the number leaves the name with the price that it is, unless the owner has
 * decided on another one or that it is none. A corrected name has the amount that it ends with now, or none.
 */
function fieldsOfPricedName(
  item: ReviewItem,
  choices: ReviewChoices,
  { cursor, amountName }: { cursor: string; amountName: string },
): Fields {
  const title = chosenValue(item.title, choices);
  const pricedName = priceInOption(title);
  const [price] = item.prices;
  const decided = price && choices.fields[price.amount.name];
  const isCorrected = title !== item.title.read;
  const isCut =
    decided === undefined || (isCorrected ? Number(decided) === Number(pricedName?.amount) : decided !== '');
  return {
    [cursor]: labelWith(isCut && pricedName ? pricedName.title : title, item, choices),
    ...(isCorrected && decided === undefined && { [amountName]: pricedName?.amount ?? '' }),
  };
}

/** Dishes that leave a section carry along the price that it has for all of them, if that is sure. */
function beginAt(draft: ReviewDraft, choices: ReviewChoices, key: number): Restructured {
  const place = draft.items.get(key);
  const index = place?.section.items.indexOf(place.item) ?? 0;
  if (!place || index === 0 || draft.sections.some((section) => section.key === key)) return undefined;
  const fields = { ...choices.fields, ...carriedPrices(place.section, choices, place.section.items.slice(index)) };
  return { fields, cursor: fieldName.section(key, 'title') };
}

/** Whether a section's dishes can continue those above it: no price of it gets lost. */
export const canMergeAbove = (draft: ReviewDraft, choices: ReviewChoices, key: number): boolean =>
  draft.sections.some((section, index) => section.key === key && index > 0 && canEnd(section, choices));

/** Whether a dish can leave its section: if it is the last one, the section ends. */
export function canMove(draft: ReviewDraft, choices: ReviewChoices, key: number): boolean {
  const section = draft.items.get(key)?.section;
  return section !== undefined && draft.sections.length > 1 && (section.items.length > 1 || canEnd(section, choices));
}

/** Whether a section that ends leaves its price to its dishes, or has none. An open price is decided first. */
function canEnd({ price, price_text, items }: ReviewSection, choices: ReviewChoices): boolean {
  if (isOpenDoubt(price, choices)) return false;
  const isPriceLeft = chosenValue(price, choices) === '' || items.some((item) => hasNoOwnPrice(item, choices));
  const isTextLeft =
    !price_text ||
    chosenValue(price_text, choices) === '' ||
    items.some((item) => isReadBare(item) && hasNoOwnPrice(item, choices));
  return isPriceLeft && isTextLeft;
}

function mergeAbove(draft: ReviewDraft, choices: ReviewChoices, key: number): Restructured {
  const index = draft.sections.findIndex((section) => section.key === key);
  const [above, section] = [draft.sections[index - 1], draft.sections[index]];
  if (!above || !section || !canMergeAbove(draft, choices, key)) return undefined;
  const carried = carriedPrices(section, choices, section.items);
  const hasBareNewcomer = section.items.some((item) => isBareAfter(section, item, choices));
  const fields = withoutSection(withNewcomers(choices, above, hasBareNewcomer), section);
  return { fields: { ...fields, ...joinedNote(above, section, choices), ...carried }, cursor: above.title.name };
}

/** The notes of both sections, if one of them was decided. */
function joinedNote(above: ReviewSection, section: ReviewSection, choices: ReviewChoices): Fields {
  const notes = [above.description, section.description].filter((note) => note !== null);
  if (notes.every(({ name }) => choices.fields[name] === undefined)) return {};
  const texts = notes.map((note) => chosenValue(note, choices)).filter((text) => text !== '');
  return { [fieldName.section(above.key, 'description')]: texts.join(' ') };
}

function moveTo(draft: ReviewDraft, choices: ReviewChoices, key: number, to: number | undefined): Restructured {
  const place = draft.items.get(key);
  const target = draft.sections.find((section) => section.key === to);
  if (!place || !target || target === place.section || !canMove(draft, choices, key)) return undefined;
  const { item, section } = place;
  const carried = carriedPrices(section, choices, [item]);
  const coveredFields = withNewcomers(choices, target, isBareAfter(section, item, choices));
  // A section goes with its last dish, and what was decided of it.
  const fields = section.items.length === 1 ? withoutSection(coveredFields, section) : coveredFields;
  return { fields: { ...fields, ...carried }, cursor: item.title.name };
}

const withoutSection = (fields: Fields, { key }: ReviewSection): Fields =>
  renameFields(fields, (name) => name.startsWith(`section.${key}.`), {});

/** The section's price in figures and in words, for each of the dishes that have none. */
const carriedPrices = (section: ReviewSection, choices: ReviewChoices, items: readonly ReviewItem[]): Fields => ({
  ...carriedAmounts(section, choices, items),
  ...carriedTexts(section, choices, items),
});

/** Nothing while the price is doubted. */
function carriedAmounts({ price }: ReviewSection, choices: ReviewChoices, items: readonly ReviewItem[]): Fields {
  const amount = isOpenDoubt(price, choices) ? '' : chosenValue(price, choices);
  if (amount === '') return {};
  const bareItems = items.filter((item) => hasNoOwnPrice(item, choices));
  return Object.fromEntries(bareItems.flatMap(({ prices: [first] }) => (first ? [[first.amount.name, amount]] : [])));
}

/** Each dish without a price has the section's words (shared/draft-structure.ts): here as they were decided. */
function carriedTexts({ price_text }: ReviewSection, choices: ReviewChoices, items: readonly ReviewItem[]): Fields {
  if (!price_text) return {};
  const text = chosenValue(price_text, choices);
  return Object.fromEntries(
    items.filter(isReadBare).flatMap((item) => {
      const itemText = hasNoOwnPrice(item, choices) ? text : '';
      const isAsRead = itemText === price_text.read && choices.fields[price_text.name] === undefined;
      return isAsRead ? [] : [[fieldName.item(item.key, 'price_text'), itemText]];
    }),
  );
}

/** Whether no price of the dish was read. */
const isReadBare = ({ prices, price_text }: ReviewItem): boolean =>
  price_text === null && prices.every(({ amount }) => amount.read === null);

/** Whether a dish has no price of its own, also with what it carries along. */
const isBareWith = (carried: Fields, item: ReviewItem, choices: ReviewChoices): boolean =>
  hasNoOwnPrice(item, { ...choices, fields: { ...choices.fields, ...carried } });

/** The same of a dish that leaves a section with its price. */
const isBareAfter = (section: ReviewSection, item: ReviewItem, choices: ReviewChoices): boolean =>
  isBareWith(carriedAmounts(section, choices, [item]), item, choices) &&
  !(section.price_text && isReadBare(item) && chosenValue(section.price_text, choices) !== '');

/**
 * The decisions once dishes without a price come into a section: its price was decided for those that were in it. A typed
 * price becomes theirs, and the newcomers have none; an accepted one is asked about again.
 */
function withNewcomers(choices: ReviewChoices, target: ReviewSection, hasBareNewcomer: boolean): Fields {
  const { price } = target;
  const { [price.name]: decided, ...otherFields } = choices.fields;
  if (!hasBareNewcomer || decided === undefined || decided === '') return choices.fields;
  const filledPrices = decided === price.read ? {} : missingPricesFilled(target, choices);
  return { ...otherFields, ...filledPrices };
}

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
