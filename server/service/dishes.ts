import type { DishesAnswer, ServiceDish } from '../../shared/api/service.ts';
import { Refusal } from '../../shared/errors.ts';
import type { Db } from '../db/db.ts';
import type { ServiceAccess } from '../restaurants/access.ts';
import { type DishRow, findDishRow, findNameForStaff, listDishRows } from './queries.ts';

/** Everything that can be marked as sold out, for staff. Sections without dishes are left out, as are menus without any. */
export async function listDishes(db: Db, access: ServiceAccess, now: Date): Promise<DishesAnswer> {
  const name = await findNameForStaff(db, access);
  if (name === undefined) throw new Refusal('unauthenticated');
  const { menus, sections, dishes } = await listDishRows(db, access);
  const dishesOf = Map.groupBy(dishes, (dish) => dish.menu_section_id);
  const sectionsOf = Map.groupBy(
    sections.filter(({ id }) => dishesOf.has(id)),
    (section) => section.menu_id,
  );
  return {
    now: now.toISOString(),
    restaurant: { id: access.restaurant_id, name },
    menus: menus
      .filter(({ id }) => sectionsOf.has(id))
      .map(({ id, title }) => ({
        id,
        title,
        sections: (sectionsOf.get(id) ?? []).map((section) => ({
          id: section.id,
          title: section.title,
          dishes: (dishesOf.get(section.id) ?? []).map((row) => toDish(row, now)),
        })),
      })),
  };
}

/** @throws Refusal `not_found`. */
export async function getDish(db: Db, access: ServiceAccess, id: number, now: Date): Promise<ServiceDish> {
  const row = await findDishRow(db, access, id);
  if (!row) throw new Refusal('not_found');
  return toDish(row, now);
}

/** A dish whose time to come back has passed is no longer sold out, although no row was written. */
function toDish({ id, title, sold_out, back_at }: DishRow, now: Date): ServiceDish {
  const isBack = back_at !== null && Date.parse(back_at) <= now.getTime();
  return { id, title, sold_out: sold_out && !isBack, back_at: isBack ? null : back_at };
}
