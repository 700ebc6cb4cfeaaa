import type { z } from 'zod/mini';
import { FIELD_PROBLEMS, type FieldProblem } from '../../shared/errors.ts';

/** Why a form's field is refused before anything is sent: the wire's problems, and those of typed figures. */
export type FormProblem = FieldProblem | 'not_an_amount' | 'not_a_rate';
/** By the field's path in the form, which is its path in the body: "variants.0.price". */
export type FormProblems = Readonly<Record<string, FormProblem>>;

export type Reading<Body> = { body: Body; problems: null } | { body: null; problems: FormProblems };

/**
 * Checks a body by the wire's own schema. `found` are problems that reading the form's texts found already; they come
 * first at their field.
 */
export function checkBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  raw: z.input<Schema>,
  found: FormProblems = {},
): Reading<z.output<Schema>> {
  const parsed = schema.safeParse(raw);
  const problems = { ...(parsed.success ? {} : issueProblems(parsed.error.issues)), ...found };
  if (parsed.success && Object.keys(problems).length === 0) return { body: parsed.data, problems: null };
  return { body: null, problems };
}

const isFieldProblem = (text: string): text is FieldProblem => (FIELD_PROBLEMS as readonly string[]).includes(text);

/** The first problem of each field. A schema names it by its message; where it doesn't, the kind of issue decides. */
function issueProblems(issues: readonly z.core.$ZodIssue[]): Record<string, FormProblem> {
  const problems: Record<string, FormProblem> = {};
  for (const issue of issues) problems[issue.path.join('.')] ??= problemOf(issue);
  return problems;
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  if (isFieldProblem(issue.message)) return issue.message;
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'too_long' : 'too_big';
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'required' : 'too_small';
  return issue.code === 'invalid_type' ? 'invalid_type' : 'invalid_value';
}
