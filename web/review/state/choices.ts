import type { ReviewChoices } from '../../../shared/api/imports.ts';
import { fieldName, isFieldOfItem, type LeftOutLine } from '../../../shared/draft.ts';
import { priceInOption } from '../../../shared/draft-structure.ts';
import { type Currency, minorUnits } from '../../../shared/money.ts';
import { priceInName } from '../../../shared/price-in-name.ts';
import type { OptionNames } from './option-of-line.ts';
import type { FieldPart, ReviewDraft, ReviewField, ReviewItem, ReviewSection } from './review-draft.ts';
import { structureWithOption, structureWithoutLine } from './toggle-line.ts';

/** The owner's actions in the review. */
export type ReviewStep =
  | { kind: 'choose'; name: string; value: string }
  /** Sets these values of fields at once. */
  | { kind: 'choose_all'; fields: Readonly<Record<string, string>> }
  /** Undoes a decision: the field is as it was read. */
  | { kind: 'forget'; names: readonly string[] }
  | { kind: 'leave_out'; items: readonly number[] }
  | { kind: 'put_back'; items: readonly number[] }
  /** Makes a dish of a line that the reader left out, with these fields. */
  | { kind: 'take_line'; line: number; fields: Readonly<Record<string, string>> }
  /** Makes an option of the dish above it of such a line: its price is the amount that it prints. */
  | { kind: 'take_option'; line: number; names: OptionNames }
  /** Undoes that, with all that was decided of the dish or option. */
  | { kind: 'return_line'; line: number; names: OptionNames }
  /** Leaves out a line that prints an amount, or no longer says so. */
  | { kind: 'leave_line'; line: number }
  | { kind: 'ask_line'; line: number }
  | { kind: 'go'; name: string | null };

/** The choices after one step. */
export function takeStep(choices: ReviewChoices, step: ReviewStep): ReviewChoices {
  const { fields, removed, taken: takenLines = [], unused = [] } = choices;
  switch (step.kind) {
    case 'choose':
      return { ...choices, fields: { ...fields, [step.name]: step.value } };
    case 'choose_all':
      return { ...choices, fields: { ...fields, ...step.fields } };
    case 'forget':
      return {
        ...choices,
        fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !step.names.includes(name))),
      };
    case 'leave_out':
      return { ...choices, removed: [...new Set([...removed, ...step.items])] };
    case 'put_back':
      return { ...choices, removed: removed.filter((key) => !step.items.includes(key)) };
    case 'take_line':
      return { ...choices, taken: [...takenLines, step.line], fields: { ...fields, ...step.fields } };
    case 'take_option':
      return {
        ...choices,
        ...structureWithOption(choices, step.line),
        fields: renameFields(fields, step.names),
      };
    case 'return_line':
      return {
        ...choices,
        ...structureWithoutLine(choices, step.line),
        removed: removed.filter((key) => key !== step.line),
        fields: Object.fromEntries(
          Object.entries(renameFields(fields, step.names)).filter(([name]) => !isFieldOfItem(name, step.line)),
        ),
      };
    case 'leave_line':
      return { ...choices, unused: [...new Set([...unused, step.line])] };
    case 'ask_line':
      return { ...choices, unused: unused.filter((key) => key !== step.line) };
    case 'go':
      return { ...choices, cursor: step.name };
  }
}

const renameFields = (fields: ReviewChoices['fields'], names: OptionNames): ReviewChoices['fields'] =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const newName = names[name];
      return newName === null ? [] : [[newName ?? name, value]];
    }),
  );

/** The value as decided, else as read; empty if there is none. */
export const chosenValue = ({ name, read }: ReviewField, { fields }: Pick<ReviewChoices, 'fields'>): string =>
  fields[name] ?? read ?? '';

const isLeftOut = ({ item }: ReviewField, { removed }: ReviewChoices): boolean =>
  item !== null && removed.includes(item);

/** Doubtful and not checked yet. */
export const isOpenDoubt = (field: ReviewField, choices: ReviewChoices): boolean =>
  field.is_doubtful && choices.fields[field.name] === undefined && !isLeftOut(field, choices);

/** Lines that print an amount and that the owner has neither used nor left out. */
export const openLines = (
  { lines }: ReviewDraft,
  { taken: takenLines = [], unused = [] }: ReviewChoices,
): LeftOutLine[] => lines.filter(({ key }) => !takenLines.includes(key) && !unused.includes(key));

