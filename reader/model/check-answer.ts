import type { DraftItem, DraftPrice, DraftSection, TextField } from '../../shared/draft.ts';
import { LIMITS } from '../../shared/limits.ts';
import type { Box } from '../../shared/menu.ts';
import { joinWords, wordsWithin } from '../geometry/printed-line.ts';
import type { Word } from '../reading.ts';
import { fold } from '../words/fold.ts';
import { amountsIn } from './amounts.ts';
import { checkAmount } from './check-amount.ts';
import { checkText, clean, DISPUTED, disputed } from './check-text.ts';
import { type CheckedPage, evidenceOf } from './checked-page.ts';
import { findText } from './find-text.ts';
import { isMostlyAmong } from './laid-out.ts';
import type { AnsweredItem, AnsweredPrice, AnsweredSection, PageAnswer } from './schema.ts';

/** Minimum overlap of lines in one row, as a fraction of the smaller height. */
const MIN_COMMON = 0.5;
/** Maximum white space between the lines of one title, in type sizes. */
const MAX_ROW_GAP = 1.5;
/** Usual maximum of the same, in type sizes: a wider gap may join two dishes, if the price of one was not read. */
const USUAL_ROW_GAP = 0.8;
/** Maximum distance of a price from its row's end, in type sizes. */
const MAX_PRICE_GAP = 15;
const PRICE = /[$€£]|\d[.,]\d{2}(?!\d)/u;

/** A section of one page, before the pages are joined. It and its items get their keys afterwards. */
export type PageSection = Omit<DraftSection, 'key' | 'items'> & {
  items: Omit<DraftItem, 'key'>[];
  /** Whether it continues from the previous page. */
  continues: boolean;
};

/** The model's text for words that legibly differ. */
export type Refuted = { words: ReadonlySet<Word>; title: string };

type CheckedAnswer = {
  sections: PageSection[];
  /** The answer's items, and those of them that the page confirms. */
  listed: number;
  taken: number;
  /** Items of the answer that contradict legible text on the page. */
  refuted: Refuted[];
};

/** Titles and refuted texts of earlier items. */
type SoFar = { titles: Set<Word>; refuted: Refuted[] };

/** The only place that knows both the model's shape and the draft's: accepts the parts of an answer that the page confirms. */
export async function checkAnswer(page: CheckedPage, answer: PageAnswer): Promise<CheckedAnswer> {
  const soFar: SoFar = { titles: new Set(), refuted: [] };
  const sections: PageSection[] = [];
  for (const section of answer.sections) sections.push(await checkSection(page, section, soFar));
  return {
    sections: sections.filter(({ items }) => items.length > 0),
    listed: answer.sections.reduce((sum, { items }) => sum + items.length, 0),
    taken: sections.reduce((sum, { items }) => sum + items.length, 0),
    refuted: soFar.refuted,
  };
}

const checkOther = async (page: CheckedPage, printedText: AnsweredSection['title']) =>
  (await checkText(page, printedText, { is_read_again: false })) ?? null;

/** A heading; if the page legibly contradicts it, the layout's heading there. */
async function checkHeading(page: CheckedPage, printedTitle: AnsweredSection['title']): Promise<TextField | null> {
  const printedAs = (words: Word[]) => {
    const among = new Set(words);
    return page.layout.headings.find((heading) => isMostlyAmong(heading.words, among))?.field;
  };
  const checked = await checkText(page, printedTitle, { is_read_again: true, printedAs });
  if (checked || !printedTitle) return checked ?? null;
  const otherwise = printedAs(evidenceOf(page, printedTitle).words);
  if (!otherwise) return null;
  return { ...disputed(otherwise), alternatives: [clean(printedTitle.text)] };
}

async function checkSection(page: CheckedPage, section: AnsweredSection, soFar: SoFar): Promise<PageSection> {
  const title = await checkHeading(page, section.title);
  const items: PageSection['items'] = [];
  for (const item of section.items) {
    const checked = await checkItem(page, item, soFar);
    if (checked) items.push(checked);
  }
  return {
    title,
    description: await checkOther(page, section.description),
    price: (await checkAmount(page, section.price)) ?? null,
    price_text: await checkPriceText(page, section.price_text),
    items,
    continues: section.continues && section.title === null,
  };
}

