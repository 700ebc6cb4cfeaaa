import { expect, test } from 'vitest';
import { menuAnswerSchema } from '../../../shared/api/menu-answers.ts';
import { API_PATHS } from '../../../shared/paths.ts';
import { answerSerializer } from './answer-serializer.ts';

const menu = {
  id: 1,
  title: 'Dinner',
  display_mode: 'simple',
  hidden: false,
  serving_periods: [],
  position: 0,
  version: 1,
  sections: [],
};
const compiled = (NODE_ENV: 'production' | 'test', url: string) =>
  answerSerializer({ NODE_ENV })({ schema: menuAnswerSchema, method: 'PUT', url, httpStatus: '200' });

test('an answer with a whole menu is the same text whether or not it is checked', () => {
  const [checked, sent] = [compiled('test', API_PATHS.menu), compiled('production', API_PATHS.menu)];
  expect(sent({ menu })).toBe(checked({ menu }));
  expect(JSON.parse(sent({ menu }))).toEqual({ menu });
});

test('in development and tests, and of every other route, an answer that its schema does not know is refused', () => {
  const wrong = { menu: { ...menu, secret: 1 } };
  expect(() => compiled('test', API_PATHS.menu)(wrong)).toThrow();
  expect(() => compiled('production', API_PATHS.section)(wrong)).toThrow();
});
