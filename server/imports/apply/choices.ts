import type { ReviewChoices } from '../../../shared/api/imports.ts';
import {
  type AmountField,
  type Draft,
  type DraftItem,
  type DraftPrice,
  type DraftSection,
  fieldName,
  type TextField,
} from '../../../shared/draft.ts';
import { editStructure, idleEdits } from '../../../shared/draft-structure.ts';
import type { FieldProblem } from '../../../shared/errors.ts';
import { takeLines } from '../../../shared/left-out.ts';
import type { Box } from '../../../shared/menu.ts';
import { isPrintable } from '../../../shared/text-rules.ts';

const AMOUNT = /^\d{1,9}(\.\d{1,3})?$/;
const FIELD_NAME = /^(section|item)\.(\d{1,9})\.(.+)$/;
const SECTION_FIELD = /^(title|description|price|price_text)$/;
const PRICE_FIELD = /^(?:price_text|prices\.0\.amount)$/;
const ITEM_FIELD = /^(?:title|description|price_text|(prices|options)\.(\d{1,2})\.(label|amount|amount_max))$/;

/**
 * Applies the owner's choices to the draft: accepted lines become items; the structure is corrected; chosen values replace what was read and are
 * certain; items that were left out are removed, and sections that become empty. A choice may also fill a field outside of
 * `draftFields` that the reader found nothing for, such as an unread price; it then points at the item's title. An emptied
 * field becomes null.
 */
export function applyChoices(
  read: Draft,
  { fields, removed, taken: takenLines, edits }: Pick<ReviewChoices, 'fields' | 'removed' | 'taken' | 'edits'>,
): Draft {
  const draft = editStructure(takeLines(read, takenLines), edits);
  const isRemoved = new Set(removed);
  const sections = draft.sections.map((section) => {
    const items = section.items.filter(({ key }) => !isRemoved.has(key)).map((item) => chooseItem(item, fields));
    return { ...chooseSection(section, fields), items };
  });
  return {
    ...draft,
    sections: sections.filter(({ items }, index) => items.length > 0 || isEmptyInDraft(draft, index)),
  };
}

const isEmptyInDraft = (draft: Draft, index: number): boolean => draft.sections[index]?.items.length === 0;

/** The keys of the items whose price the owner has chosen; one that was left empty is still missing. */
export const keysWithChosenPrice = ({ fields }: Pick<ReviewChoices, 'fields'>): ReadonlySet<number> =>
  new Set(
    Object.entries(fields).flatMap(([name, value]) => {
      const [, kind, key, field = ''] = FIELD_NAME.exec(name) ?? [];
      return kind === 'item' && PRICE_FIELD.test(field) && value.trim() !== '' ? [Number(key)] : [];
    }),
  );

/** Invalid choices: a field or item that the draft doesn't have, or a value that the field can't hold. */
export function choiceProblems(
  read: Draft,
  { fields, removed, taken: takenLines = [], unused = [], edits = [] }: ReviewChoices,
): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  const lines = new Set(read.left_out?.map(({ key }) => key));
  for (const [index, key] of takenLines.entries()) if (!lines.has(key)) problems[`taken.${index}`] = 'invalid_value';
  for (const [index, key] of unused.entries()) if (!lines.has(key)) problems[`unused.${index}`] = 'invalid_value';
  const withLines = takeLines(read, takenLines);
  for (const index of idleEdits(withLines, edits)) problems[`edits.${index}`] = 'invalid_value';
  const draft = editStructure(withLines, edits);
  const sections = new Map(draft.sections.map((section) => [section.key, section]));
  const items = new Map(draft.sections.flatMap((section) => section.items.map((item) => [item.key, item] as const)));
  for (const [name, value] of Object.entries(fields)) {
    const [, kind, key, field = ''] = FIELD_NAME.exec(name) ?? [];
    const problem =
      kind === 'section'
        ? sectionFieldProblem(sections.get(Number(key)), field, value)
        : itemFieldProblem(items.get(Number(key)), field, value);
    if (problem) problems[`fields.${name}`] = problem;
  }
  for (const [index, key] of removed.entries()) if (!items.has(key)) problems[`removed.${index}`] = 'invalid_value';
  return problems;
}