/** A price that was not read and nobody has decided about, of a dish without any. */
const isOpenGap = (field: ReviewField, draft: ReviewDraft, choices: ReviewChoices): boolean => {
  if (field.part !== 'price' || field.read !== null || field.item === null) return false;
  const itemPlace = draft.items.get(field.item);
  if (!itemPlace || choices.fields[field.name] !== undefined || isLeftOut(field, choices)) return false;
  const { item, section } = itemPlace;
  return isEmpty(section.price, choices) && isEmpty(section.price_text, choices) && hasNoOwnPrice(item, choices);
};

/** Where the review stops: at open doubts, and at missing prices. */
const isOpenStop = (field: ReviewField, draft: ReviewDraft, choices: ReviewChoices): boolean =>
  isOpenDoubt(field, choices) || isOpenGap(field, draft, choices);

/**
 * Whether a doubt may be accepted together with others: text that was read, of a dish that has a price. An amount, a size or
 * a dish without a price is looked at on its own.
 */
export const canAcceptUnseen = (field: ReviewField, draft: ReviewDraft, choices: ReviewChoices): boolean => {
  if (field.read === null || !TEXT_PARTS.includes(field.part)) return false;
  const item = field.item === null ? undefined : draft.items.get(field.item)?.item;
  return !item || !hasNoOwnPrice(item, choices);
};
const TEXT_PARTS: readonly FieldPart[] = ['section_title', 'section_description', 'title', 'description'];

/** A heading whose dishes are all left out doesn't count: it is left out with them. */
const isGone = (section: ReviewSection, choices: ReviewChoices): boolean =>
  section.items.length > 0 && section.items.every(({ key }) => choices.removed.includes(key));

/** The fields that will reach the menu, in the draft's order. */
const listKeptFields = (draft: ReviewDraft, choices: ReviewChoices): ReviewField[] =>
  draft.sections
    .filter((section) => !isGone(section, choices))
    .flatMap(({ fields }) => fields.filter((field) => !isLeftOut(field, choices)));

export type ReviewCount = {
  /** Open doubts, lines that print an amount included. */
  left: number;
  /** Of them those lines: they don't reach the menu unless they are used. */
  unused_lines: number;
  /** Doubts, including checked ones. */
  doubts: number;
  fields: number;
  /** Dishes that will have no price on the menu, as decided so far. */
  without_price: number;
};

/** "7 left to check of 61 fields, 3 dishes have no price". */
export function countLeft(draft: ReviewDraft, choices: ReviewChoices): ReviewCount {
  const keptFieldList = listKeptFields(draft, choices);
  const unusedLines = openLines(draft, choices).length;
  return {
    left: keptFieldList.filter((field) => isOpenDoubt(field, choices)).length + unusedLines,
    unused_lines: unusedLines,
    doubts: keptFieldList.filter((field) => field.is_doubtful).length + draft.lines.length,
    fields: keptFieldList.length,
    without_price: draft.sections.reduce((count, section) => count + countWithoutPrice(section, choices), 0),
  };
}

/** Dishes of a section that have no price, as decided so far; none if the section has one for all (shared/doubts.ts). */
export function countWithoutPrice(section: ReviewSection, choices: ReviewChoices): number {
  const { price, price_text } = section;
  return isEmpty(price, choices) && isEmpty(price_text, choices) ? withoutOwnPrice(section, choices).length : 0;
}

const isEmpty = (field: ReviewField | null, choices: ReviewChoices): boolean =>
  field === null || chosenValue(field, choices) === '';

/** Whether a dish costs what its section does, if that has a price. */
export const hasNoOwnPrice = ({ prices, price_text }: ReviewItem, choices: ReviewChoices): boolean =>
  isEmpty(price_text, choices) && prices.every(({ amount }) => isEmpty(amount, choices));

const withoutOwnPrice = ({ items }: ReviewSection, choices: ReviewChoices): ReviewItem[] =>
  items.filter((item) => !choices.removed.includes(item.key) && hasNoOwnPrice(item, choices));

