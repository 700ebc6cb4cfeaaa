import type { Draft } from '../../shared/draft.ts';
import type { Menu } from '../../shared/menu.ts';
import { readDish, readMenuDraft, readSection, readText } from '../../test/read-draft.ts';
import { sampleItem, sampleMenu, sampleSection } from '../../test/sample-draft.ts';
import { type Dice, diceOf } from '../../training/menus/content/dice.ts';
import { type InventedDish, inventMenu } from '../../training/menus/content/invent-menu.ts';
import type { Pool } from '../../training/menus/content/pools/pool.ts';
import { POOLS } from '../../training/menus/content/pools.ts';
import { drawPriceStyle } from '../../training/menus/content/price-style.ts';

/** An old menu, the draft of a newer one, and which dish of the draft is which of the menu. */
export type DrawnPair = {
  menu: Menu;
  draft: Draft;
  /** Key in the draft → id on the menu, for the dishes that are the same. */
  same: Map<number, number>;
};

type Dish = { id: number; title: string; description: string | null; price: number; section: number };

const shuffled = <One>(dice: Dice, list: readonly One[]): One[] => dice.sample(list, list.length);

/** How a dish's name is written anew. Each is what kitchens do, or what readers misread. */
const RENAMES: readonly ((dice: Dice, title: string, pool: Pool) => string)[] = [
  // Capitals, and accents that capitals lose.
  (_, title) => title.toUpperCase().normalize('NFD').replace(/\p{M}/gu, ''),
  // One letter misread or left out.
  (dice, title) => {
    const at = dice.int(1, title.length - 1);
    return title.slice(0, at) + (dice.chance(0.5) ? '' : dice.pick([...'aeilnrst'])) + title.slice(at + 1);
  },
  // Something is named that was not.
  (dice, title, pool) => `${title} ${pool.words.with} ${dice.pick(pool.savoury)}`,
  // Less is named.
  (dice, title) => {
    const words = title.split(' ');
    return words.length < 3 ? title : words.slice(0, dice.int(2, words.length - 1)).join(' ');
  },
  // A word before or after it.
  (dice, title) =>
    dice.chance(0.5)
      ? `${dice.pick(['Notre', 'Our', 'La', 'Hausgemachte', 'Il'])} ${title}`
      : `${title} ${dice.pick(['maison', 'du chef', 'classic', 'speciale', 'XL'])}`,
  // The same words in another order.
  (dice, title) => shuffled(dice, title.split(' ')).join(' '),
  // "and" as a sign, or the other way round.
  (_, title, { words }) =>
    title.includes('&') ? title.replace('&', words.and) : title.replace(` ${words.and} `, ' & '),
];

/** Draws a pair: names, prices, descriptions, order and sections change independently of each other. */
export function drawPair(seed: string): DrawnPair {
  const dice = diceOf(seed);
  const pool = dice.pick(POOLS);
  const wish = { sections: [3, 8], dishes: [4, 14], described: dice.pick([0, 0.5, 1]) } as const;
  const invented = inventMenu(dice, pool, { ...wish, price_style: drawPriceStyle(dice, pool) });
  const priceOf = ({ prices }: InventedDish) => Math.round((prices[0]?.amount ?? dice.int(4, 30)) * 100);
  const old: Dish[] = invented.sections.flatMap((section) =>
    section.dishes.map((dish) => ({
      id: dish.id + 1,
      title: dish.title,
      description: dish.description,
      price: priceOf(dish),
      section: section.id,
    })),
  );
  const menu = sampleMenu({
    sections: invented.sections.map(({ id, title }) =>
      sampleSection({
        id: id + 1,
        title,
        items: old
          .filter(({ section }) => section === id)
          .map(({ section, ...dish }) => sampleItem({ ...dish, menu_section_id: section + 1 })),
      }),
    ),
  });
  const stays = old.filter(() => dice.chance(0.9));
  const same = new Map<number, number>();
  let key = 10_000;
  const written = stays.map((dish) => {
    key += 1;
    same.set(key, dish.id);
    const section = dice.chance(0.04) ? dice.pick(invented.sections).id : dish.section;
    return { ...dish, ...changed(dice, dish, pool), section, id: key };
  });
  // What is new is another dish of the kind, or one that differs from a gone or a standing dish in one word.
  const titles = new Set(old.map(({ title }) => title));
  const fresh = invented.sections.flatMap(({ id, kind }) => {
    const others = pool.kinds[kind].titles.filter((title) => !titles.has(title));
    return dice
      .sample(others, dice.int(0, 2))
      .map((title) => ({ id: ++key, title, description: null, price: dice.int(4, 30) * 100, section: id }));
  });
  const alike = dice.sample(old, 1).flatMap((dish) => {
    const words = dish.title.split(' ');
    const other = dice.pick(pool.savoury).split(' ')[0] ?? '';
    if (words.length < 3 || dish.title.toLowerCase().includes(other.toLowerCase())) return [];
    return [{ ...dish, id: ++key, title: [other, ...words.slice(1)].join(' '), description: null }];
  });
  const draftDishes = [...written, ...fresh, ...alike];
  const sections = invented.sections.map(({ id, title, kind }) => {
    const items = draftDishes.filter(({ section }) => section === id);
    const heading = dice.chance(0.1) ? dice.pick(pool.kinds[kind].headings) : title;
    return readSection(
      1_000 + id,
      heading,
      (dice.chance(0.3) ? shuffled(dice, items) : items).map(({ id: itemKey, title: name, description, price }) =>
        readDish(itemKey, name, (price / 100).toFixed(2), {
          description: description === null ? null : readText(description),
        }),
      ),
    );
  });
  return { menu, draft: readMenuDraft(...(dice.chance(0.2) ? shuffled(dice, sections) : sections)), same };
}

function changed(dice: Dice, { title, description, price }: Dish, pool: Pool) {
  return {
    title: dice.chance(0.15) ? dice.pick(RENAMES)(dice, title, pool).trim() || title : title,
    price: dice.chance(0.35) ? price + dice.pick([-100, 50, 100, 150, 200, 300]) : price,
    description: dice.chance(0.2) ? (dice.chance(0.5) ? null : dice.sample(pool.savoury, 3).join(', ')) : description,
  };
}
