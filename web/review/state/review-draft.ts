import type { ReviewChoices } from '../../../shared/api/imports.ts';
import { type Doubt, doubtfulLines, draftDoubts } from '../../../shared/doubts.ts';
import {
  type AmountField,
  type Draft,
  type DraftItem,
  type DraftSection,
  fieldName,
  type LeftOutLine,
  type TextField,
} from '../../../shared/draft.ts';
import { editStructure } from '../../../shared/draft-structure.ts';
import { takeLines } from '../../../shared/left-out.ts';
import type { Box } from '../../../shared/menu.ts';
import { type Currency, minorUnits } from '../../../shared/money.ts';
import type { PriceInName } from '../../../shared/price-in-name.ts';
import { hasLetters } from '../../../shared/suspicious-amounts.ts';
import { expectedPlace } from './expected-place.ts';

/** A field's kind, for its label and its input. */
export type FieldPart =
  | 'section_title'
  | 'section_description'
  | 'section_price'
  | 'section_price_text'
  | 'title'
  | 'description'
  | 'price_label'
  | 'price'
  | 'price_max'
  | 'price_text'
  | 'option'
  | 'option_price';

/** A field of the draft as the review shows it. */
export type ReviewField = {
  /** Its name in the choices. */
  name: string;
  part: FieldPart;
  section: number;
  /** The item's key; null for a field of the section itself. */
  item: number | null;
  /** As read, amounts as decimal text; null for a field that the reader found nothing for. */
  read: string | null;
  /** Its place on the page; for a missing one its item's or section's. */
  boxes: readonly Box[];
  /** For a missing price: where it is expected. */
  expected?: Box;
  /** Other readings, best first, without the one that was read. */
  alternatives: readonly string[];
  is_doubtful: boolean;
  /** Why. */
  doubt?: Doubt['kind'];
  /** No OCR engine could read it: only a vision model says it. */
  is_model_alone: boolean;
  /** For a missing price: the number at the end of the dish's name. Taking it shortens the name. */
  in_name?: PriceInName;
};

type ReviewPrice = { label: ReviewField | null; amount: ReviewField; amount_max: ReviewField | null };

export type ReviewItem = {
  key: number;
  title: ReviewField;
  description: ReviewField;
  /** At least one: an item without prices has an empty field for one. */
  prices: ReviewPrice[];
  price_text: ReviewField | null;
  options: { label: ReviewField; amount: ReviewField | null }[];
  tags: readonly string[];
  /** Its text in a bilingual menu's other language, as printed. */
  second: DraftItem['second'] | undefined;
  /** All that a data file says of it. */
  data: DraftItem['data'] | undefined;
  /** The fields that were read and those that seem to be missing, in order. */
  fields: ReviewField[];
};

export type ReviewSection = {
  key: number;
  title: ReviewField;
  description: ReviewField | null;
  /** For all its dishes; empty if none was read. */
  price: ReviewField;
  price_text: ReviewField | null;
  items: ReviewItem[];
  second: DraftSection['second'] | undefined;
  /** Of the section and its items, in order. */
  fields: ReviewField[];
};

export type ReviewDraft = {
  /** The language of `second`; null if there is none. */
  second_language: Draft['second_language'] | undefined;
  /** Headers of a data file that say what isn't read from files. */
  data_not_read: readonly string[];
  sections: ReviewSection[];
  /** All that were read and those that seem to be missing, in the draft's order: these are counted. */
  fields: ReviewField[];
  /** These, and the price of every dish that has none. */
  stops: ReviewField[];
  /** The items and their sections, by the items' keys. */
  items: ReadonlyMap<number, { item: ReviewItem; section: ReviewSection }>;
  /** Lines in no dish that print an amount. */
  lines: readonly LeftOutLine[];
  /** Those and the other missing ones. */
  by_name: ReadonlyMap<string, ReviewField>;
};

