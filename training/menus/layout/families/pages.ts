import { inventMenu } from '../../content/invent-menu.ts';
import { drawPriceStyle } from '../../content/price-style.ts';
import type { Family } from '../family.ts';
import { PLAIN_HEADING } from '../headings.ts';
import { PLAIN } from '../items.ts';
import { CHALK, DARK, drawLook } from '../look.ts';
import { marked } from '../marked.ts';
import { blockMarkup, columnsMarkup, houseMarkup, intoColumns, plainPage } from '../sheets.ts';

/** One long narrow column, as web pages and phones export it. */
const longPages: Family = {
  name: 'long-pages',
  split: 'train',
  kinds: ['digital-pdf', 'flat-image'],
  flat_width: [480, 900],
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool),
      sections: [7, 11],
      dishes: [6, 10],
      described: dice.pick([0.5, 0.9]),
    });
    const items = {
      ...PLAIN,
      shape: dice.pick(['row', 'under', 'inline'] as const),
      leader: dice.pick(['none', 'letters'] as const),
      divider: dice.pick([' ', ' – ']),
    };
    const heading = { ...PLAIN_HEADING, shape: dice.pick(['plain', 'bar', 'lines'] as const), size: 1.8 };
    const size = { width: dice.int(46, 70) * 10, height: null };
    return plainPage(menu, drawLook(dice), { size, items, heading, margin: '2em 1.6em', unit: dice.int(14, 17) });
  },
};

/** A sheet folded into three to six panels, one of which is the cover. */
const folders: Family = {
  name: 'folders',
  split: 'report',
  kinds: ['digital-pdf', 'outlined-pdf', 'flat-image', 'scanned-pdf', 'photo'],
  flat_width: [1_400, 2_200],
  draw: (dice, pool) => {
    const panels = dice.int(3, 6);
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool),
      sections: [panels, Math.min(12, panels + 3)],
      dishes: [4, 7],
      described: 0.5,
    });
    const look = drawLook(dice);
    const items = { ...PLAIN, leader: dice.pick(['none', 'letters', 'drawn'] as const) };
    const heading = { ...PLAIN_HEADING, align: dice.pick(['left', 'center'] as const), is_upper: dice.chance(0.4) };
    const filled = intoColumns(menu.sections, panels - 1).map((sections) =>
      sections.map((section) => blockMarkup(menu, section, items, heading)).join(''),
    );
    const notices = menu.notices.map((notice) => `<p>${marked('notice', notice)}</p>`).join('');
    const cover = `<div class="cover">${houseMarkup(menu)}<div class="foot">${notices}</div></div>`;
    const all = dice.chance(0.5) ? [cover, ...filled] : [...filled, cover];
    const css = `.columns { height: 100%; } .column { padding: 2.2em 1.3em; }
      ${dice.chance(0.5) ? '.column:nth-child(even) { background: color-mix(in srgb, var(--accent) 9%, var(--paper)); }' : '.column + .column { border-left: 1px solid color-mix(in srgb, var(--ink) 20%, var(--paper)); }'}
      .cover { height: 100%; display: flex; flex-direction: column; justify-content: space-between; } .cover [data-role=house] { font-size: 2.1em; }`;
    const size = { width: all.length * dice.int(26, 32) * 10, height: 794 };
    return { menu, look, css, sheets: [{ ...size, unit: 12, html: columnsMarkup(all, '0') }] };
  },
};

/** A small picture with a few dishes in large letters, as restaurants post them. */
const posters: Family = {
  name: 'posters',
  split: 'choose',
  kinds: ['flat-image', 'photo'],
  flat_width: [500, 1_000],
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool),
      sections: [1, 3],
      dishes: [5, 7],
      described: dice.pick([0, 0.5]),
    });
    const items = {
      ...PLAIN,
      shape: dice.pick(['row', 'inline', 'under'] as const),
      is_centred: dice.chance(0.5),
      is_upper: dice.chance(0.5),
    };
    const heading = {
      ...PLAIN_HEADING,
      align: 'center' as const,
      size: 2,
      shape: dice.pick(['plain', 'pill', 'bar', 'rules'] as const),
    };
    const css = `.sheet { border: .6em double var(--accent); } .head [data-role=house] { font-size: 3.4em; }`;
    const size = dice.pick([
      { width: 620, height: 800 },
      { width: 700, height: 700 },
      { width: 560, height: 900 },
    ]);
    const colours = dice.chance(0.5) ? { colours: DARK } : {};
    return plainPage(menu, drawLook(dice, { ...colours, script: dice.chance(0.3) }), {
      size,
      items,
      heading,
      margin: '2em',
      css,
    });
  },
};

/** A handwritten board, photographed. */
const boards: Family = {
  name: 'boards',
  split: 'report',
  kinds: ['photo', 'flat-image'],
  scene: 'wall',
  flat_width: [800, 1_600],
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool, { decimals: dice.pick(['none', 'two', 'where-needed']) }),
      sections: [2, 4],
      dishes: [3, 6],
      described: 0.2,
    });
    const items = { ...PLAIN, leader: dice.pick(['none', 'drawn'] as const), is_upper: dice.chance(0.2) };
    const heading = {
      ...PLAIN_HEADING,
      shape: dice.pick(['plain', 'lines', 'rules'] as const),
      align: 'center' as const,
      size: 1.7,
    };
    const css = `.sheet { border: 1.1em solid #7a5a3a; } [data-role=title] { letter-spacing: .02em; } .foot { font-size: .9em; }`;
    const size = dice.pick([
      { width: 700, height: 940 },
      { width: 1_000, height: 760 },
    ]);
    const columns = size.width > 900 ? 2 : 1;
    return plainPage(menu, drawLook(dice, { colours: CHALK, written: true }), {
      size,
      items,
      heading,
      columns,
      css,
      margin: '2em',
    });
  },
};

/** The screens over a counter: dark, wide, in three or four columns, photographed with their rows of lights. */
const screens: Family = {
  name: 'screens',
  split: 'train',
  kinds: ['photo', 'flat-image'],
  scene: 'screen',
  flat_width: [1_000, 1_920],
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool),
      sections: [4, 6],
      dishes: [4, 6],
      described: 0.25,
    });
    const items = { ...PLAIN, is_upper: dice.chance(0.4) };
    const heading = { ...PLAIN_HEADING, shape: dice.pick(['bar', 'plain', 'lines', 'pill'] as const), is_upper: true };
    const size = { width: 1_280, height: 720 };
    const columns = dice.int(3, 4);
    return plainPage(menu, drawLook(dice, { colours: DARK }), {
      size,
      items,
      heading,
      columns,
      gap: '2.4em',
      margin: '2em',
    });
  },
};

export const PAGE_FAMILIES: readonly Family[] = [longPages, folders, posters, boards, screens];
