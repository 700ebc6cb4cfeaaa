import type { DraftItem, DraftPrice, DraftSection } from '../../shared/draft.ts';
import { LIMITS } from '../../shared/limits.ts';
import type { Word } from '../reading.ts';
import { fold } from '../words/fold.ts';
import { checkAmount } from './check-amount.ts';
import { checkText, clean } from './check-text.ts';
import { type CheckedPage, linesOf } from './checked-page.ts';
import { findText } from './find-text.ts';
import type { AnsweredItem, AnsweredPrice, AnsweredSection, PageAnswer } from './schema.ts';

/** A section of one page, before the pages are joined. Its keys, and its items', are given afterwards. */
export type PageSection = Omit<DraftSection, 'key' | 'items'> & {
  items: Omit<DraftItem, 'key'>[];
  /** Goes on from the page before. */
  continues: boolean;
};

export type CheckedAnswer = {
  sections: PageSection[];
  /** Items that the answer lists, and those of them that the page bears out. */
  listed: number;
  taken: number;
};

/** The one place that knows both the model's shape and the draft's: what the page bears out of an answer. */
export async function checkAnswer(page: CheckedPage, answer: PageAnswer): Promise<CheckedAnswer> {
  const titleWords = new Set<Word>();
  const sections: PageSection[] = [];
  for (const section of answer.sections) sections.push(await checkSection(page, section, titleWords));
  return {
    sections: sections.filter(({ items }) => items.length > 0),
    listed: answer.sections.reduce((sum, { items }) => sum + items.length, 0),
    taken: sections.reduce((sum, { items }) => sum + items.length, 0),
  };
}

const checkTitle = (page: CheckedPage, printed: AnsweredSection['title'], taken?: ReadonlySet<Word>) =>
  checkText(page, printed, { is_read_again: true, ...(taken ? { taken } : {}) });
const checkOther = async (page: CheckedPage, printed: AnsweredSection['title']) =>
  (await checkText(page, printed, { is_read_again: false })) ?? null;

async function checkSection(page: CheckedPage, section: AnsweredSection, titleWords: Set<Word>): Promise<PageSection> {
  const title = (await checkTitle(page, section.title)) ?? null;
  const items: PageSection['items'] = [];
  for (const item of section.items) {
    const checked = await checkItem(page, item, titleWords);
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

/** Undefined for an item without a title that the page bears out, and for one that was listed already. */
async function checkItem(
  page: CheckedPage,
  item: AnsweredItem,
  titleWords: Set<Word>,
): Promise<Omit<DraftItem, 'key'> | undefined> {
  const title = await checkTitle(page, item.title, titleWords);
  if (!title) return undefined;
  const lines = linesOf(page, item.title);
  const words = lines.flatMap((line) => line.words);
  const free = words.filter((word) => !titleWords.has(word));
  for (const word of findText(title.value, free).words) titleWords.add(word);

  const prices: DraftPrice[] = [];
  for (const price of item.prices) {
    const checked = await checkPrice(page, price);
    if (checked) prices.push(checked);
  }
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

async function checkPriceText(page: CheckedPage, printed: AnsweredItem['price_text']) {
  const field = await checkOther(page, printed);
  return field && field.value.length <= LIMITS.MAX_PRICE_TEXT_CHARACTERS ? field : null;
}
