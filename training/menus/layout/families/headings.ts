import { type InventedMenu, type InventedSection, inventMenu, isDrink } from '../../content/invent-menu.ts';
import { drawPriceStyle } from '../../content/price-style.ts';
import { type Family, KINDS } from '../family.ts';
import { type HeadingLook, PLAIN_HEADING } from '../headings.ts';
import { type ItemLook, PLAIN } from '../items.ts';
import { drawLook } from '../look.ts';
import { marked } from '../marked.ts';
import { A4, blockMarkup, columnsMarkup, footMarkup, houseMarkup, LETTER, plainPage } from '../sheets.ts';

/** Light letters on bars, ribbons, pills and tabs, with a note on the same bar or a frame directly below. */
const barHeadings: Family = {
  name: 'bar-headings',
  split: 'train',
  kinds: KINDS,
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool),
      sections: [3, 6],
      dishes: [3, 7],
      noted: 0.5,
    });
    const heading = {
      ...PLAIN_HEADING,
      shape: dice.pick(['bar', 'pill', 'ribbon', 'tab'] as const),
      align: dice.pick(['left', 'center'] as const),
      is_upper: dice.chance(0.6),
      note_beside: dice.chance(0.5),
    };
    const items = { ...PLAIN, leader: dice.pick(['none', 'drawn'] as const), is_upper: dice.chance(0.2) };
    const framed = `.items { border: .12em solid var(--accent); padding: .8em; } .heading { margin: 0; }`;
    const css = dice.chance(0.5) ? framed : '';
    return plainPage(menu, drawLook(dice), {
      size: dice.pick([A4, LETTER]),
      items,
      heading,
      columns: dice.int(1, 2),
      css,
    });
  },
};

/** Letters that are outlined, shadowed, doubled or written by hand, between rules or in brackets. */
const letteredHeadings: Family = {
  name: 'lettered-headings',
  split: 'report',
  kinds: KINDS,
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, { price_style: drawPriceStyle(dice, pool), sections: [3, 6], dishes: [4, 7] });
    const heading: HeadingLook = {
      ...PLAIN_HEADING,
      shape: dice.pick(['outlined', 'shadowed', 'doubled', 'rules', 'small'] as const),
      align: dice.pick(['left', 'center'] as const),
      is_upper: dice.chance(0.5),
      size: dice.pick([1.7, 2.1, 2.5]),
      around: dice.pick([
        ['', ''],
        ['–', '–'],
        ['~', '~'],
        ['[', ']'],
      ]),
    };
    const items = { ...PLAIN, shape: dice.pick(['row', 'inline', 'left'] as const), divider: ' · ' };
    const css = `.left-price { flex: 0 0 5em; } ${dice.chance(0.3) ? '.heading h2 { max-width: 5.5em; line-height: 1; }' : ''}`;
    const look = drawLook(dice, { script: dice.chance(0.5) });
    return plainPage(menu, look, { size: A4, items, heading, columns: dice.int(1, 2), css });
  },
};

/** A heading over two others side by side, or over others that are set like titles in another colour. */
const parentHeadings: Family = {
  name: 'parent-headings',
  split: 'choose',
  kinds: KINDS,
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool),
      sections: [4, 6],
      dishes: [3, 6],
      described: 0.4,
    });
    const look = drawLook(dice);
    const isBeside = dice.chance(0.5);
    const heading = { ...PLAIN_HEADING, size: isBeside ? 1.25 : 1, shape: dice.pick(['plain', 'lines'] as const) };
    const items = { ...PLAIN, leader: dice.pick(['none', 'letters'] as const) };
    const food = menu.sections.filter((section) => !isDrink(section));
    const drinks = menu.sections.filter(isDrink);
    const groups = [
      { title: dice.pick(pool.food), sections: food },
      { title: dice.pick(pool.drinks), sections: drinks },
    ].filter(({ sections }) => sections.length > 0);
    const html = groups.map(({ title, sections }) => groupMarkup(menu, title, sections, { items, heading, isBeside }));
    const css = `.parent { font: var(--display); font-size: 2em; color: var(--accent); text-align: center; margin: .4em 0 .5em; }
      ${isBeside ? '' : '.heading h2 { font: inherit; font-weight: var(--bold); }'}`;
    const body = `<div style="padding:3em">${houseMarkup(menu)}${html.join('')}${footMarkup(menu)}</div>`;
    return { menu, look, css, sheets: [{ ...A4, unit: 14, html: body }] };
  },
};

type GroupSetup = { items: ItemLook; heading: HeadingLook; isBeside: boolean };

function groupMarkup(
  menu: InventedMenu,
  title: string,
  sections: InventedSection[],
  { items, heading, isBeside }: GroupSetup,
): string {
  const blocks = sections.map((section) => blockMarkup(menu, section, items, heading));
  const rows = isBeside
    ? Array.from({ length: Math.ceil(blocks.length / 2) }, (_, row) => blocks.slice(row * 2, row * 2 + 2))
    : [blocks];
  const body = rows.map((row) => columnsMarkup(isBeside ? row : [row.join('')], '3em'));
  return `<div><h2 class="parent">${marked('parent-heading', title)}</h2>${body.join('')}</div>`;
}

/** A section that continues in the next column, with its heading repeated or without one. */
const continuedHeadings: Family = {
  name: 'continued-headings',
  split: 'train',
  kinds: KINDS,
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool),
      sections: [2, 3],
      dishes: [7, 11],
      described: 0.5,
    });
    const items = { ...PLAIN, leader: dice.pick(['none', 'letters', 'drawn'] as const), is_upper: dice.chance(0.3) };
    const heading = { ...PLAIN_HEADING, shape: dice.pick(['plain', 'lines', 'bar'] as const) };
    const again = dice.chance(0.6);
    const rows = menu.sections.map((section) => {
      const half = Math.ceil(section.dishes.length / 2);
      const [first, second] = [section.dishes.slice(0, half), section.dishes.slice(half)];
      const goesOn = { ...heading, repeats: again ? '…' : '' };
      return columnsMarkup(
        [
          blockMarkup(menu, { ...section, dishes: first }, items, heading),
          blockMarkup(menu, { ...section, note: null, dishes: second }, items, goesOn),
        ],
        '3em',
      );
    });
    const html = `<div style="padding:3em">${houseMarkup(menu)}${rows.join('')}${footMarkup(menu)}</div>`;
    return { menu, look: drawLook(dice), css: '', sheets: [{ ...A4, unit: 14, html }] };
  },
};

export const HEADING_FAMILIES: readonly Family[] = [barHeadings, letteredHeadings, parentHeadings, continuedHeadings];
