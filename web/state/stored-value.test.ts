import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { storedValue } from './stored-value.ts';

const answerSchema = z.object({ name: z.string() });

function newStorage(entries: Record<string, string> = {}) {
  const stored = new Map(Object.entries(entries));
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

test('reads what was stored, until it is forgotten', () => {
  const storage = newStorage();
  const answer = storedValue('answer', answerSchema, () => storage);
  expect(answer.read()).toBeUndefined();
  answer.keep({ name: 'Chez Anne' });
  expect(answer.read()).toEqual({ name: 'Chez Anne' });
  answer.forget();
  expect(answer.read()).toBeUndefined();
  expect(storage.stored.size).toBe(0);
});

test.each(['', '{', 'null', '{"name":3}'])('reads nothing from %j, which somebody else wrote', (text) => {
  const storage = newStorage({ answer: text });
  expect(storedValue('answer', answerSchema, () => storage).read()).toBeUndefined();
});

test('reads nothing if the browser forbids storage', () => {
  const forbid = () => {
    throw new Error('The operation is insecure.');
  };
  const answer = storedValue('answer', answerSchema, forbid);
  expect(answer.read()).toBeUndefined();
  expect(() => answer.keep({ name: 'Chez Anne' })).toThrow();
  expect(() => answer.tryToKeep({ name: 'Chez Anne' })).not.toThrow();
});

test('asks for the key each time: another user may have signed in', () => {
  const storage = newStorage();
  let userId = 'anne';
  const answer = storedValue(
    () => `answer-${userId}`,
    answerSchema,
    () => storage,
  );
  answer.keep({ name: 'Chez Anne' });
  userId = 'ben';
  expect(answer.read()).toBeUndefined();
});