/** The draft of a review with the dishes and the structure of its choices, memoised by both. */
export function reviewDraftWith(
  read: Draft,
  currency: Currency,
): (choices: Pick<ReviewChoices, 'taken' | 'edits'>) => ReviewDraft {
  let cachedDraft: { taken: ReviewChoices['taken']; edits: ReviewChoices['edits']; draft: ReviewDraft } | undefined;
  return ({ taken: takenLines, edits }) => {
    if (!cachedDraft || cachedDraft.taken !== takenLines || cachedDraft.edits !== edits)
      cachedDraft = {
        taken: takenLines,
        edits,
        draft: toReviewDraft(editStructure(takeLines(read, takenLines), edits), currency),
      };
    return cachedDraft.draft;
  };
}

/** The reader's draft with each field's name, place and doubt, for one currency. */
export function toReviewDraft(draft: Draft, currency: Currency): ReviewDraft {
  const byName = new Map<string, ReviewField>();
  const addField = (field: ReviewField): ReviewField => {
    byName.set(field.name, field);
    return field;
  };
  const doubts = draftDoubts(draft, currency);
  const stops: ReviewField[] = [];
  const sections = draft.sections.map((section) => {
    const shownSection = reviewSection(section, new FieldMaker(section.key, currency, addField));
    const isCounted = ({ name, read }: ReviewField) => read !== null || doubts.has(name);
    const sectionFields = [
      shownSection.title,
      shownSection.description,
      shownSection.price,
      shownSection.price_text,
    ].filter((field) => field !== null);
    shownSection.fields = sectionFields.filter(isCounted);
    stops.push(...shownSection.fields);
    for (const item of shownSection.items) {
      const itemFields = fieldsOf(item);
      item.fields = itemFields.filter(isCounted);
      shownSection.fields.push(...item.fields);
      stops.push(...itemFields.filter((field) => isCounted(field) || field === item.prices[0]?.amount));
    }
    return shownSection;
  });
  for (const [name, doubt] of doubts) {
    const field = byName.get(name);
    if (!field) continue;
    field.is_doubtful = true;
    field.doubt = doubt.kind;
    if (doubt.kind !== 'in_name') continue;
    field.in_name = doubt.found;
    field.alternatives = [doubt.found.amount];
  }
  return {
    second_language: draft.second_language,
    data_not_read: draft.data_not_read ?? [],
    sections,
    fields: sections.flatMap(({ fields }) => fields),
    stops,
    items: new Map(sections.flatMap((section) => section.items.map((item) => [item.key, { item, section }] as const))),
    lines: doubtfulLines(draft),
    by_name: byName,
  };
}

/** All fields of an item, in the order of the menu. */
const fieldsOf = ({ title, description, prices, price_text, options }: ReviewItem): ReviewField[] =>
  [
    title,
    description,
    ...prices.flatMap(({ label, amount, amount_max }) => [label, amount, amount_max]),
    price_text,
    ...options.flatMap(({ label, amount }) => [label, amount]),
  ].filter((field) => field !== null);

/** A missing price is expected on the line of its title, to the right. */
const WIDTH_OF_A_LINE = 0.36;
const lineOf = ([box]: readonly Box[]): Box[] =>
  box ? [{ ...box, width: Math.min(1 - box.x, Math.max(box.width, WIDTH_OF_A_LINE)) }] : [];

class FieldMaker {
  readonly #section: number;
  readonly #currency: Currency;
  readonly #add: (field: ReviewField) => ReviewField;

  constructor(section: number, currency: Currency, add: (field: ReviewField) => ReviewField) {
    this.#section = section;
    this.#currency = currency;
    this.#add = add;
  }

