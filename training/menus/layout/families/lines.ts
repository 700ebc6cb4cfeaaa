import type { Dice } from '../../content/dice.ts';
import {
  type InventedDish,
  type InventedMenu,
  type InventedSection,
  inventMenu,
  renameSizes,
} from '../../content/invent-menu.ts';
import { POOLS } from '../../content/pools.ts';
import { drawPriceStyle, priceText } from '../../content/price-style.ts';
import { type Family, KINDS } from '../family.ts';
import { headingMarkup, PLAIN_HEADING } from '../headings.ts';
import { type ItemLook, PLAIN } from '../items.ts';
import { drawLook } from '../look.ts';
import { marked } from '../marked.ts';
import { A4, columnsMarkup, footMarkup, houseMarkup, intoColumns, plainPage } from '../sheets.ts';

/** Several dishes on a line, each with its price. */
const manyOnALine: Family = {
  name: 'many-on-a-line',
  split: 'report',
  kinds: KINDS,
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool),
      sections: [4, 6],
      dishes: [5, 9],
      described: 0,
    });
    const sign = dice.pick(['·', '|', '•', '–']);
    const isCentred = dice.chance(0.5);
    const heading = { ...PLAIN_HEADING, align: isCentred ? ('center' as const) : ('left' as const), size: 1.5 };
    const filled = intoColumns(menu.sections, dice.int(1, 2)).map((sections) =>
      sections
        .map((section) => {
          const dishes = section.dishes.map((dish) => dishOnALine(menu, dish)).join(` ${marked('noise', sign)} `);
          const above = headingMarkup({ menu, section, look: PLAIN }, heading);
          return `<div class="block" data-section="${section.id}">${above}<p${isCentred ? ' class="middle"' : ''}>${dishes}</p></div>`;
        })
        .join(''),
    );
    const html = `<div style="padding:4em">${houseMarkup(menu)}${columnsMarkup(filled, '3em')}${footMarkup(menu)}</div>`;
    const css = 'p { line-height: 1.7; }';
    return { menu, look: drawLook(dice), css, sheets: [{ ...A4, unit: 14, html }] };
  },
};

function dishOnALine({ price_style }: InventedMenu, { id, title, prices, instead }: InventedDish): string {
  const price = instead ?? prices.map(({ amount }) => priceText(price_style, amount)).join(' / ');
  return `<span data-item="${id}">${marked('title', title)} ${marked('price', price)}</span>`;
}

/** A dish's sizes on one line, in one of the ways of writing them. */
const sizesInLine: Family = {
  name: 'sizes-in-line',
  split: 'train',
  kinds: KINDS,
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool),
      sections: [3, 5],
      dishes: [4, 7],
      described: 0.5,
      sizes: { count: dice.int(2, 3), share: 0.8 },
    });
    const counts = [dice.int(2, 4), dice.int(5, 8), dice.int(9, 14)].map((count) => `${count} ${pool.words.pieces}`);
    for (const section of menu.sections)
      if (section.sizes.length > 0 && dice.chance(0.35)) renameSizes(section, counts);
    const items = {
      ...PLAIN,
      between_sizes: dice.pick([' | ', ', ', ' / ', ' · ']),
      size: dice.pick(SIZE_FORMS),
      is_upper: dice.chance(0.3),
    };
    const set = (section: InventedSection): ItemLook => ({
      ...items,
      shape: section.sizes.length > 0 ? 'sizes-line' : 'inline',
      divider: ' ',
    });
    return plainPage(menu, drawLook(dice), { size: A4, items: set, heading: PLAIN_HEADING, columns: dice.int(1, 2) });
  },
};

const SIZE_FORMS: readonly ItemLook['size'][] = [
  (label, price) => [`${label} `, price, ''],
  (label, price) => [`${label}: `, price, ''],
  (label, price) => ['', price, ` ${label}`],
  (label, price) => ['', price, ` (${label})`],
];

