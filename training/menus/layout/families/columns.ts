import type { Dice } from '../../content/dice.ts';
import { type InventedDish, type InventedMenu, inventMenu } from '../../content/invent-menu.ts';
import { drawPriceStyle, priceText } from '../../content/price-style.ts';
import { type Family, KINDS } from '../family.ts';
import { headingMarkup, PLAIN_HEADING } from '../headings.ts';
import { itemMarkup, PLAIN } from '../items.ts';
import { drawLook } from '../look.ts';
import { marked } from '../marked.ts';
import {
  A4,
  A4_ACROSS,
  blockMarkup,
  columnsMarkup,
  footMarkup,
  houseMarkup,
  intoColumns,
  LETTER,
  plainPage,
} from '../sheets.ts';

/** A wide column beside a narrow one, below a section that spans both or above one. */
const unevenColumns: Family = {
  name: 'uneven-columns',
  split: 'train',
  kinds: KINDS,
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool),
      sections: [4, 6],
      dishes: [3, 6],
      described: 0.5,
    });
    const items = { ...PLAIN, leader: dice.pick(['none', 'letters', 'drawn'] as const) };
    const heading = { ...PLAIN_HEADING, shape: dice.pick(['plain', 'lines', 'bar'] as const) };
    const block = (section: (typeof menu.sections)[number]) => blockMarkup(menu, section, items, heading);
    const isAbove = dice.chance(0.6);
    const spanning = isAbove ? menu.sections.slice(0, 1) : menu.sections.slice(-1);
    const others = menu.sections.filter((section) => !spanning.includes(section));
    const columns = intoColumns(others, 2).map((sections) => sections.map(block).join(''));
    const span = spanning.map(block).join('');
    const grid = columnsMarkup(
      columns,
      '2.5em',
      columns.length === 2 ? dice.pick(['2fr 1fr', '3fr 2fr', '2fr 3fr']) : '1fr',
    );
    const body = isAbove ? span + grid : grid + span;
    const html = `<div style="padding:3em">${houseMarkup(menu)}${body}${footMarkup(menu)}</div>`;
    return { menu, look: drawLook(dice), css: '', sheets: [{ ...dice.pick([A4, LETTER]), unit: 14, html }] };
  },
};

/** A drawn plate of food, in the place of a photograph. */
function plate(dice: Dice): string {
  const blob = () =>
    `radial-gradient(circle at ${dice.int(30, 70)}% ${dice.int(30, 70)}%, hsl(${dice.int(5, 110)} ${dice.int(40, 75)}% ${dice.int(28, 58)}%) ${dice.int(3, 9)}%, transparent ${dice.int(10, 17)}%)`;
  const food = Array.from({ length: 9 }, blob).join(',');
  const table = `hsl(${dice.int(15, 40)} ${dice.int(10, 40)}% ${dice.int(18, 45)}%)`;
  return `${food},radial-gradient(circle at 50% 50%, #f7f4ee 30%, #e4dfd4 38%, #fbf9f5 39%, #d8d2c6 44%, transparent 45%),${table}`;
}

/** Cards of a picture with the dish's name and price below it. */
const photoCards: Family = {
  name: 'photo-cards',
  split: 'choose',
  kinds: ['digital-pdf', 'flat-image', 'scanned-pdf', 'photo'],
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool),
      kinds: ['starters', 'mains', 'pizza', 'pasta', 'desserts', 'breakfast'],
      sections: [2, 3],
      dishes: [3, 6],
      described: dice.pick([0, 0.7]),
    });
    const across = dice.int(3, 4);
    const items = { ...PLAIN, shape: dice.pick(['inline', 'under', 'row'] as const), is_centred: dice.chance(0.4) };
    const heading = { ...PLAIN_HEADING, align: 'center' as const, size: 1.7 };
    const blocks = menu.sections.map((section) => {
      const setting = { menu, section, look: items };
      const cards = section.dishes.map(
        (dish) =>
          `<div class="card"><div class="plate" style="background:${plate(dice)}"></div>${itemMarkup(dish, setting)}</div>`,
      );
      return `<div class="block" data-section="${section.id}">${headingMarkup(setting, heading)}<div class="cards">${cards.join('')}</div></div>`;
    });
    const css = `.cards { display: grid; grid-template-columns: repeat(${across}, 1fr); gap: 1.2em; } .plate { height: 7.5em; margin-bottom: .4em; border-radius: ${dice.pick(['0', '.5em'])}; }`;
    const html = `<div style="padding:2.5em">${houseMarkup(menu)}${columnsMarkup([blocks.join('')], '0')}${footMarkup(menu)}</div>`;
    return { menu, look: drawLook(dice), css, sheets: [{ ...A4, unit: 14, html }] };
  },
};

