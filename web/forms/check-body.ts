import type { z } from 'zod/mini';
import type { FieldProblem } from '../../shared/errors.ts';
import { fieldProblems } from '../../shared/field-problems.ts';

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
  foundProblems: FormProblems = {},
): Reading<z.output<Schema>> {
  const parsedBody = schema.safeParse(raw);
  const allProblems = { ...(parsedBody.success ? {} : fieldProblems(parsedBody.error.issues, raw)), ...foundProblems };
  if (parsedBody.success && Object.keys(allProblems).length === 0) return { body: parsedBody.data, problems: null };
  return { body: null, problems: allProblems };
}
