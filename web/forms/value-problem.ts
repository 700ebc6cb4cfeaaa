import type { z } from 'zod/mini';
import { problemOf } from '../../shared/field-problems.ts';
import { fieldProblemWords } from '../api/field-problem-words.ts';

/** A message why a value can't be saved; undefined if it can. The same rules as the server's. */
export function valueProblem(schema: z.ZodMiniType, value: unknown): string | undefined {
  const parsedValue = schema.safeParse(value);
  if (parsedValue.success) return undefined;
  const [first] = parsedValue.error.issues;
  return fieldProblemWords(first ? problemOf(first, value) : 'invalid_value');
}
