import { randomUUID } from 'node:crypto';
import type { AppLocale } from '../shared/locales.ts';
import { OwnerByHttp } from './owner-by-http.ts';

type OwnerOfOneDish = { owner: OwnerByHttp; id: string; sectionId: number };

/** An owner whose menu, in French, has one dish: a tart under the desserts. */
export async function ownerOfOneDish(serverUrl: string, locale: AppLocale): Promise<OwnerOfOneDish> {
  const owner = new OwnerByHttp(serverUrl);
  const restaurant = { name: 'Chez Aglaé', main_locale: 'fr', currency: 'CAD', timezone: 'America/Montreal' } as const;
  const id = await owner.begin(`${randomUUID()}@example.com`, restaurant, locale);
  const sectionId = await owner.addSection('Desserts');
  await owner.ask(201, 'POST', '/api/menu-items', { menu_section_id: sectionId, title: 'Tarte', price: 850 });
  return { owner, id, sectionId };
}

/** The same, published. */
export async function publishedOwner(serverUrl: string, locale: AppLocale): Promise<OwnerOfOneDish> {
  const ownerOfDish = await ownerOfOneDish(serverUrl, locale);
  await ownerOfDish.owner.publish(ownerOfDish.id);
  return ownerOfDish;
}
