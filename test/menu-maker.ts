import { itemAnswerSchema, menuAnswerSchema, sectionAnswerSchema } from '../shared/api/menu-answers.ts';
import type { Item, Menu, Section } from '../shared/menu.ts';
import { API_PATHS } from '../shared/paths.ts';
import type { Client } from './client.ts';

/** Creates an owner's menus, sections and items through the API; throws if the API refuses one. */

export async function makeMenu(owner: Client, body: object = {}): Promise<Menu> {
  return menuAnswerSchema.parse((await owner.post(API_PATHS.menus, { title: 'Lunch', ...body })).json()).menu;
}

export async function makeSection(owner: Client, body: object = {}): Promise<Section> {
  const created = await owner.post(API_PATHS.sections, { menu_id: 1, title: 'Starters', ...body });
  return sectionAnswerSchema.parse(created.json()).section;
}

export async function makeItem(owner: Client, section: Pick<Section, 'id'>, body: object = {}): Promise<Item> {
  const created = await owner.post(API_PATHS.items, { menu_section_id: section.id, title: 'Soup', ...body });
  return itemAnswerSchema.parse(created.json()).item;
}
