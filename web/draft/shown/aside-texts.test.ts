import { expect, test } from 'vitest';
import { asideTexts } from './aside-texts.ts';

const amount = (minorUnits: number) => (minorUnits / 100).toFixed(2);

test('finds typed texts in a change of any shape', () => {
  const entry = {
    kind: 'update',
    entity: 'item',
    id: 3,
    version: 7,
    fields: { title: 'Cold soup', price: 1250, note: ' ', sizes: [{ label: 'Bowl', price: 900 }], colour: 4 },
    before: { title: 'Soup' },
  };
  expect(asideTexts(entry, amount)).toEqual({
    kind: 'update',
    entity: 'item',
    id: 3,
    typed: ['Cold soup', '12.50', 'Bowl', '9.00'],
  });
});

test.each([
  ['a creation has its title', { kind: 'create', entity: 'dish', title: 'Cake' }, ['Cake']],
  ['a text that isn’t JSON is shown unchanged', '{"format":2,"chan', ['{"format":2,"chan']],
  ['null has no texts', null, []],
])('%s', (_, entry, typed) => {
  expect(asideTexts(entry, amount)).toMatchObject({ entity: undefined, typed });
});
