import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it.each([
  ['Crème  brûlée*', 'CREME BRULEE'],
  ['Œuf mayonnaise', 'Oeuf Mayonnaise'],
  ['L’entrecôte', "L'Entrecote"],
  ['Poulet—frites', 'poulet frites'],
])('takes %s and %s for the same', (a, b) => expect(foldText(a)).toBe(foldText(b)));

it.each([
  ['Tarte', 'Tartes'],
  ['か', 'が'],
  ['Pizza 3', 'Pizza 4'],
  ['***', '---'],
])('tells %s from %s', (a, b) => expect(foldText(a)).not.toBe(foldText(b)));
