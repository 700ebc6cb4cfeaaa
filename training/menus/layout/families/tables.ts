import type { Dice } from '../../content/dice.ts';
import {
  type InventedDish,
  type InventedSection,
  inventMenu,
  isDrink,
  renameSizes,
} from '../../content/invent-menu.ts';
import { drawPriceStyle } from '../../content/price-style.ts';
import { type Family, KINDS } from '../family.ts';
import { PLAIN_HEADING } from '../headings.ts';
import { PLAIN } from '../items.ts';
import { drawLook } from '../look.ts';
import { A4, A4_ACROSS, plainPage } from '../sheets.ts';

/** Sizes as the heads of columns, with cells left blank. */
const sizeTables: Family = {
  name: 'size-tables',
  split: 'train',
  kinds: KINDS,
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool, dice.chance(0.6) ? { sign: 'none' } : {}),
      kinds: ['starters', 'pizza', 'pasta', 'hot', 'soft', 'beer', 'wine', 'salads'],
      sections: [3, 5],
      dishes: [4, 8],
      described: 0.4,
      sizes: { count: dice.int(2, 3), share: 0.75, blank: dice.pick([0, 0.15, 0.3]) },
    });
    const isTall = dice.chance(0.35);
    if (isTall) for (const section of menu.sections) measureSizes(section);
    const items = {
      ...PLAIN,
      shape: 'cells' as const,
      leader: dice.pick(['none', 'none', 'letters'] as const),
      is_upper: dice.chance(0.3),
    };
    const heading = {
      ...PLAIN_HEADING,
      shape: dice.pick(['plain', 'lines', 'bar'] as const),
      is_upper: dice.chance(0.4),
    };
    const labels = dice.pick([
      '',
      '.heading .cell { color: var(--accent); font-size: .68em; }',
      '.heading .cell { font-weight: 700; }',
    ]);
    return plainPage(menu, drawLook(dice), {
      size: A4,
      items,
      heading,
      margin: '3em 5em',
      css: `${labels} ${isTall ? TALL_HEADS : ''} .sheet { --cell: ${dice.pick([4, 5, 6])}em; }`,
    });
  },
};

const TALL_HEADS = '.heading .cell { white-space: normal; line-height: 1.05; }';

/** Heads over two lines: "Small" over "24 cm". */
function measureSizes(section: InventedSection): void {
  if (section.sizes.some((size) => /\d/.test(size))) return;
  const measures = isDrink(section) ? ['0,2 l', '0,5 l', '1 l'] : ['24 cm', '30 cm', '36 cm'];
  const sizes = section.sizes.map((size, index) => `${size} ${measures[index] ?? ''}`.trim());
  renameSizes(section, sizes);
}

/** Labels printed once for all tables, over two lines, or under the figures; some dishes come in one size only. */
const labelsElsewhere: Family = {
  name: 'labels-elsewhere',
  split: 'report',
  kinds: KINDS,
  draw: (dice, pool) => {
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool, { sign: 'none' }),
      kinds: ['starters', 'pizza', 'pasta', 'salads', 'sides'],
      sections: [2, 4],
      dishes: [4, 7],
      described: 0.5,
      sizes: { count: 3, share: 1, blank: 0.1 },
    });
    const sizes = menu.sections[0]?.sizes ?? [];
    for (const section of menu.sections) renameSizes(section, sizes);
    if (dice.chance(0.5)) {
      const items = { ...PLAIN, shape: 'sizes-line' as const, between_sizes: ' ', size: under };
      const css = `.sizes { display: flex; flex-wrap: wrap; gap: .2em 1.4em; }
        ${dice.chance(0.6) ? '.one-size { display: inline-flex; flex-direction: column; align-items: center; line-height: 1.1; }' : ''}`;
      return plainPage(menu, drawLook(dice), { size: A4, items, heading: PLAIN_HEADING, columns: 2, css });
    }
    // Only the first table has heads.
    const css = `.block ~ .block .heading .cell { display: none; } .heading .cell { white-space: normal; line-height: 1; }
      .sheet { --cell: 4.6em; }`;
    const items = { ...PLAIN, shape: 'cells' as const };
    return plainPage(menu, drawLook(dice), { size: A4, items, heading: PLAIN_HEADING, margin: '3em 5em', css });
  },
};

const under = (label: string, price: string): [string, string, string] => ['', price, ` ${label}`];

/** Years, volumes, alcohol, calories and numbers in columns of their own beside the prices. */
const measures: Family = {
  name: 'measures',
  split: 'choose',
  kinds: KINDS,
  draw: (dice, pool) => {
    const isWine = dice.chance(0.6);
    const menu = inventMenu(dice, pool, {
      price_style: drawPriceStyle(dice, pool),
      kinds: isWine ? ['wine', 'beer', 'soft', 'hot'] : ['mains', 'pizza', 'pasta', 'salads', 'desserts'],
      sections: [2, 4],
      dishes: [5, 8],
      described: isWine ? 0.8 : 0.4,
      sizes: { count: 2, share: isWine ? 0.5 : 0, blank: 0.2 },
    });
    const items = {
      ...PLAIN,
      shape: 'cells' as const,
      leader: dice.pick(['none', 'letters'] as const),
      measure: drawMeasure(dice, isWine, pool.words.calories),
      number: dice.chance(0.4) ? (id: number) => String(100 + id) : null,
    };
    const heading = { ...PLAIN_HEADING, shape: dice.pick(['plain', 'lines'] as const) };
    return plainPage(menu, drawLook(dice), { size: dice.pick([A4, A4_ACROSS]), items, heading, margin: '3em 4em' });
  },
};

function drawMeasure(dice: Dice, isWine: boolean, calories: string): (dish: InventedDish) => string {
  if (!isWine) return ({ id }) => `${250 + ((id * 137) % 90) * 10} ${calories}`;
  const form = dice.int(0, 2);
  if (form === 0) return ({ id }) => String(2012 + ((id * 5) % 12));
  if (form === 1) return ({ id }) => `${(4.5 + ((id * 7) % 17) / 2).toFixed(1)}%`;
  return ({ id }) => ['0,75 l', '33 cl', '50 cl', '75 cl'][id % 4] ?? '';
}

export const TABLE_FAMILIES: readonly Family[] = [sizeTables, labelsElsewhere, measures];
