import type { z } from 'zod/mini';
import type { FieldProblem } from '../../../shared/errors.ts';
import { fieldProblems } from '../../../shared/field-problems.ts';

/** Why a form's field is refused before anything is sent: the schema's problems, and those of typed numbers. */
export type FormProblem = FieldProblem | 'not_an_amount' | 'not_a_rate';
/** By the field's path in the form, which is its path in the body: "variants.0.price". */
export type FormProblems = Readonly<Record<string, FormProblem>>;

export type Reading<Body> = { body: Body; problems: null } | { body: null; problems: FormProblems };

/**
 * Checks a body with the API's own schema. `found` are problems that were found while parsing the form's texts; they come
 * first at their field.
 */
export function checkBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  raw: z.input<Schema>,
  found: FormProblems = {},
): Reading<z.output<Schema>> {
  const parsed = schema.safeParse(raw);
  const problems = { ...(parsed.success ? {} : fieldProblems(parsed.error.issues, raw)), ...found };
  if (parsed.success && Object.keys(problems).length === 0) return { body: parsed.data, problems: null };
  return { body: null, problems };
}
