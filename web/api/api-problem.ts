import type { ErrorCode, FieldProblem } from '../../shared/errors.ts';

export type FieldProblems = Readonly<Record<string, { code: FieldProblem; message: string }>>;

/** A request that the server refused: its code, HTTP status, words in the interface's language, and fields at fault. */
export class ApiProblem extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldProblems;

  constructor(problem: { code: ErrorCode; status: number; message: string; fields?: FieldProblems | undefined }) {
    super(problem.message);
    this.name = 'ApiProblem';
    this.code = problem.code;
    this.status = problem.status;
    this.fields = problem.fields ?? {};
  }
}

/** The server could not be reached: nothing is known of what became of the request. */
export class NetworkProblem extends Error {
  constructor(cause: unknown) {
    super('The server could not be reached.', { cause });
    this.name = 'NetworkProblem';
  }
}

/** The server answered with something that isn't what was agreed on. */
export class UnreadableAnswer extends Error {
  constructor(path: string, cause?: unknown) {
    super(`The answer of ${path} could not be read.`, { cause });
    this.name = 'UnreadableAnswer';
  }
}

export const isProblem = (error: unknown, code: ErrorCode): boolean =>
  error instanceof ApiProblem && error.code === code;
