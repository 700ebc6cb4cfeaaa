import { randomUUID } from 'node:crypto';
import type { AppLocale } from '../shared/locales.ts';
import type { Restaurant } from '../shared/menu.ts';
import { OwnerByHttp } from './owner-by-http.ts';

/** A restaurant made for a journey: a menu with starters and mains, an empty lunch. */
export type Kitchen = {
  email: string;
  owner: OwnerByHttp;
  id: string;
  /** The draft as the server has it. */
  draft(): Promise<Restaurant>;
  /** The titles of menu 1's first section. */
  starters(): Promise<string[]>;
};

export const STARTERS = ['Leek soup', 'Smoked trout', 'Pickled beets'] as const;

export async function openKitchen(origin: string, locale: AppLocale = 'en'): Promise<Kitchen> {
  const owner = new OwnerByHttp(origin);
  const email = `${randomUUID()}@example.com`;
  const restaurant = {
    name: 'The Old Mill',
    main_locale: 'en',
    currency: 'CAD',
    timezone: 'America/Montreal',
  } as const;
  const id = await owner.begin(email, restaurant, locale);
  const addSection = async (menu_id: number, title: string, items: readonly string[]) => {
    const { section } = await owner.ask<{ section: { id: number } }>(201, 'POST', '/api/menu-sections', {
      menu_id,
      title,
    });
    for (const [index, item] of items.entries())
      await owner.ask(201, 'POST', '/api/menu-items', {
        menu_section_id: section.id,
        title: item,
        description: `Number ${index + 1}`,
        price: 1_000 + index * 100,
      });
  };
  await addSection(1, 'Starters', STARTERS);
  await addSection(1, 'Mains', ['Duck leg']);
  const { menu } = await owner.ask<{ menu: { id: number } }>(201, 'POST', '/api/menus', { title: 'Lunch' });
  await addSection(menu.id, 'Plates', ['Omelette']);
  const draft = async () => {
    const path = `/api/restaurants/${id}?admin=true`;
    return (await owner.ask<{ restaurant: Restaurant }>(200, 'GET', path)).restaurant;
  };
  const starters = async () => (await draft()).menus[0]?.sections[0]?.items.map(({ title }) => title) ?? [];
  return { email, owner, id, draft, starters };
}
