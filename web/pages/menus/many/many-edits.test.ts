import { describe, expect, test } from 'vitest';
import type { DeclaredAllergen } from '../../../../shared/allergens.ts';
import { MAX_TAGS } from '../../../../shared/limits.ts';
import type { Item } from '../../../../shared/menu.ts';
import { sampleItem } from '../../../../test/sample-draft.ts';
import { contradictedItems, declarationLines, declarationOf, statesOf } from './declare-many.ts';
import { tagItems, taxItems, withTypedTag } from './mark-tags.ts';

const dish = (id: number, fields: Partial<Item>) => sampleItem({ id, title: `Dish ${id}`, ...fields });
const CHECKED = { allergens_checked_at: '2026-11-20T12:00:00.000Z' };

describe('allergens of several dishes', () => {
  const unchecked = dish(1, {});
  const withMilk = dish(2, { ...CHECKED, allergens: [{ code: 'milk', state: 'contains' }] });
  const withoutAny = dish(3, { ...CHECKED, allergens: [] });
  const kindsOf = (code: Parameters<typeof declarationLines>[1], state: Parameters<typeof declarationLines>[2]) =>
    declarationLines([unchecked, withMilk, withoutAny], code, state).map(({ kind }) => kind);

  test('distinguish new from equal and from conflicting declarations', () => {
    expect(kindsOf('milk', 'contains')).toEqual(['new', 'same', 'otherwise']);
    expect(kindsOf('milk', 'without')).toEqual(['new', 'otherwise', 'same']);
    expect(kindsOf('milk', 'may_contain')).toEqual(['new', 'otherwise', 'otherwise']);
  });

  test('declare nothing else: the rest of an unchecked dish stays undeclared', () => {
    const [line] = declarationLines([unchecked], 'milk', 'without');
    expect(line?.list).not.toContainEqual(expect.objectContaining({ code: 'milk' }));
    expect(line?.list).toContainEqual({ code: 'eggs', state: 'not_declared' });
  });

  const ALMOND: DeclaredAllergen[] = [{ code: 'almond', state: 'contains' }];
  const WHEAT: DeclaredAllergen[] = [
    { code: 'gluten', state: 'not_declared' },
    { code: 'wheat', state: 'contains' },
  ];

  test.each([
    [ALMOND, 'tree_nuts', 'contains', 'new', [{ code: 'tree_nuts', state: 'contains' }, ...ALMOND]],
    [ALMOND, 'tree_nuts', 'may_contain', 'new', [{ code: 'tree_nuts', state: 'may_contain' }, ...ALMOND]],
    [ALMOND, 'tree_nuts', 'without', 'otherwise', []],
    [WHEAT, 'gluten', 'may_contain', 'new', [{ code: 'gluten', state: 'may_contain' }, WHEAT[1]]],
    [WHEAT, 'gluten', 'without', 'otherwise', []],
    [ALMOND, 'almond', 'contains', 'same', ALMOND],
  ] as const)(
    'of %j, declared %s: %s, are as the table of allergens makes them',
    (allergens, code, state, kind, list) => {
      const [line] = declarationLines([dish(4, { ...CHECKED, allergens: [...allergens] })], code, state);
      expect([line?.kind, line?.list]).toEqual([kind, list]);
    },
  );

  test('are shown with the kinds that are named, and a kind can’t be declared as not contained', () => {
    expect(declarationOf(WHEAT, 'gluten')).toEqual({ state: 'not_declared', kinds: [WHEAT[1]] });
    expect(declarationOf(ALMOND, 'tree_nuts')).toEqual({ state: undefined, kinds: ALMOND });
    expect(statesOf('almond')).not.toContain('without');
  });

  test('name the dishes whose tags they contradict, unless they did so before', () => {
    const vegan = dish(5, { tags: ['Vegan'] });
    const contradictedBefore = dish(6, {
      ...CHECKED,
      tags: ['Vegan'],
      allergens: [{ code: 'eggs', state: 'contains' }],
    });
    const lines = declarationLines([vegan, unchecked, contradictedBefore], 'milk', 'contains');
    expect(contradictedItems(lines)).toEqual([vegan]);
  });
});

describe('tags of several dishes', () => {
  const soup = dish(1, { tags: ['Vegan', 'New'] });
  const bread = dish(2, { tags: ['vegan'] });
  const cheese = dish(3, { ...CHECKED, allergens: [{ code: 'milk', state: 'contains' }] });
  const tagsAfter = (marks: [string, boolean][]) =>
    tagItems([soup, bread, cheese], new Map(marks)).edits.map(({ item, fields }) => [item.id, fields.tags]);

  test('are added where they are missing, in whatever spelling, and removed in all spellings', () => {
    expect(tagsAfter([['New', true]])).toEqual([
      [2, ['vegan', 'New']],
      [3, ['New']],
    ]);
    expect(tagsAfter([['Vegan', false]])).toEqual([
      [1, ['New']],
      [2, []],
    ]);
  });

  test('include one that is typed; another spelling is the offered one', () => {
    const offered = ['Vegan', 'New'];
    expect([...withTypedTag(new Map(), 'Chef’s choice', offered)]).toEqual([['Chef’s choice', true]]);
    expect([...withTypedTag(new Map([['New', false]]), 'vegan', offered)]).toEqual([
      ['New', false],
      ['Vegan', true],
    ]);
    expect(withTypedTag(new Map(), '', offered).size).toBe(0);
  });

  test('leave a dish that has as many as it can, and say which contradict the declared allergens', () => {
    const full = dish(4, { tags: Array.from({ length: MAX_TAGS }, (_, index) => `Tag ${index}`) });
    const tagged = tagItems([cheese, full], new Map([['Vegan', true]]));
    expect(tagged.edits.map(({ item }) => item.id)).toEqual([cheese.id]);
    expect([tagged.full, tagged.contradicted]).toEqual([[full], [cheese]]);
  });
});

test('taxes of several dishes: a dish that has all of the restaurant’s has none of its own', () => {
  const taxes = [{ number: 1 }, { number: 2 }];
  const items = [dish(1, { taxes: null }), dish(2, { taxes: [2] }), dish(3, { taxes: [] })];
  const taxesAfter = (marks: [number, boolean][]) =>
    taxItems(items, new Map(marks), taxes).map(({ item, fields }) => [item.id, fields.taxes]);
  expect(taxesAfter([[1, true]])).toEqual([
    [2, null],
    [3, [1]],
  ]);
  expect(taxesAfter([[1, false]])).toEqual([[1, [2]]]);
});
