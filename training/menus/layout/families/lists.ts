import type { Dice } from '../../content/dice.ts';
import { type InventedDish, type InventedMenu, type InventedSection, inventMenu } from '../../content/invent-menu.ts';
import type { Pool } from '../../content/pools/pool.ts';
import { drawPriceStyle, priceText, roundTo, worthOf } from '../../content/price-style.ts';
import { type Family, KINDS } from '../family.ts';
import { headingMarkup, PLAIN_HEADING } from '../headings.ts';
import { itemMarkup, PLAIN } from '../items.ts';
import { drawLook } from '../look.ts';
import { marked } from '../marked.ts';
import { A4, blockMarkup, columnsMarkup, footMarkup, houseMarkup, plainPage } from '../sheets.ts';

/** The dishes of a section share one price, printed once in or under its heading. */
const groupPrices: Family = {
  name: 'group-prices',
  split: 'train',
  kinds: KINDS,
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool),
      sections: [3, 5],
      dishes: [4, 8],
      described: dice.pick([0, 0.5]),
    });
    for (const section of menu.sections)
      if (dice.chance(0.7)) sharePrice(section, section.dishes[0]?.prices[0]?.amount ?? null);
    const heading = {
      ...PLAIN_HEADING,
      align: dice.pick(['left', 'center'] as const),
      price_beside: dice.chance(0.5),
      per: dice.pick(['', pool.words.per_person, pool.words.each]),
      shape: dice.pick(['plain', 'lines'] as const),
    };
    const items = {
      ...PLAIN,
      is_centred: heading.align === 'center' && dice.chance(0.5),
      shape: 'inline' as const,
      divider: ' – ',
    };
    return plainPage(menu, drawLook(dice), { size: A4, items, heading, columns: dice.int(1, 2) });
  },
};

function sharePrice(section: InventedSection, amount: number | null): void {
  section.price = amount;
  for (const dish of section.dishes) inherit(dish, amount);
}

function inherit(dish: InventedDish, amount: number | null): void {
  dish.is_inherited = true;
  dish.instead = null;
  dish.prices = amount === null ? [] : [{ label: null, amount }];
}

/** Courses to choose from, at one price that is at the foot or under the menu's name. */
const setMenus: Family = {
  name: 'set-menus',
  split: 'report',
  kinds: KINDS,
  draw: (dice, pool) => {
    const price_style = drawPriceStyle(dice, pool);
    const menu = inventMenu(dice, pool, {
      price_style,
      kinds: ['starters', 'mains', 'desserts', 'salads', 'sides'],
      sections: [3, 4],
      dishes: [2, 4],
      described: dice.pick([0.3, 0.9]),
      recommended: 0.1,
    });
    const amount = roundTo(price_style, dice.int(18, 65) * worthOf(price_style.currency), dice);
    for (const section of menu.sections) for (const dish of section.dishes) inherit(dish, amount);
    const look = drawLook(dice);
    const name = `<h2 class="set-menu">${marked('parent-heading', dice.pick(pool.words.set_menu))}</h2>`;
    const price = `<p class="set-price">${marked('heading-price', priceText(price_style, amount))} ${marked('note', pool.words.per_person)}</p>`;
    const isAtFoot = dice.chance(0.6);
    const says = dice.chance(0.5) ? pool.words.or : null;
    const heading = {
      ...PLAIN_HEADING,
      align: 'center' as const,
      size: 1.2,
      shape: dice.pick(['plain', 'small', 'rules'] as const),
    };
    const blocks = menu.sections.map((section) =>
      courseMarkup(
        menu,
        section,
        says,
        blockMarkup(menu, section, { ...PLAIN, shape: 'inline', is_centred: true }, heading),
      ),
    );
    const css = `.set-menu { font: var(--display); font-size: 2.2em; text-align: center; margin: 0 0 .5em; } .set-price { text-align: center; font-size: 1.4em; margin-bottom: 1em; }`;
    const html = `<div style="padding:4em">${houseMarkup(menu)}${name}${isAtFoot ? '' : price}${columnsMarkup([blocks.join('')], '0')}${isAtFoot ? price : ''}${footMarkup(menu)}</div>`;
    return { menu, look, css, sheets: [{ ...A4, unit: 14, html }] };
  },
};

/** Puts "or" on a line of its own between the dishes of a course. */
function courseMarkup(menu: InventedMenu, section: InventedSection, says: string | null, block: string): string {
  if (says === null || menu.sections.length === 0 || section.dishes.length < 2) return block;
  const between = `<p class="middle">${marked('choice', says)}</p>`;
  return block.replaceAll('</div><div class="item ', `</div>${between}<div class="item `);
}