/** Two by two blocks, each in a frame or on its own background, with the rest below. */
const fourBlocks: Family = {
  name: 'four-blocks',
  split: 'report',
  kinds: KINDS,
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool),
      sections: [4, 5],
      dishes: [3, 6],
      described: 0.4,
    });
    const items = { ...PLAIN, shape: dice.pick(['row', 'inline'] as const), divider: ' ' };
    const heading = { ...PLAIN_HEADING, align: dice.pick(['left', 'center'] as const), is_upper: dice.chance(0.5) };
    const blocks = menu.sections.map((section) => blockMarkup(menu, section, items, heading));
    const rows = [blocks.slice(0, 2), blocks.slice(2, 4), blocks.slice(4)].filter((row) => row.length > 0);
    const css = `.columns { margin-bottom: 1.2em; } .block { height: 100%; margin: 0; padding: 1em; ${dice.pick([
      'border: .1em solid var(--accent);',
      'background: color-mix(in srgb, var(--accent) 10%, var(--paper));',
      '',
    ])} }`;
    const grid = rows.map((row) => columnsMarkup(row, '1.4em')).join('');
    const html = `<div style="padding:2.5em">${houseMarkup(menu)}${grid}${footMarkup(menu)}</div>`;
    return { menu, look: drawLook(dice), css, sheets: [{ ...dice.pick([A4, A4_ACROSS]), unit: 14, html }] };
  },
};

/** Three columns so close that ragged lines nearly touch the next. */
const narrowGutters: Family = {
  name: 'narrow-gutters',
  split: 'train',
  kinds: KINDS,
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool),
      sections: [5, 8],
      dishes: [4, 7],
      described: 0.8,
    });
    const items = {
      ...PLAIN,
      shape: dice.pick(['inline', 'row'] as const),
      beside: dice.chance(0.3) ? ' ' : null,
      is_upper: dice.chance(0.4),
    };
    const heading = { ...PLAIN_HEADING, size: 1.35 };
    return plainPage(menu, drawLook(dice), {
      size: dice.pick([LETTER, A4_ACROSS]),
      items,
      heading,
      columns: 3,
      gap: dice.pick(['.9em', '1.2em']),
      margin: '1.6em',
    });
  },
};

/** A story in italics, an advertisement with its own price, a slogan, one dish alone in the middle. */
const storiesAndAdverts: Family = {
  name: 'stories-and-adverts',
  split: 'report',
  kinds: KINDS,
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool),
      sections: [3, 5],
      dishes: [3, 6],
      described: 0.6,
    });
    const items = {
      ...PLAIN,
      shape: dice.pick(['row', 'inline'] as const),
      leader: dice.pick(['none', 'drawn'] as const),
    };
    const columns = intoColumns(menu.sections, 2).map((sections) =>
      sections.map((section) => blockMarkup(menu, section, items, PLAIN_HEADING)).join(''),
    );
    const { title, text } = dice.pick(pool.stories);
    const story = `<div class="story"><h3>${marked('noise', title)}</h3><p>${marked('noise', text)}</p></div>`;
    const slogan = `<p class="slogan">${marked('noise', dice.pick(pool.slogans))}</p>`;
    const columnIndex = dice.int(0, columns.length - 1);
    columns[columnIndex] = dice.chance(0.5) ? `${columns[columnIndex]}${story}` : `${story}${columns[columnIndex]}`;
    const body = `${columnsMarkup(columns, '3em')}${slogan}${advert(dice, menu)}`;
    const css = `.story { font-style: italic; margin: 0 0 1.5em; } .story h3 { font: var(--display); font-size: 1.3em; margin: 0 0 .3em; }
      .slogan { text-align: center; font: var(--display); font-size: 1.5em; color: var(--accent); margin: .6em 0 !important; }
      .advert { border: .12em dashed var(--accent); padding: .8em 1.2em; text-align: center; font-size: .9em; }`;
    const html = `<div style="padding:3em">${houseMarkup(menu)}${body}${footMarkup(menu)}</div>`;
    return { menu, look: drawLook(dice), css, sheets: [{ ...A4, unit: 14, html }] };
  },
};

/** An advertised product is not a dish of the menu, whatever it costs. */
function advert(dice: Dice, { pool, price_style, sections }: InventedMenu): string {
  const dishes: InventedDish[] = sections.flatMap((section) => section.dishes);
  const amount = dishes[0]?.prices[0]?.amount ?? 10;
  const lines = [
    dice.pick(pool.notices),
    dice.pick(pool.lines),
    `${dice.pick(pool.words.set_menu)} ${priceText(price_style, amount)}`,
  ];
  return `<div class="advert">${lines.map((line) => `<p>${marked('noise', line)}</p>`).join('')}</div>`;
}

export const COLUMN_FAMILIES: readonly Family[] = [
  unevenColumns,
  photoCards,
  fourBlocks,
  narrowGutters,
  storiesAndAdverts,
];
