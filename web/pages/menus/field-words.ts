import type { z } from 'zod/mini';
import { FIELD_PROBLEMS } from '../../../shared/errors.ts';
import { ApiProblem } from '../../api/api-problem.ts';
import { fieldProblemWords } from '../../frame/field-problem-words.ts';
import { problemWords } from '../../frame/problem-words.ts';

/** Why a value can't be saved, in words; undefined where it can. The same rules as the server's. */
export function valueProblem(schema: z.ZodMiniType, value: unknown): string | undefined {
  const result = schema.safeParse(value);
  if (result.success) return undefined;
  const code = FIELD_PROBLEMS.find((problem) => result.error.issues.some(({ message }) => message === problem));
  return fieldProblemWords(code ?? 'invalid_value');
}

/** What the server said of a field that it refused, or of the whole change. */
export function refusalWords(error: Error, field: string): string {
  return (error instanceof ApiProblem && error.fields[field]?.message) || problemWords(error);
}