/** Lists of names only, whose prices are on request or in the heading's note. */
const bareNames: Family = {
  name: 'bare-names',
  split: 'choose',
  kinds: KINDS,
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool),
      sections: [4, 6],
      dishes: [6, 10],
      described: 0,
    });
    const noted = dice.chance(0.5);
    for (const section of menu.sections) {
      const amounts = [section.dishes[0], section.dishes[1]].flatMap((dish) => dish?.prices[0]?.amount ?? []);
      for (const dish of section.dishes) inherit(dish, null);
      if (noted) section.note = variantNote(menu, amounts);
    }
    const items = { ...PLAIN, shape: 'inline' as const, is_centred: dice.chance(0.5) };
    const heading = { ...PLAIN_HEADING, align: items.is_centred ? ('center' as const) : ('left' as const) };
    const gaps = `.item:nth-child(${dice.int(3, 4)}n) { margin-bottom: 1.6em; } [data-role=title] { font-weight: 400; }`;
    return plainPage(menu, drawLook(dice), {
      size: A4,
      items,
      heading,
      columns: dice.int(2, 3),
      css: dice.chance(0.6) ? gaps : '',
    });
  },
};

function variantNote({ pool, price_style }: InventedMenu, amounts: number[]): string {
  const [half, whole] = amounts.toSorted((a, b) => a - b);
  if (half === undefined || whole === undefined) return pool.words.market;
  return `${pool.words.half} ${priceText(price_style, half)} / ${pool.words.whole} ${priceText(price_style, whole)}`;
}

/** Each dish set as a heading over the list of its parts. */
const dishesOfParts: Family = {
  name: 'dishes-of-parts',
  split: 'train',
  kinds: KINDS,
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool),
      kinds: ['starters', 'mains', 'breakfast', 'desserts', 'salads'],
      sections: [2, 3],
      dishes: [3, 4],
      described: 0,
    });
    for (const section of menu.sections) for (const dish of section.dishes) dish.description = parts(dice, pool);
    const items = {
      ...PLAIN,
      shape: dice.pick(['row', 'under', 'inline'] as const),
      is_centred: dice.chance(0.5),
      divider: ' – ',
      is_upper: dice.chance(0.6),
    };
    const heading = { ...PLAIN_HEADING, size: 1.9, align: 'center' as const, is_upper: dice.chance(0.5) };
    const css = `[data-role=title] { font: var(--display); font-size: 1.25em; } [data-role=description] { white-space: pre-line; } .item { margin-bottom: 1.1em; }`;
    return plainPage(menu, drawLook(dice), { size: A4, items, heading, columns: 2, css });
  },
};

const parts = (dice: Dice, pool: Pool): string => dice.sample(pool.savoury, dice.int(3, 5)).join('\n');

/** A brace behind the names of a section, with what each of them costs at its tip. */
const bracedPrices: Family = {
  name: 'braced-prices',
  split: 'choose',
  kinds: KINDS,
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool),
      sections: [3, 5],
      dishes: [3, 6],
      described: 0,
    });
    const items = { ...PLAIN, shape: 'inline' as const };
    const blocks = menu.sections.map((section) => {
      const amount = section.dishes[0]?.prices[0]?.amount ?? 1;
      sharePrice(section, amount);
      const heading = headingMarkup({ menu, section: { ...section, price: null }, look: items }, PLAIN_HEADING);
      const names = section.dishes.map((dish) => itemMarkup(dish, { menu, section, look: items })).join('');
      const price = marked('heading-price', priceText(menu.price_style, amount));
      return `<div class="block" data-section="${section.id}">${heading}<div class="braced"><div>${names}</div>${BRACE}${price}</div></div>`;
    });
    const columns = dice.int(1, 2);
    const half = Math.ceil(blocks.length / columns);
    const filled = [blocks.slice(0, half), blocks.slice(half)].filter((part) => part.length > 0);
    const css = `.braced { display: flex; align-items: center; } .brace { align-self: stretch; width: 1em; margin: 0 .6em; }`;
    const grid = columnsMarkup(
      filled.map((part) => part.join('')),
      '3em',
    );
    const html = `<div style="padding:3em">${houseMarkup(menu)}${grid}${footMarkup(menu)}</div>`;
    return { menu, look: drawLook(dice), css, sheets: [{ ...A4, unit: 14, html }] };
  },
};

/** Drawn, because it is as high as its list. */
const BRACE = `<svg class="brace" viewBox="0 0 10 100" preserveAspectRatio="none"><path d="M0 0C8 0 3 50 10 50C3 50 8 100 0 100"
  fill="none" stroke="currentColor" stroke-width="1.5" vector-effect="non-scaling-stroke"/></svg>`;

export const LIST_FAMILIES: readonly Family[] = [groupPrices, setMenus, bareNames, bracedPrices, dishesOfParts];
