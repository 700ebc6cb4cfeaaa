import { expect, test } from 'vitest';
import { PUBLICATION_SCHEMA } from '../../../shared/publication.ts';
import { sampleItem, sampleMenu, sampleRestaurant, sampleSection } from '../../../test/sample-publication.ts';
import { makeMenuFacts } from '../facts/menu-facts.ts';
import { menuPart, readDishes } from './menu-for-model.ts';

const NOTHING = new Set<number>();

function factsOf(count: number, description: string) {
  const items = Array.from({ length: count }, (_, index) =>
    sampleItem(index + 1, `Dish ${index + 1}`, { description }),
  );
  const menus = [sampleMenu({ sections: [sampleSection(1, 'Mains', items)] })];
  const content = { schema: PUBLICATION_SCHEMA, public: sampleRestaurant({ menus }), assistant: { details: [] } };
  return makeMenuFacts(content, [], 'en');
}

test('a small menu is sent whole', () => {
  const { is_whole, dishes } = menuPart(factsOf(30, 'Lentils, orange'), 'Duck?', NOTHING);
  expect([is_whole, dishes.length]).toEqual([true, 30]);
});

test('a model never gets more than so many characters', () => {
  const long = factsOf(30, 'Lentils and orange. '.repeat(100));
  const part = menuPart(long, 'Duck?', NOTHING);
  expect(part.is_whole).toBe(false);
  expect(part.dishes.length).toBeGreaterThan(5);
  expect(JSON.stringify(part.dishes).length).toBeLessThan(25_000);
  const ids = long.dishes.map(({ item }) => item.id);
  expect(JSON.stringify(readDishes(long, ids, NOTHING)).length).toBeLessThan(25_000);
});

test('of the dishes that were named before, only the last ones are given again', () => {
  const facts = factsOf(1_000, 'Lentils and orange. '.repeat(20));
  const before = facts.dishes.slice(0, 250).map(({ item }) => item.id);
  const { dishes } = menuPart(facts, 'And how much?', NOTHING, before);
  expect(dishes.map(({ id }) => id).slice(0, 12)).toEqual(before.slice(-12));
  expect(dishes.length).toBeLessThan(40);
});
