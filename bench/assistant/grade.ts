import type { MenuFacts } from '../../server/chat/facts/menu-facts.ts';
import { stemsIn } from '../../server/chat/facts/stems.ts';
import type { LocalAnswer } from '../../server/chat/local/answers/teller.ts';
import { numbersIn } from '../../server/chat/local/words/number-words.ts';
import { conceptsIn } from '../../server/food/concepts-in.ts';
import { withoutAccents } from '../../server/food/fold-words.ts';
import { CHAT_WORDS } from '../../shared/i18n/guest/chat-words.ts';
import { interpolate } from '../../shared/i18n/interpolate.ts';
import { MENU_LOCALES } from '../../shared/locales.ts';
import { currencyDecimals, formatMoney } from '../../shared/money.ts';

/** `before` is what the same guest asked first, in the same chat. */
export type AskedQuestion = { before: string[]; question: string; want: string; is_trap: boolean };

/** "12.50 $", "£8", "5,00 €": an amount with its currency, in any of the forms that money is written. */
const MONEY = /(?:[$€£¥]\s?\d+(?:[.,]\d+)?)|(?:\d+(?:[.,]\d+)?[\s\u00a0\u202f]?(?:\$|€|£|¥|dollars?|euros?))/giu;

/** Promises that only the staff can make, in English and French; the fixed sentences make none. */
const PROMISES =
  /gluten.free|sans gluten|dairy.free|nut.free|lactose.free|sans lactose|free (?:from|of)\b|does(?:n.t| not) contain|ne contient (?:pas|aucun)|contains no\b|without any|(?<!what )is safe for|est sans danger|everything is|tout est (?:gratuit|vegane?)|is free\b|gratuits?\b/i;

const bare = (text: string): string =>
  withoutAccents(text.toLowerCase())
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What an answer says that isn't on the menu; empty if all of it is. `text` is what the guest reads. */
export function untrueIn(
  facts: MenuFacts,
  { before, question }: AskedQuestion,
  text: string,
  item_ids: readonly number[],
): string[] {
  const titles = new Set(facts.dishes.map(({ item }) => bare(item.title)));
  const written = new Set(
    facts.dishes.flatMap(({ item }) =>
      [
        item.price,
        item.price_max,
        ...item.variants.map(({ price }) => price),
        ...item.options.map(({ price }) => price),
      ]
        .filter((amount) => amount !== null)
        .map((amount) => digitsOf(formatMoney(amount, { ...facts.money, whole: false }))),
    ),
  );
  const orders = pricesOfOrder(facts, { before, question }, text);
  const askedNumbers = new Set((question.match(/\d+(?:[.,]\d+)?/g) ?? []).map(digitsOf));
  const problems: string[] = [];
  for (const id of item_ids) if (!facts.by_id.has(id)) problems.push(`no dish ${id}`);
  for (const [amount] of joinedDigits(text).matchAll(MONEY)) {
    const digits = digitsOf(amount);
    if (!written.has(digits) && !askedNumbers.has(digits) && !orders.has(digits))
      problems.push(`no such price: ${amount}`);
  }
  for (const line of text.split('\n').filter((one) => one.startsWith('• '))) {
    const lineText = bare(line);
    if (![...titles].some((title) => lineText.startsWith(title))) problems.push(`no such dish: ${line}`);
  }
  // A dish's title, description and price in words ("free") are the menu's own.
  const ownWords = facts.dishes
    .flatMap(({ item }) => [item.title, item.description ?? '', item.price_text ?? ''])
    .filter((words) => words !== '')
    .reduce((rest, words) => rest.replaceAll(words, ''), text);
  const promise = PROMISES.exec(withoutAccents(ownWords));
  if (promise) problems.push(`a promise: ${promise[0]}`);
  return problems;
}

/**
 * What several of a dish cost, and the sum of a list, as far as they follow from the menu's prices; what each of several pays of
 * it, and what it is more or less than an amount that the guest names.
 */
