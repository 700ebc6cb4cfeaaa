import { FIELD_PROBLEMS, type FieldProblem } from './errors.ts';

/** The part of a zod issue that is needed: browser and server name problems by the same rules. */
export type Issue = {
  /** `invalid_type`, `too_big` … */
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message?: string | undefined;
  readonly origin?: unknown;
  readonly minimum?: unknown;
  readonly format?: unknown;
  readonly keys?: unknown;
};

const MAX_FIELDS = 100;

const isFieldProblem = (text: string | undefined): text is FieldProblem =>
  (FIELD_PROBLEMS as readonly (string | undefined)[]).includes(text);

/**
 * The invalid fields, by path ("variants.0.price"), with the first problem of each. A schema can name the problem in its
 * issue's message; otherwise the kind of issue decides.
 * @param value The refused body, to distinguish a missing field from one of the wrong type.
 */
export function fieldProblems(issues: readonly Issue[], value: unknown): Record<string, FieldProblem> {
  const problems = new Map<string, FieldProblem>();
  const add = (path: string, problem: FieldProblem) => {
    if (path !== '' && !problems.has(path) && problems.size < MAX_FIELDS) problems.set(path, problem);
  };
  for (const issue of issues) {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      if (Array.isArray(issue.keys))
        for (const key of issue.keys) add([...path, String(key)].join('.'), 'unknown_field');
    } else {
      add(path.join('.'), problemOf(issue, valueAt(value, path)));
    }
  }
  return Object.fromEntries(problems);
}

/** @param value The value at the issue's path. */
export function problemOf(issue: Issue, value: unknown): FieldProblem {
  if (isFieldProblem(issue.message)) return issue.message;
  if (value === undefined) return 'required';
  const isText = issue.origin === 'string';
  switch (issue.code) {
    case 'invalid_type':
      return 'invalid_type';
    case 'too_big':
      return isText ? 'too_long' : 'too_big';
    case 'too_small':
      return isText && issue.minimum === 1 ? 'required' : 'too_small';
    case 'invalid_format':
      return issue.format === 'email' ? 'invalid_email' : 'invalid_value';
    default:
      return 'invalid_value';
  }
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  let fieldValue = value;
  for (const key of path) {
    if (typeof fieldValue !== 'object' || fieldValue === null || !Object.hasOwn(fieldValue, key)) return undefined;
    // Own properties of a parsed JSON value.
    fieldValue = (fieldValue as Record<string, unknown>)[key];
  }
  return fieldValue;
}
