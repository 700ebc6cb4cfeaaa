import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallApi } from './owner-to-measure.ts';

const MENUS = join(import.meta.dirname, '../test/menus');
const NAMES = ['diner-three-columns', 'lantern-scan', 'grill-photo'];
const DISHES = 80;
const SECTIONS = 8;

type SampleDish = { title: string; description: string | null; price: number };

type DrawnTruth = { sections: { items: { title: string; description: string | null; price: number | null }[] }[] };

/** 80 dishes of the drawn menus in 8 sections, in realistic words: a page with one sentence eighty times compresses too well. */
function drawnSections(): { title: string; items: SampleDish[] }[] {
  const truths = NAMES.map((name): DrawnTruth => JSON.parse(readFileSync(join(MENUS, `${name}.truth.json`), 'utf8')));
  const printed = truths.flatMap(({ sections }) => sections.flatMap(({ items }) => items));
  const dishes = Array.from({ length: DISHES }, (_, index) => {
    const { title = '', description = null, price = null } = printed[index % printed.length] ?? {};
    return { title, description, price: Math.round((price ?? 10) * 100) };
  });
  const perSection = DISHES / SECTIONS;
  return Array.from({ length: SECTIONS }, (_, index) => ({
    title: `Section ${index + 1}`,
    items: dishes.slice(index * perSection, (index + 1) * perSection),
  }));
}

/** Publishes them, every fourth tagged, every third with allergens declared; returns the path of their page. */
export async function publishDrawnDishes(asOwner: CallApi): Promise<string> {
  const body = { name: 'Chez Bench', main_locale: 'en', currency: 'CAD' };
  const { restaurant } = await asOwner<{ restaurant: { id: string } }>('POST', '/api/restaurants', body);
  let count = 0;
  for (const { title, items } of drawnSections()) {
    const { section } = await asOwner<{ section: { id: number } }>('POST', '/api/menu-sections', { menu_id: 1, title });
    for (const item of items) {
      count += 1;
      await asOwner('POST', '/api/menu-items', {
        menu_section_id: section.id,
        ...item,
        tags: count % 4 === 0 ? ['Vegetarian'] : [],
        ...(count % 3 === 0 ? { allergens: [{ code: 'milk', state: 'contains' }] } : {}),
      });
    }
  }
  await asOwner('POST', `/api/restaurants/${restaurant.id}/publish`, {});
  return `/restaurants/${restaurant.id}/menus/1`;
}
