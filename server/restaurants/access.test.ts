import { eq } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import type { getItem, listMenus } from '../menus/entity-queries.ts';
import type { changeSoldOut, markSoldOut } from '../menus/sold-out.ts';
import { menus } from '../menus/tables.ts';
import {
  grantAccess,
  grantServiceAccess,
  ofRestaurant,
  type RestaurantAccess,
  type ServiceAccess,
  workerAccess,
} from './access.ts';

it('keeps a query within its restaurant', () => {
  const condition = ofRestaurant(workerAccess('7k3m9x2p4q'), menus, eq(menus.id, 1));
  expect(new PgDialect().sqlToQuery(condition)).toMatchObject({
    sql: '("menus"."restaurant_id" = $1 and "menus"."id" = $2)',
    params: ['7k3m9x2p4q', 1],
  });
});

it('is made by a check alone: an id, or an object that looks like one, does not compile', () => {
  type Access = Parameters<typeof listMenus>[1];
  // @ts-expect-error an id is not a permission
  const id: Access = '7k3m9x2p4q';
  // @ts-expect-error neither is an object that holds one
  const look: RestaurantAccess = { restaurant_id: '7k3m9x2p4q' };
  expect([id, look]).toHaveLength(2);
});

it('of staff opens nothing but marking dishes as sold out: all else does not compile with it', () => {
  const staff = grantServiceAccess('7k3m9x2p4q');
  // @ts-expect-error the draft with its details is for the owner only
  const menus: Parameters<typeof listMenus>[1] = staff;
  // @ts-expect-error an item with its details too
  const item: Parameters<typeof getItem>[1] = staff;
  // @ts-expect-error this returns the whole item
  const whole: Parameters<typeof markSoldOut>[1] = staff;
  const mark: Parameters<typeof changeSoldOut>[1] = staff;
  const owners: ServiceAccess = grantAccess({ restaurant_id: '7k3m9x2p4q' });
  expect([menus, item, whole, mark, owners]).toHaveLength(5);
});
