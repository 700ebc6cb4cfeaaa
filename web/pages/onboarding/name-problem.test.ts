import { expect, test } from 'vitest';
import { LIMITS } from '../../../shared/limits.ts';
import { nameProblem } from './name-problem.ts';

test.each([
  ['L’Étoile & Fils (1987)', null],
  ["Chez D'Artagnan / Bar-Tabac", null],
  ['寿司', null],
  ['', 'required'],
  ['   ', 'required'],
  ['Chez <b>Paul</b>', 'special_characters'],
  ['Le {menu}', 'special_characters'],
  ['a\u202eb', 'special_characters'],
  ['é'.repeat(LIMITS.MAX_TITLE_CHARACTERS), null],
  ['é'.repeat(LIMITS.MAX_TITLE_CHARACTERS + 1), 'too_long'],
])('%j: %s', (name, problem) => expect(nameProblem(name)).toBe(problem));