function pricesOfOrder(
  facts: MenuFacts,
  { before, question }: Pick<AskedQuestion, 'before' | 'question'>,
  text: string,
): Set<string> {
  const { dishes, money } = facts;
  // An add-on counts if the guest names it, or the answer does with its price.
  const isNamedByGuest = namedIn(facts, [...before, question].join('\n'));
  const isNamed = (label: string) => text.includes(label) || isNamedByGuest(label);
  const style = { ...money, whole: false };
  const listedDishes = new Set<string>();
  let sums = new Set([0]);
  for (const line of text.split('\n').filter((one) => one.startsWith('• '))) {
    const dish = dishes
      .filter(({ item }) => line.slice(2).startsWith(item.title))
      .toSorted((a, b) => b.item.title.length - a.item.title.length)[0];
    if (!dish) continue;
    const count = Number(/ × (\d+)[:：]/.exec(line)?.[1] ?? 1);
    const { item } = dish;
    const prices = [item.price, ...item.variants.map(({ price }) => price)].filter((price) => price !== null);
    const extras = sumsOf(
      item.options.flatMap(({ label, price }) => (price === null || !isNamed(label) ? [] : [price])),
    );
    // A line of several has its own price: the size with the add-ons that the line names.
    const ownExtras = sumsOf(
      item.options.flatMap(({ label, price }) => (price === null || !line.includes(`+ ${label}`) ? [] : [price])),
    );
    for (const price of prices)
      for (const extra of ownExtras) listedDishes.add(digitsOf(formatMoney((price + extra) * count, style)));
    sums = new Set(
      [...sums].flatMap((sum) => prices.flatMap((price) => extras.map((extra) => sum + (price + extra) * count))),
    );
    if (sums.size > MAX_SUMS) break;
  }
  const sentences = text.split('\n').filter((one) => !one.startsWith('• '));
  // Only the number of the guest's last message says how many pay.
  const payers = new Set(MENU_LOCALES.flatMap((locale) => [...numbersIn(locale, question)]));
  const budgets = (question.match(/\d+(?:[.,]\d+)?/g) ?? []).map(
    (amount) => Number(amount.replace(',', '.')) * 10 ** currencyDecimals(money.currency),
  );
  const hasLine = (key: 'budget_enough' | 'budget_short', budget: number, rest: number) =>
    MENU_LOCALES.some((locale) =>
      sentences.includes(
        interpolate(CHAT_WORDS[locale][key], { amount: formatMoney(budget, money), rest: formatMoney(rest, money) }),
      ),
    );
  for (const sum of sums) {
    const shares = [...payers].filter((count) => count > 1).map((count) => Math.ceil(sum / count));
    const rests = budgets.filter((budget) =>
      hasLine(budget > sum ? 'budget_enough' : 'budget_short', budget, Math.abs(budget - sum)),
    );
    for (const amount of [sum, ...shares, ...rests.map((budget) => Math.abs(budget - sum))])
      listedDishes.add(digitsOf(formatMoney(amount, style)));
  }
  return listedDishes;
}

/** Whether a guest has named what a label says, in its words or those of another language. */
function namedIn(facts: MenuFacts, asked: string): (label: string) => boolean {
  const stems = new Set(stemsIn(asked));
  const conceptsOf = (text: string) =>
    MENU_LOCALES.flatMap((locale) => conceptsIn(locale, text).map(({ concept }) => concept));
  const concepts = new Set(conceptsOf(asked));
  return (label) =>
    stemsIn(label).some((word) => stems.has(word)) ||
    conceptsIn(facts.locale, label).some(({ concept }) => concepts.has(concept));
}

/** What any of some add-ons come to. */
function sumsOf(prices: readonly number[]): number[] {
  const sums = new Set([0, ...prices]);
  for (const price of prices.slice(0, MAX_EXTRAS)) for (const sum of [...sums]) sums.add(sum + price);
  return [...sums];
}
const MAX_EXTRAS = 6;

const MAX_SUMS = 5_000;

/** Digits without the signs that group them: "1 100 ¥", "¥5,000". No currency of the sets has three decimals. */
const joinedDigits = (text: string): string => text.replace(/(?<=\d)[\s\u00a0\u202f.,](?=\d{3}(?!\d))/g, '');

const digitsOf = (text: string): string => {
  const [whole = '0', fraction = ''] = (/\d+(?:[.,]\d+)?/.exec(joinedDigits(text))?.[0] ?? '0').split(/[.,]/);
  return `${Number(whole)}.${fraction.padEnd(2, '0')}`;
};

/** Whether an answer has what was wanted. */
export function isHelpful(
  { want }: AskedQuestion,
  { topic, item_ids }: Pick<LocalAnswer, 'topic' | 'item_ids'>,
): boolean {
  const words = want.replace('~', '~ ').split(/\s+/);
  const isAny = words.includes('~');
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
  const topics = words.filter((word) => /^[a-z_]+$/.test(word));
  if (topics.length > 0 && !topics.includes(topic)) return false;
  if (numbers.length === 0) return true;
  return isAny ? numbers.some((id) => item_ids.includes(id)) : numbers.every((id) => item_ids.includes(id));
}

export function askedOf(lines: string): AskedQuestion[] {
  const askedQuestions: AskedQuestion[] = [];
  let is_trap = false;
  for (const line of lines.split('\n').filter((one) => one.trim() !== '')) {
    const [questions = '', want = ''] = line.split(' => ');
    const before = questions.split(' >> ');
    const question = before.pop() ?? '';
    if (question.startsWith('#')) is_trap = question === '# traps';
    else askedQuestions.push({ before, question, want, is_trap });
  }
  return askedQuestions;
}