function sectionFieldProblem(section: DraftSection | undefined, field: string, value: string) {
  if (!section || !SECTION_FIELD.test(field)) return 'unknown_field';
  return field === 'price' ? amountProblem(value) : textProblem(value);
}

function itemFieldProblem(item: DraftItem | undefined, field: string, value: string): FieldProblem | undefined {
  const [matches, list, number, part] = ITEM_FIELD.exec(field) ?? [];
  if (!item || matches === undefined) return 'unknown_field';
  if (list === undefined) return field === 'title' && value.trim() === '' ? 'required' : textProblem(value);
  // The only field that can be added is the price of an item that has none.
  const isThere = Number(number) < (list === 'prices' ? Math.max(item.prices.length, 1) : item.options.length);
  if (!isThere || (list === 'options' && part === 'amount_max')) return 'unknown_field';
  if (part !== 'label') return amountProblem(value);
  return list === 'options' && value.trim() === '' ? 'required' : textProblem(value);
}

const amountProblem = (value: string): FieldProblem | undefined =>
  value === '' || AMOUNT.test(value) ? undefined : 'invalid_value';
const textProblem = (value: string): FieldProblem | undefined =>
  isPrintable(value) ? undefined : 'control_characters';

type Chosen = Readonly<Record<string, string>>;

function chooseSection(section: DraftSection, chosenFields: Chosen): DraftSection {
  const { key } = section;
  const boxes = section.title?.boxes ?? section.items[0]?.title.boxes;
  return {
    ...section,
    title: choose(section.title, chosenFields[fieldName.section(key, 'title')], boxes),
    description: choose(section.description, chosenFields[fieldName.section(key, 'description')], boxes),
    price: choose(section.price, chosenFields[fieldName.section(key, 'price')], boxes),
    price_text: choose(section.price_text, chosenFields[fieldName.section(key, 'price_text')], boxes),
  };
}

function chooseItem(item: DraftItem, chosenFields: Chosen): DraftItem {
  const { key } = item;
  const { boxes } = item.title;
  return {
    ...item,
    // An item always has a title: choiceProblems refuses an empty one.
    title: choose(item.title, chosenFields[fieldName.item(key, 'title')], boxes) ?? item.title,
    description: choose(item.description, chosenFields[fieldName.item(key, 'description')], boxes),
    prices: choosePrices(item, chosenFields),
    price_text: choose(item.price_text, chosenFields[fieldName.item(key, 'price_text')], boxes),
    options: item.options.map(({ label, amount }, index) => ({
      label: choose(label, chosenFields[fieldName.option(key, index, 'label')], boxes) ?? label,
      amount: choose(amount, chosenFields[fieldName.option(key, index, 'amount')], boxes),
    })),
  };
}

/** Removes a price whose amount was emptied. */
function choosePrices(item: DraftItem, chosenFields: Chosen): DraftPrice[] {
  const read: (Omit<DraftPrice, 'amount'> & { amount: AmountField | null })[] =
    item.prices.length > 0 ? item.prices : [{ label: null, amount: null, amount_max: null }];
  const { boxes } = item.title;
  return read.flatMap((price, index) => {
    const name = (field: 'label' | 'amount' | 'amount_max') => fieldName.price(item.key, index, field);
    const amount = choose(price.amount, chosenFields[name('amount')], boxes);
    if (!amount) return [];
    return {
      label: choose(price.label, chosenFields[name('label')], boxes),
      amount,
      amount_max: choose(price.amount_max, chosenFields[name('amount_max')], boxes),
    };
  });
}

function choose<Field extends TextField | AmountField>(
  read: Field | null,
  value: string | undefined,
  boxes: Box[] | undefined,
): Field | null {
  if (value === undefined) return read;
  if (value.trim() === '') return null;
  const places = read?.boxes ?? boxes;
  if (!places) return null;
  // Text and amount fields have the same shape; choiceProblems has checked the value's type.
  return { value: value.trim(), boxes: places, confidence: 1, alternatives: [] as string[] } as Field;
}
