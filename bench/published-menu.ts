import type { CallApi } from './owner-to-measure.ts';

const SECTIONS = 8;
const ITEMS_PER_SECTION = 10;

/** A published menu of 80 dishes; returns the restaurant's id. */
export async function publishMenu(asOwner: CallApi): Promise<string> {
  const body = { name: 'Chez Bench', main_locale: 'en', currency: 'CAD' };
  const { restaurant } = await asOwner<{ restaurant: { id: string } }>('POST', '/api/restaurants', body);
  for (let number = 1; number <= SECTIONS; number += 1) {
    const title = `Section ${number}`;
    const { section } = await asOwner<{ section: { id: number } }>('POST', '/api/menu-sections', { menu_id: 1, title });
    for (let item = 1; item <= ITEMS_PER_SECTION; item += 1)
      await asOwner('POST', '/api/menu-items', {
        menu_section_id: section.id,
        title: `Dish ${number}.${item}`,
        description: 'With what the market has today, and a little of what it had yesterday.',
        price: 900 + 25 * item,
      });
  }
  await asOwner('POST', `/api/restaurants/${restaurant.id}/publish`, {});
  return restaurant.id;
}
