import { expect, test } from 'vitest';
import { planMenu } from '../draw-menu.ts';
import { FAMILIES } from './families.ts';
import { SPLITS } from './family.ts';

test('a family has a name of its own, and there are families to learn on, to choose on and to report on', () => {
  const names = FAMILIES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const split of SPLITS) expect(FAMILIES.filter((family) => family.split === split)).not.toHaveLength(0);
});

test.each(FAMILIES)('$name draws the same page for the same seed, and another for another', (family) => {
  expect(planMenu(family, 'a')).toEqual(planMenu(family, 'a'));
  const drawn = ['a', 'b', 'c'].map((seed) => JSON.stringify(planMenu(family, seed).menu.sections));
  expect(new Set(drawn).size).toBe(3);
});

test.each(FAMILIES)('$name draws menus of several dishes, whose amounts are amounts', (family) => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const dishes = planMenu(family, seed).menu.sections.flatMap((section) => section.dishes);
    expect(dishes.length).toBeGreaterThanOrEqual(5);
    for (const { prices, add_ons } of dishes)
      for (const { amount } of [...prices, ...add_ons]) {
        expect(amount).toBeGreaterThan(0);
        expect(Math.round(amount * 100) / 100).toBe(amount);
      }
  }
});
