import type { ReviewChoices } from '../../../shared/api/imports.ts';
import { draftDoubts } from '../../../shared/doubts.ts';
import {
  type AmountField,
  type Draft,
  type DraftItem,
  type DraftSection,
  draftFields,
  fieldName,
  type TextField,
} from '../../../shared/draft.ts';
import { takeLines } from '../../../shared/left-out.ts';
import type { Box } from '../../../shared/menu.ts';
import { type Currency, minorUnits } from '../../../shared/money.ts';
import type { PriceInName } from '../../../shared/price-in-name.ts';

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
  /** Other readings, best first, without the one that was read. */
  alternatives: readonly string[];
  is_doubtful: boolean;
  /** No OCR engine could read it: only a vision model says it. */
  is_model_alone: boolean;
  /** For a missing price: the number at the end of the dish's name. Taking it shortens the name. */
  in_name?: PriceInName;
};

export type ReviewPrice = { label: ReviewField | null; amount: ReviewField; amount_max: ReviewField | null };

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
  /** The fields that were read, in order, and the price that seems to be missing. */
  fields: ReviewField[];
};

export type ReviewSection = {
  key: number;
  title: ReviewField;
  description: ReviewField | null;
  price: ReviewField | null;
  price_text: ReviewField | null;
  items: ReviewItem[];
  second: DraftSection['second'] | undefined;
  /** Of the section and its items, in order. */
  fields: ReviewField[];
};

export type ReviewDraft = {
  /** The language of `second`; null if there is none. */
  second_language: Draft['second_language'] | undefined;
  sections: ReviewSection[];
  /** All that were read, in the draft's order, and prices that seem to be missing: these are counted. */
  fields: ReviewField[];
  /** Those and the other missing ones. */
  by_name: ReadonlyMap<string, ReviewField>;
};

/** The draft of a review with the dishes that its choices make of lines; the same as long as these are the same. */
export function reviewDraftWith(
  read: Draft,
  currency: Currency,
): (choices: Pick<ReviewChoices, 'taken'>) => ReviewDraft {
  let last: { taken: ReviewChoices['taken']; draft: ReviewDraft } | undefined;
  return ({ taken }) => {
    if (!last || last.taken !== taken) last = { taken, draft: toReviewDraft(takeLines(read, taken), currency) };
    return last.draft;
  };
}

/** The reader's draft with each field's name, place and doubt, for one currency. */
export function toReviewDraft(draft: Draft, currency: Currency): ReviewDraft {
  const fields: ReviewField[] = [];
  const byName = new Map<string, ReviewField>();
  const add = (field: ReviewField): ReviewField => {
    byName.set(field.name, field);
    return field;
  };
  const doubts = draftDoubts(draft, currency);
  const sections = draft.sections.map((section) => {
    const shown = reviewSection(section, new FieldMaker(section.key, currency, add));
    const read = Array.from(draftFields({ sections: [section] }), ([name]) => byName.get(name));
    shown.fields = read.filter((field) => field !== undefined);
    const ofItems = Map.groupBy(shown.fields, ({ item }) => item);
    for (const item of shown.items) {
      item.fields = ofItems.get(item.key) ?? [];
      const amount = item.prices[0]?.amount;
      if (amount?.read === null && doubts.has(amount.name)) item.fields.push(amount);
    }
    shown.fields = [...(ofItems.get(null) ?? []), ...shown.items.flatMap((item) => item.fields)];
    fields.push(...shown.fields);
    return shown;
  });
  for (const field of fields) {
    const doubt = doubts.get(field.name);
    if (!doubt) continue;
    field.is_doubtful = true;
    if (doubt.kind !== 'in_name') continue;
    field.in_name = doubt.found;
    field.alternatives = [doubt.found.amount];
  }
  return { second_language: draft.second_language, sections, fields, by_name: byName };
}

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
    const canBe = (value: string): boolean => !isAmount(part) || minorUnits(value, this.#currency) !== null;
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

  maybe(name: string, part: FieldPart, item: number | null, field: TextField | AmountField | null) {
    return field && this.read(name, part, item, field);
  }

  unread(name: string, part: FieldPart, item: number | null, boxes: readonly Box[]): ReviewField {
    const section = this.#section;
    const doubts = { is_doubtful: false, is_model_alone: false };
    return this.#add({ name, part, section, item, read: null, boxes, alternatives: [], ...doubts });
  }
}

function reviewSection(section: DraftSection, make: FieldMaker): ReviewSection {
  const name = (field: Parameters<typeof fieldName.section>[1]) => fieldName.section(section.key, field);
  const boxes = section.items[0]?.title.boxes ?? [];
  return {
    key: section.key,
    title: section.title
      ? make.read(name('title'), 'section_title', null, section.title)
      : make.unread(name('title'), 'section_title', null, boxes),
    description: make.maybe(name('description'), 'section_description', null, section.description),
    price: make.maybe(name('price'), 'section_price', null, section.price),
    price_text: make.maybe(name('price_text'), 'section_price_text', null, section.price_text),
    items: section.items.map((item) => reviewItem(item, make)),
    second: section.second,
    fields: [],
  };
}

function reviewItem(item: DraftItem, make: FieldMaker): ReviewItem {
  const { key } = item;
  const { boxes } = item.title;
  const prices = item.prices.map(({ label, amount, amount_max }, index) => ({
    label: make.maybe(fieldName.price(key, index, 'label'), 'price_label', key, label),
    amount: make.read(fieldName.price(key, index, 'amount'), 'price', key, amount),
    amount_max: make.maybe(fieldName.price(key, index, 'amount_max'), 'price_max', key, amount_max),
  }));
  return {
    key,
    title: make.read(fieldName.item(key, 'title'), 'title', key, item.title),
    description: item.description
      ? make.read(fieldName.item(key, 'description'), 'description', key, item.description)
      : make.unread(fieldName.item(key, 'description'), 'description', key, boxes),
    prices:
      prices.length > 0
        ? prices
        : [
            {
              label: null,
              amount: make.unread(fieldName.price(key, 0, 'amount'), 'price', key, lineOf(boxes)),
              amount_max: null,
            },
          ],
    price_text: make.maybe(fieldName.item(key, 'price_text'), 'price_text', key, item.price_text),
    options: item.options.map(({ label, amount }, index) => ({
      label: make.read(fieldName.option(key, index, 'label'), 'option', key, label),
      amount: make.maybe(fieldName.option(key, index, 'amount'), 'option_price', key, amount),
    })),
    tags: item.tags,
    second: item.second,
    fields: [],
  };
}

const AMOUNT_PARTS: readonly FieldPart[] = ['section_price', 'price', 'price_max', 'option_price'];
export const isAmount = (part: FieldPart): boolean => AMOUNT_PARTS.includes(part);
