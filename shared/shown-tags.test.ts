import { expect, test } from 'vitest';
import { shownTags } from './shown-tags.ts';

test.each<[string, string[], string[]]>([
  ['Soup (V)', ['V'], []],
  ['Soup (V) (GF)', ['V', 'GF', 'Spicy'], ['Spicy']],
  ['Vindaloo', ['V'], ['V']],
  ['Soup', [], []],
])('%s with %j shows %j', (title, tags, shown) => {
  expect(shownTags({ title, tags })).toEqual(shown);
});
