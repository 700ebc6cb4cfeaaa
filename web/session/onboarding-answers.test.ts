import { expect, test } from 'vitest';
import { storedValue } from '../state/stored-value.ts';
import { firstUnfinishedStep, onboardingAnswersSchema, readOnboardingAnswers } from './onboarding-answers.ts';

const ALL = { name: 'Chez Nous', main_locale: 'fr', currency: 'CAD', logo_done: true } as const;

test.each([
  [{}, '/onboarding/restaurant-name'],
  [{ name: ALL.name }, '/onboarding/language'],
  [{ name: ALL.name, main_locale: ALL.main_locale }, '/onboarding/currency'],
  [{ ...ALL, logo_done: false }, '/onboarding/logo'],
  [ALL, '/onboarding/import'],
])('with %o it continues at %s', (answers, step) => {
  expect(firstUnfinishedStep(answers)).toBe(step);
});

test('ignores answers of another owner and unreadable ones', () => {
  const kept = (text: string) =>
    storedValue('onboarding', onboardingAnswersSchema, () => ({
      getItem: () => text,
      setItem: () => undefined,
      removeItem: () => undefined,
    }));
  const answers = { ...ALL, user_id: 'a' };
  expect(readOnboardingAnswers('a', kept(JSON.stringify(answers)))).toEqual(answers);
  expect(readOnboardingAnswers('b', kept(JSON.stringify(answers)))).toEqual({});
  expect(readOnboardingAnswers('a', kept('{"user_id":"a","currency":"XYZ"}'))).toEqual({});
  expect(readOnboardingAnswers('a', kept('{'))).toEqual({});
});
