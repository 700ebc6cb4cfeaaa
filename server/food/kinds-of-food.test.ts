import { expect, test } from 'vitest';
import { isKindOf, ROOTS, relatedNames, usuallyHas } from './kinds-of-food.ts';
import { ownLexicon } from './lexicon.ts';

test.each([
  ['bacon', 'pork'],
  ['bacon', 'meat'],
  ['bacon', 'bacon'],
  ['chicken', 'animal food'],
])('%s is %s', (concept, kind) => {
  expect(isKindOf(concept, kind)).toBe(true);
});

test.each([
  ['pork', 'bacon'],
  ['chicken', 'pork'],
])('%s is not %s', (concept, kind) => {
  expect(isKindOf(concept, kind)).toBe(false);
});

test('a dish usually has the kinds of its usual parts', () => {
  expect(usuallyHas('Carbonara', 'pork')).toBe(true);
  expect(usuallyHas('Carbonara', 'beef')).toBe(false);
});

test('every name in the relations is a concept of the lexicon, a parent or a root', () => {
  const { parents, others } = relatedNames();
  const defined = new Set([...ROOTS, ...parents, ...ownLexicon().concepts.map(({ words }) => words.en.forms[0] ?? '')]);
  expect([...others].filter((name) => !defined.has(name))).toEqual([]);
});