/** Undefined for an item whose title the page doesn't confirm, or that was already listed. */
async function checkItem(
  page: CheckedPage,
  item: AnsweredItem,
  { titles, refuted }: SoFar,
): Promise<Omit<DraftItem, 'key'> | undefined> {
  const { words } = evidenceOf(page, item.title);
  const free = words.filter((word) => !titles.has(word));
  const title = await checkText(page, item.title, {
    is_read_again: true,
    taken: titles,
    printedAs: (among) => titleAt(page, among),
  });
  const titleWords = title ? wordsWithin(free, title.boxes) : [];
  if (!title || isSeveralDishes(page, { title: title.value, words: titleWords, prices: item.prices })) {
    if (free.length > 0) refuted.push({ words: new Set(free), title: clean(item.title.text) });
    return undefined;
  }
  const isLoose = isTorn(titleWords, page.aspect, USUAL_ROW_GAP);
  if (isLoose || hasOthersPrice(page, { title: title.value, words: titleWords, prices: item.prices }))
    title.confidence = Math.min(DISPUTED, title.confidence);
  for (const word of findText(title.value, free).words) titles.add(word);

  const prices: DraftPrice[] = [];
  for (const price of item.prices) {
    const checked = await checkPrice(page, price);
    if (checked) prices.push(checked);
  }
  for (const price of prices) if (isOfOneAmount(price, prices)) price.amount.confidence = DISPUTED;
  const options: DraftItem['options'] = [];
  for (const option of item.options) {
    const label = await checkOther(page, option.label);
    if (label) options.push({ label, amount: (await checkAmount(page, option.amount)) ?? null });
  }
  const printedTags = new Set(words.map(({ text }) => fold(text)));
  return {
    title,
    description: await checkOther(page, item.description),
    prices,
    price_text: await checkPriceText(page, item.price_text),
    options,
    tags: item.tags.map(clean).filter((tag) => fold(tag) !== '' && printedTags.has(fold(tag))),
  };
}

/** The layout's dish name among some words. */
function titleAt(page: CheckedPage, words: Word[]): TextField | undefined {
  const among = new Set(words);
  return page.layout.items.find((one) => isMostlyAmong(one.title, among))?.item.title;
}

type TitleOnPage = { title: string; words: Word[]; prices: AnsweredPrice[] };

/**
 * Whether a title covers several dishes: it includes a price, crosses columns, or covers several dishes of the layout,
 * one of which has a price that is not the item's.
 */
function isSeveralDishes(page: CheckedPage, { title, words, prices }: TitleOnPage): boolean {
  const among = new Set(words);
  const parts = page.layout.items.filter(({ title }) => isMostlyAmong(title, among));
  const hasPriceWithin = words.some(({ text }) => PRICE.test(text) && !title.includes(text));
  if (hasPriceWithin || isTorn(words, page.aspect)) return true;
  if (parts.some((part) => words.every((word) => part.title.includes(word)))) return false;
  const amountWords = new Set(prices.flatMap(({ amount }) => evidenceOf(page, amount).words));
  return (
    parts.length > 1 &&
    parts.some(({ amounts }) => amounts.length > 0 && !amounts.some((word) => amountWords.has(word)))
  );
}

/** Whether a row of a title with several rows is followed by a price of another dish. */
function hasOthersPrice({ aspect, lines }: CheckedPage, { words, prices }: TitleOnPage): boolean {
  const rows = joinWords(words, aspect);
  if (rows.length < 2) return false;
  const ownAmounts = prices.flatMap(({ amount }) => amountsIn(amount.text).map(Number));
  const printedPrices = [...lines.values()].flatMap((line) => line.words).filter(({ text }) => PRICE.test(text));
  return rows.some(({ box, words: [first] }) => {
    const [next] = printedPrices
      .map((word) => ({ word, gap: ((word.box.x - box.x - box.width) * aspect) / (first?.size ?? box.height) }))
      .filter(({ word, gap }) => gap > 0 && gap < MAX_PRICE_GAP && isOnRow(box, word.box))
      .toSorted((a, b) => a.gap - b.gap);
    return next !== undefined && !amountsIn(next.word.text).some((amount) => ownAmounts.includes(Number(amount)));
  });
}

const isOnRow = (a: Box, b: Box): boolean =>
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > MIN_COMMON * Math.min(a.height, b.height);

/**
 * Whether words are in separate places: on one row with wide white space between them, on a row that starts to the right
 * of the end of the row before, or on rows more than `mostGap` type sizes apart.
 */
function isTorn(words: Word[], aspect: number, maxGap = MAX_ROW_GAP): boolean {
  const lines = joinWords(words, aspect).map(({ words: lineWords, box }) => ({
    box,
    size: Math.max(...lineWords.map(({ size }) => size)),
  }));
  return lines.some(({ box, size }, index) => {
    const before = lines[index - 1]?.box;
    if (!before) return false;
    // A text that continues on the next row starts further left there.
    return isOnRow(before, box) || box.x >= before.x + before.width || box.y - before.y - before.height > maxGap * size;
  });
}

/** Whether another price refers to the same printed amount. */
const isOfOneAmount = ({ amount }: DraftPrice, prices: DraftPrice[]): boolean =>
  prices.some(
    (otherPrice) =>
      otherPrice.amount !== amount &&
      otherPrice.amount.value === amount.value &&
      JSON.stringify(otherPrice.amount.boxes) === JSON.stringify(amount.boxes),
  );

async function checkPrice(page: CheckedPage, price: AnsweredPrice): Promise<DraftPrice | undefined> {
  const amount = await checkAmount(page, price.amount);
  if (!amount) return undefined;
  const upper = await checkAmount(page, price.amount_max);
  return {
    label: await checkOther(page, price.label),
    amount,
    amount_max: upper && Number(upper.value) > Number(amount.value) ? upper : null,
  };
}

async function checkPriceText(page: CheckedPage, printedText: AnsweredItem['price_text']) {
  const field = await checkOther(page, printedText);
  return field && field.value.length <= LIMITS.MAX_PRICE_TEXT_CHARACTERS ? field : null;
}
