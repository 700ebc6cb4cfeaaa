import type { z } from 'zod';
import { FIELD_PROBLEMS, type FieldProblem } from '../../../shared/errors.ts';
import { ApiProblem } from '../../api/api-problem.ts';
import { problemWords } from '../../frame/problem-words.ts';
import { t } from '../../i18n/i18n.ts';

/** Why a value can't be saved, in words; undefined where it can. The same rules as the server's. */
export function valueProblem(schema: z.ZodType, value: unknown): string | undefined {
  const result = schema.safeParse(value);
  if (result.success) return undefined;
  const code = FIELD_PROBLEMS.find((problem) => result.error.issues.some(({ message }) => message === problem));
  return fieldWords(code ?? 'invalid_value');
}

function fieldWords(problem: FieldProblem): string {
  return {
    required: t('fields.required'),
    invalid_type: t('fields.invalid_type'),
    invalid_value: t('fields.invalid_value'),
    unknown_field: t('fields.unknown_field'),
    too_long: t('fields.too_long'),
    too_small: t('fields.too_small'),
    too_big: t('fields.too_big'),
    invalid_email: t('fields.invalid_email'),
    invalid_code: t('fields.invalid_code'),
    control_characters: t('fields.control_characters'),
    special_characters: t('fields.special_characters'),
  }[problem];
}

/** What the server said of a field that it refused, or of the whole change. */
export function refusalWords(error: Error, field: string): string {
  return (error instanceof ApiProblem && error.fields[field]?.message) || problemWords(error);
}
