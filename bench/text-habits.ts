/** A menu as its truth in test/menus says it. */
export type TrueMenu = {
  lang: string;
  currency: string;
  sections: {
    title: string;
    description: string | null;
    items: { title: string; description: string | null; prices: { label: string | null; amount: number }[] }[];
  }[];
};
type TrueItem = TrueMenu['sections'][number]['items'][number];

const SIGNS: Record<string, string> = { EUR: '€', CAD: '$', USD: '$', GBP: '£' };

type AmountStyle = { hasSign: boolean; hasDecimals: boolean };

function amountText({ lang, currency }: TrueMenu, amount: number, { hasSign, hasDecimals }: AmountStyle): string {
  const digits = hasDecimals || !Number.isInteger(amount) ? amount.toFixed(2) : String(amount);
  const sign = hasSign ? (SIGNS[currency] ?? '') : '';
  return lang === 'en' ? `${sign}${digits}` : `${digits.replace('.', ',')}${sign && ` ${sign}`}`;
}

/** "12,50", or "Glass 9 / Bottle 48". */
const pricesText = (menu: TrueMenu, { prices }: TrueItem, style: AmountStyle): string =>
  prices.map(({ label, amount }) => [label, amountText(menu, amount, style)].filter(Boolean).join(' ')).join(' / ');

const PLAIN = { hasSign: false, hasDecimals: true };
const SIGNED = { hasSign: true, hasDecimals: false };

const blocks = (
  menu: TrueMenu,
  head: (title: string) => string[],
  item: (item: TrueItem) => string[],
  between = 1,
): string =>
  menu.sections
    .map(({ title, description, items }) => [
      ...head(title),
      ...(description ? [description] : []),
      ...items.flatMap((dish, index) => [...(index > 0 && between > 0 ? [''] : []), ...item(dish)]),
    ])
    .map((lines) => lines.join('\n'))
    .join('\n\n');

const below = (dish: TrueItem): string[] => (dish.description ? [dish.description] : []);

/** How people write a menu as text. */
export const TEXT_HABITS: Record<string, (menu: TrueMenu) => string> = {
  'price at the end, blank lines between dishes': (menu) =>
    blocks(
      menu,
      (title) => [title, ''],
      (dish) => [`${dish.title} ${pricesText(menu, dish, SIGNED)}`, ...below(dish)],
    ),
  'headings in capitals, no blank lines between dishes': (menu) =>
    blocks(
      menu,
      (title) => [title.toUpperCase()],
      (dish) => [`${dish.title} ${pricesText(menu, dish, PLAIN)}`, ...below(dish)],
      0,
    ),
  'blank lines between sections alone': (menu) =>
    blocks(
      menu,
      (title) => [title],
      (dish) => [`${dish.title} - ${pricesText(menu, dish, SIGNED)}`, ...below(dish)],
      0,
    ),
  'dots to the price': (menu) =>
    blocks(
      menu,
      (title) => [title, '='.repeat(title.length)],
      (dish) => [
        `${dish.title} ${'.'.repeat(Math.max(3, 50 - dish.title.length))} ${pricesText(menu, dish, PLAIN)}`,
        ...below(dish),
      ],
      0,
    ),
  'copied from a table, by tabs': (menu) =>
    blocks(
      menu,
      (title) => [title],
      (dish) => [[dish.title, ...below(dish), pricesText(menu, dish, PLAIN)].join('\t')],
      0,
    ),
  'price below the description': (menu) =>
    blocks(
      menu,
      (title) => [title, ''],
      (dish) => [dish.title, ...below(dish), pricesText(menu, dish, SIGNED)],
    ),
  Markdown: (menu) =>
    blocks(
      menu,
      (title) => [`## ${title}`, ''],
      (dish) => [`- **${dish.title}** ${pricesText(menu, dish, SIGNED)}`, ...below(dish).map((words) => `  ${words}`)],
      0,
    ),
  'a message with emoji': (menu) =>
    blocks(
      menu,
      (title) => [`🍽️ *${title}*`],
      (dish) => [`👉 ${dish.title} ${pricesText(menu, dish, SIGNED)}`, ...below(dish).map((words) => `_${words}_`)],
      0,
    ),
  'every line apart': (menu) =>
    blocks(
      menu,
      (title) => ['', title, ''],
      (dish) => [`${dish.title} ${pricesText(menu, dish, SIGNED)}`, ...below(dish).flatMap((words) => ['', words])],
    ),
};