  read(name: string, part: FieldPart, item: number | null, field: TextField | AmountField): ReviewField {
    const canBe = (value: string): boolean =>
      isAmount(part) ? minorUnits(value, this.#currency) !== null : hasLetters(value);
    return this.#add({
      name,
      part,
      section: this.#section,
      item,
      read: field.value,
      boxes: field.boxes,
      alternatives: [...new Set(field.alternatives)].filter((value) => value !== field.value && canBe(value)),
      is_doubtful: false,
      is_model_alone: field.is_model_alone === true,
    });
  }

  readOptional(name: string, part: FieldPart, item: number | null, field: TextField | AmountField | null) {
    return field && this.read(name, part, item, field);
  }

  unread(name: string, part: FieldPart, item: number | null, boxes: readonly Box[]): ReviewField {
    const section = this.#section;
    const doubts = { is_doubtful: false, is_model_alone: false };
    return this.#add({ name, part, section, item, read: null, boxes, alternatives: [], ...doubts });
  }
}

function reviewSection(section: DraftSection, fieldMaker: FieldMaker): ReviewSection {
  const name = (field: Parameters<typeof fieldName.section>[1]) => fieldName.section(section.key, field);
  const boxes = section.items[0]?.title.boxes ?? [];
  return {
    key: section.key,
    title: section.title
      ? fieldMaker.read(name('title'), 'section_title', null, section.title)
      : fieldMaker.unread(name('title'), 'section_title', null, boxes),
    description: fieldMaker.readOptional(name('description'), 'section_description', null, section.description),
    price: section.price
      ? fieldMaker.read(name('price'), 'section_price', null, section.price)
      : fieldMaker.unread(name('price'), 'section_price', null, section.title?.boxes ?? boxes),
    price_text: fieldMaker.readOptional(name('price_text'), 'section_price_text', null, section.price_text),
    items: section.items.map((item) => reviewItem(item, section, fieldMaker)),
    second: section.second,
    fields: [],
  };
}

function reviewItem(item: DraftItem, section: DraftSection, fieldMaker: FieldMaker): ReviewItem {
  const { key } = item;
  const { boxes } = item.title;
  const prices = item.prices.map(({ label, amount, amount_max }, index) => ({
    label:
      fieldMaker.readOptional(fieldName.price(key, index, 'label'), 'price_label', key, label) ??
      // One of several prices needs a name.
      (item.prices.length > 1
        ? fieldMaker.unread(fieldName.price(key, index, 'label'), 'price_label', key, amount.boxes)
        : null),
    amount: fieldMaker.read(fieldName.price(key, index, 'amount'), 'price', key, amount),
    amount_max: fieldMaker.readOptional(fieldName.price(key, index, 'amount_max'), 'price_max', key, amount_max),
  }));
  return {
    key,
    title: fieldMaker.read(fieldName.item(key, 'title'), 'title', key, item.title),
    description: item.description
      ? fieldMaker.read(fieldName.item(key, 'description'), 'description', key, item.description)
      : fieldMaker.unread(fieldName.item(key, 'description'), 'description', key, boxes),
    prices:
      prices.length > 0
        ? prices
        : [
            {
              label: null,
              amount: missingPrice(item, section, fieldMaker),
              amount_max: null,
            },
          ],
    price_text: fieldMaker.readOptional(fieldName.item(key, 'price_text'), 'price_text', key, item.price_text),
    options: item.options.map(({ label, amount }, index) => ({
      label: fieldMaker.read(fieldName.option(key, index, 'label'), 'option', key, label),
      amount: fieldMaker.readOptional(fieldName.option(key, index, 'amount'), 'option_price', key, amount),
    })),
    tags: item.tags,
    second: item.second,
    data: item.data,
    fields: [],
  };
}

function missingPrice({ key, title }: DraftItem, section: DraftSection, fieldMaker: FieldMaker): ReviewField {
  const name = fieldName.price(key, 0, 'amount');
  const expectedBox = expectedPlace(title, section);
  const boxes = expectedBox ? [...title.boxes.slice(0, 1), expectedBox] : lineOf(title.boxes);
  return Object.assign(fieldMaker.unread(name, 'price', key, boxes), expectedBox ? { expected: expectedBox } : {});
}

const AMOUNT_PARTS: readonly FieldPart[] = ['section_price', 'price', 'price_max', 'option_price'];
export const isAmount = (part: FieldPart): boolean => AMOUNT_PARTS.includes(part);