/** A dish's variants as rows of their own below it, and what can be added in a box. */
const variantRows: Family = {
  name: 'variant-rows',
  split: 'choose',
  kinds: KINDS,
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool),
      sections: [3, 4],
      dishes: [3, 6],
      described: 0.4,
      sizes: { count: dice.int(2, 3), share: 0.6 },
      add_ons: 0.25,
    });
    const items = { ...PLAIN, leader: dice.pick(['none', 'letters', 'drawn'] as const) };
    const set = (section: InventedSection): ItemLook => ({
      ...items,
      shape: section.sizes.length > 0 ? 'sizes-rows' : 'row',
    });
    const css = dice.chance(0.5)
      ? '.added { border: .08em solid currentColor; padding: .2em .6em; width: max-content; font-size: .85em; }'
      : '.added { padding-left: 1.4em; font-size: .88em; font-style: italic; }';
    return plainPage(menu, drawLook(dice), { size: A4, items: set, heading: PLAIN_HEADING, columns: 2, css });
  },
};

/** Everything in the middle, titles over two lines in narrow columns. */
const centredTitles: Family = {
  name: 'centred-titles',
  split: 'train',
  kinds: KINDS,
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool),
      sections: [3, 6],
      dishes: [3, 6],
      described: 0.8,
    });
    const items = {
      ...PLAIN,
      shape: dice.pick(['under', 'inline'] as const),
      is_centred: true,
      is_upper: dice.chance(0.6),
      divider: dice.pick([' ', ' – ', ' · ']),
    };
    const heading = {
      ...PLAIN_HEADING,
      align: 'center' as const,
      shape: dice.pick(['plain', 'rules', 'pill'] as const),
    };
    const css = `[data-role=title] { font-size: ${dice.pick([1, 1.2, 1.4])}em; } .item { max-width: ${dice.int(14, 22)}em; margin-inline: auto; }`;
    return plainPage(menu, drawLook(dice), { size: A4, items, heading, columns: dice.int(1, 2), css });
  },
};

/** A second language below each title or behind it. */
const bilingual: Family = {
  name: 'bilingual',
  split: 'report',
  kinds: KINDS,
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool),
      sections: [3, 5],
      dishes: [4, 6],
      described: dice.pick([0, 0.5]),
    });
    const other = dice.pick(POOLS.filter(({ lang }) => lang !== pool.lang));
    // Not its translation, but it looks like one.
    for (const { kind, dishes } of menu.sections) {
      const titles = dice.sample(other.kinds[kind].titles, dishes.length);
      for (const [index, dish] of dishes.entries()) dish.second = titles[index] ?? null;
    }
    const items = {
      ...PLAIN,
      shape: dice.pick(['row', 'inline', 'between'] as const),
      leader: dice.pick(['none', 'drawn'] as const),
      divider: ' – ',
    };
    const css = `.second { ${dice.pick(['font-style: italic;', 'color: var(--accent);'])} font-size: ${dice.pick([0.85, 0.95])}em; }`;
    return plainPage(menu, drawLook(dice), { size: A4, items, heading: PLAIN_HEADING, columns: dice.int(1, 2), css });
  },
};

/** Remarks before the dishes, choices and wines below them, diet marks behind them, numbers before them. */
const remarks: Family = {
  name: 'remarks',
  split: 'train',
  kinds: KINDS,
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool),
      sections: [3, 5],
      dishes: [3, 6],
      noted: 0.7,
      choices: 0.3,
      recommended: 0.2,
      add_ons: 0.2,
      words_for_prices: 0.05,
    });
    const items = {
      ...PLAIN,
      shape: dice.pick(['row', 'inline'] as const),
      divider: ' ',
      beside: dice.chance(0.3) ? ' ' : null,
      number: dice.chance(0.5) ? drawNumber(dice) : null,
    };
    const css = '.added { font-size: .88em; padding-left: 1em; } [data-role=choice] { font-size: .9em; }';
    return plainPage(menu, drawLook(dice), { size: A4, items, heading: PLAIN_HEADING, columns: dice.int(1, 2), css });
  },
};

const drawNumber = (dice: Dice): ((id: number) => string) =>
  dice.pick([(id: number) => `${id + 1}.`, (id: number) => String(id + 1), (id: number) => `${id + 1})`]);

export const LINE_FAMILIES: readonly Family[] = [
  manyOnALine,
  sizesInLine,
  variantRows,
  centredTitles,
  bilingual,
  remarks,
];
