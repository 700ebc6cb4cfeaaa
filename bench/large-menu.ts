import type { CallApi } from './owner-to-measure.ts';

/** The largest menu that the limits allow. */
export const LARGE_MENU_ITEMS = 3_000;
const SECTIONS = 30;

/** What an item of the menu has besides its section and price, by its number. */
type ItemFields = (n: number) => { title: string; description: string; allergens?: readonly object[] };

/** The word of a list at a position, which may be beyond its end. @throws if the list is empty. */
export function cycled<T>(list: readonly T[], position: number): T {
  const entry = list[position % list.length];
  if (entry === undefined) throw new Error('An empty list has no words.');
  return entry;
}

/** Makes a restaurant with one menu, and returns the restaurant's path in the API. */
export async function makeLargeMenu(
  call: CallApi,
  fieldsOf: ItemFields,
  itemCount = LARGE_MENU_ITEMS,
  sectionCount = SECTIONS,
): Promise<string> {
  const body = { name: 'Chez Bench', main_locale: 'en', currency: 'CAD' };
  const { restaurant } = await call<{ restaurant: { id: string } }>('POST', '/api/restaurants', body);
  for (let index = 0; index < sectionCount; index += 1) {
    const sectionBody = { menu_id: 1, title: `Section ${index + 1}` };
    const { section } = await call<{ section: { id: number } }>('POST', '/api/menu-sections', sectionBody);
    for (let n = index; n < itemCount; n += sectionCount)
      await call('POST', '/api/menu-items', { menu_section_id: section.id, price: 900 + n, ...fieldsOf(n) });
  }
  return `/api/restaurants/${restaurant.id}`;
}
