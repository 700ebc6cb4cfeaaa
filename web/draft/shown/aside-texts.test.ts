import { expect, test } from 'vitest';
import { asideTexts } from './aside-texts.ts';

const amount = (minorUnits: number) => (minorUnits / 100).toFixed(2);

test('what was typed is found in a change of any shape', () => {
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
  ['a new thing has its name', { kind: 'create', entity: 'dish', title: 'Cake' }, ['Cake']],
  ['a text that is no list is shown as it is', '{"format":2,"chan', ['{"format":2,"chan']],
  ['nothing to tell is nothing', null, []],
])('%s', (_, entry, typed) => {
  expect(asideTexts(entry, amount)).toMatchObject({ entity: undefined, typed });
});