/** The section's price for each dish that has none of its own, and for the section no longer. */
export function missingPricesFilled(section: ReviewSection, choices: ReviewChoices): Record<string, string> {
  if (isEmpty(section.price, choices)) return {};
  const value = chosenValue(section.price, choices);
  const amounts = withoutOwnPrice(section, choices).flatMap(({ prices: [price] }) => price?.amount.name ?? []);
  if (amounts.length === 0) return {};
  return { [section.price.name]: '', ...Object.fromEntries(amounts.map((name) => [name, value])) };
}

/** The choices after one field was decided: a price at the end of the name is removed from the name. */
export function decideField(
  draft: ReviewDraft,
  choices: ReviewChoices,
  { name, value }: { name: string; value: string },
): ReviewChoices {
  const withChosen = takeStep(choices, { kind: 'choose', name, value });
  const field = draft.by_name.get(name);
  const title = field?.in_name && draft.by_name.get(titleOf(field));
  const amountInName = title && priceInName(chosenValue(title, choices));
  if (!amountInName || value === '' || Number(amountInName.amount) !== Number(value)) return withChosen;
  return takeStep(withChosen, { kind: 'choose', name: title.name, value: amountInName.title });
}

/** The name and the price of the dish that a line becomes: a printed amount at its end is no part of its name. */
export function fieldsOfLine({ key, text }: LeftOutLine, currency: Currency): Record<string, string> {
  const pricedName = priceInOption(text);
  if (!pricedName || minorUnits(pricedName.amount, currency) === null) return {};
  return {
    [fieldName.item(key, 'title')]: pricedName.title,
    [fieldName.price(key, 0, 'amount')]: pricedName.amount,
  };
}

const titleOf = ({ item }: ReviewField): string => fieldName.item(item ?? 0, 'title');

/** Doubts of a section that are still open; accepting all of them is one step. */
export const openDoubtsOf = (section: ReviewSection, choices: ReviewChoices): ReviewField[] =>
  isGone(section, choices) ? [] : section.fields.filter((field) => isOpenDoubt(field, choices));

/** The first open doubt or missing price after a field, in the draft's order; from the beginning without one. */
export function nextStop(
  draft: ReviewDraft,
  choices: ReviewChoices,
  afterName: string | null,
): ReviewField | undefined {
  const startIndex = placeOf(draft, afterName);
  const isKept = keptSections(draft, choices);
  return draft.stops.find(
    (field, index) => index > startIndex && isKept.has(field.section) && isOpenStop(field, draft, choices),
  );
}

/** The doubt or missing price before a field, decided or not: going back is for checking again. */
export function previousStop(
  draft: ReviewDraft,
  choices: ReviewChoices,
  beforeName: string | null,
): ReviewField | undefined {
  const endIndex = beforeName === null ? draft.stops.length : placeOf(draft, beforeName, 'end');
  const isKept = keptSections(draft, choices);
  return draft.stops.findLast(
    (field, index) =>
      index < endIndex &&
      isKept.has(field.section) &&
      !isLeftOut(field, choices) &&
      (field.is_doubtful || isOpenGap(field, draft, choices)),
  );
}

const keptSections = ({ sections }: ReviewDraft, choices: ReviewChoices): Set<number> =>
  new Set(sections.filter((section) => !isGone(section, choices)).map(({ key }) => key));

/** A field that is no stop comes after the last one of its item, or of what precedes it. */
function placeOf(draft: ReviewDraft, name: string | null, side: 'start' | 'end' = 'start'): number {
  const field = name === null ? undefined : draft.by_name.get(name);
  if (!field) return -1;
  const ownIndex = draft.stops.indexOf(field);
  if (ownIndex >= 0) return ownIndex;
  const lastIndex = draft.stops.findLastIndex(({ section, item }) => section === field.section && item === field.item);
  const precedingIndex =
    lastIndex >= 0 ? lastIndex : draft.stops.findIndex(({ section }) => section === field.section) - 1;
  return side === 'end' ? precedingIndex + 1 : precedingIndex;
}

/** Where a review opens: at the place it was left, else at the first stop; null if there is none. */
export function openingField(draft: ReviewDraft, choices: ReviewChoices): string | null {
  const { cursor } = choices;
  const cursorField = cursor === null ? undefined : draft.by_name.get(cursor);
  if (cursorField && !isLeftOut(cursorField, choices)) return cursorField.name;
  return nextStop(draft, choices, null)?.name ?? null;
}
