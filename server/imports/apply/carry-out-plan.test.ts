import { expect, it } from 'vitest';
import { getDraft, outline } from '../../../test/imports.ts';
import { makeItem, makeSection } from '../../../test/menu-maker.ts';
import { newOwner } from '../../../test/owners.ts';
import { readDish, readSection } from '../../../test/read-draft.ts';
import { testApp } from '../../../test/test-app.ts';
import type { Db } from '../../db/db.ts';
import { listMenus } from '../../menus/entity-queries.ts';
import { workerAccess } from '../../restaurants/access.ts';
import { carryOutPlan } from './carry-out-plan.ts';
import { planMenu } from './plan-menu.ts';

const t = await testApp();

/** A transaction that counts the writes. */
function counting(tx: Db): { tx: Db; writes: () => number } {
  let writes = 0;
  const counted = new Proxy(tx, {
    get(target, name) {
      if (name === 'update' || name === 'insert' || name === 'delete') writes += 1;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { tx: counted, writes: () => writes };
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `Dish number ${index}`);

/** Writes a file over a menu of two sections; in it every price differs and the second section's items are the first's. */
async function overwrite(count: number) {
  const owner = await newOwner(t);
  const access = workerAccess(owner.restaurant_id);
  const [mains, specials] = [
    await makeSection(owner, { title: 'Mains' }),
    await makeSection(owner, { title: 'Specials' }),
  ];
  for (const title of names(count)) await makeItem(owner, mains, { title, price: 900, details: 'Owner’s' });
  for (const title of names(count)) await makeItem(owner, specials, { title: `Special ${title}`, price: 700 });
  const draft = {
    language: null,
    sections: [
      readSection(
        1,
        'Specials',
        names(count).map((title, index) => readDish(100 + index, title, '10')),
      ),
      readSection(
        2,
        'Mains',
        names(count).map((title, index) => readDish(200 + index, `Special ${title}`, '7')),
      ),
    ],
  };
  let writes = 0;
  const isChanged = await t.deps.db.transaction(async (tx) => {
    const now = t.deps.now();
    const [menu] = await listMenus(tx, access, { menu_id: 1, now });
    if (!menu) throw new Error('no menu');
    const plan = planMenu({ draft, menu, option: 'overwrite', currency: 'CAD' });
    const counted = counting(tx);
    const work = {
      tx: counted.tx,
      access,
      menu,
      importSource: { id: 1, checkedPrices: new Set([100]) },
      option: 'overwrite' as const,
      now,
    };
    const result = await carryOutPlan(work, plan);
    writes = counted.writes();
    return result;
  });
  return { writes, isChanged, draft: await getDraft(owner) };
}

it('writes as few statements for many items as for few, and puts all where the file has it', async () => {
  const [few, many] = [await overwrite(1), await overwrite(12)];
  expect(many.writes).toBe(few.writes);
  expect([few.isChanged, many.isChanged]).toEqual([true, true]);
  expect(outline(many.draft)).toEqual({
    Specials: names(12).map((title) => `${title} 1000`),
    Mains: names(12).map((title) => `Special ${title} 700`),
  });
  expect(Object.keys(outline(many.draft))).toEqual(['Specials', 'Mains']);
  const [specials, mains] = many.draft.menus[0]?.sections ?? [];
  expect(specials?.items[0]).toMatchObject({
    details: 'Owner’s',
    version: 2,
    position: 0,
    confidence: 0.95,
    source: { import_id: 1, box: { page: 0 } },
    // The owner has confirmed the first price of the file, and no other.
    checked_price: { price: 1000, price_text: null },
  });
  expect(specials?.items[1]?.checked_price).toBeNull();
  // Moved, with unchanged content.
  expect(mains?.items[11]).toMatchObject({ version: 2, position: 11, confidence: null, source: null });
});
